// Writes docs/duel-masters-cards.schema.json from the schema that packs are read by: node config/write-card-schema.mjs
import { writeFileSync } from 'node:fs';
import { PACK_SCHEMA } from '../dist/games/duel-masters/cards/pack/schema/index.js';

const WIDTH = 120;

/** JSON with everything on one line that fits there. */
function format(value, indent) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => [item, ''])
    : Object.entries(value).map(([key, item]) => [item, `${JSON.stringify(key)}: `]);
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  const flat = `${open}${parts.map(([item, key]) => key + format(item, '')).join(', ')}${close}`;
  if (indent.length + flat.length <= WIDTH && !flat.includes('\n')) return flat;
  const inner = `${indent}  `;
  const lines = parts.map(([item, key]) => `${inner}${key}${format(item, inner)}`);
  return `${open.trim()}\n${lines.join(',\n')}\n${indent}${close.trim()}`;
}

writeFileSync('docs/duel-masters-cards.schema.json', `${format(PACK_SCHEMA, '')}\n`);
