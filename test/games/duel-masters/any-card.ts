// Cards made at random from the schema of packs: whatever it lets through, however odd.
import type { Chance } from '../../../src/engine/index.js';
import { PACK_SCHEMA } from '../../../src/games/duel-masters/cards/pack/schema/index.js';

type Node = Readonly<Record<string, unknown>>;
type Value = Record<string, unknown>;

const PARTS = Object.fromEntries(Object.entries(PACK_SCHEMA.$defs)) as Readonly<Record<string, Node>>;

/** Bases that there often are: one, or two, of any zone. */
const BASES = [
  [{}],
  [{ in: 'mana' }],
  [{ in: 'graveyard' }],
  [{ in: 'hand' }],
  [{}, { in: 'mana' }],
  [{ in: 'hand' }, { in: 'graveyard' }],
];

/** A card of one of two civilizations, cheap enough to be played; its id and name are the number’s. */
export function anyCard(chance: Chance, number: number): Value {
  const card = anything(PARTS.card as Node, chance, 0) as Value;
  const races = card.type === 'spell' ? {} : { races: ['survivor', 'Beast'].slice(chance.below(2)) };
  return {
    ...card,
    ...(card.type === 'spell' ? {} : isSurvivor(card) ? { races: ['survivor'] } : races),
    ...(card.type === 'evolution' ? { bases: oneOf(BASES, chance) } : {}),
    id: `any-${number}`,
    name: `Any ${number}`,
    civilizations: [chance.below(2) === 0 ? 'water' : 'fire'],
    cost: 1 + chance.below(5),
  };
}

function isSurvivor(card: Value): boolean {
  return Array.isArray(card.abilities) && card.abilities.some((one: Value) => one.under === 'survivor');
}

/** Any value that a schema lets through; the deeper, the fewer fields are there that may be left out. */
function anything(schema: Node, chance: Chance, depth: number): unknown {
  const node = resolved(schema);
  if ('const' in node) return node.const;
  if (node.enum !== undefined) return oneOf(node.enum as unknown[], chance);
  if (node.else !== undefined)
    return chance.below(3) === 0
      ? anything(node.then as Node, chance, depth)
      : anything(node.else as Node, chance, depth);
  switch (node.type) {
    case 'object':
      return isTagged(node) ? tagged(node, chance, depth) : group(node, chance, depth);
    case 'array':
      return list(node, chance, depth);
    case 'integer':
      return whole(node, chance);
    case 'string':
      return oneOf(['beast', 'bird', 'any-3', 'survivor'], chance);
    default:
      return anything((node.allOf as Node[])[0] as Node, chance, depth);
  }
}

function resolved(node: Node): Node {
  const { $ref: reference } = node;
  return typeof reference === 'string' ? resolved(PARTS[reference.replace('#/$defs/', '')] as Node) : node;
}

function isTagged(node: Node): boolean {
  return node.allOf !== undefined && node.additionalProperties === undefined;
}

/** Takes a word, and fills the schema that stands for it until that has the word. */
function tagged(node: Node, chance: Chance, depth: number, word = tagOf(node, chance)): Value {
  const [tag] = node.required as string[];
  const branch = (node.allOf as { if: Node; then: Node }[]).find(({ if: on }) => {
    const properties = on.properties as Readonly<Record<string, { enum: unknown[] }>>;
    return properties[tag ?? '']?.enum.includes(word);
  });
  const inner = resolved(branch?.then ?? {});
  const [innerTag] = (inner.required ?? []) as string[];
  const value = isTagged(inner)
    ? tagged(inner, chance, depth, innerTag === tag ? word : tagOf(inner, chance))
    : group(inner, chance, depth);
  return { ...value, [tag ?? '']: word };
}

function tagOf(node: Node, chance: Chance): unknown {
  const [tag] = node.required as string[];
  const properties = node.properties as Readonly<Record<string, { enum: unknown[] }>>;
  return oneOf(properties[tag ?? '']?.enum ?? [], chance);
}

function group(node: Node, chance: Chance, depth: number): Value {
  const required = (node.required ?? []) as string[];
  const fields = Object.entries(node.properties as Readonly<Record<string, Node>>);
  const taken = fields.filter(([name]) => required.includes(name) || chance.below(depth > 6 ? 10 : 3) === 0);
  const enough = taken.length > 0 ? taken : fields.slice(0, Number(node.minProperties ?? 0));
  return Object.fromEntries(enough.map(([name, field]) => [name, anything(field, chance, depth + 1)]));
}

function list(node: Node, chance: Chance, depth: number): unknown[] {
  const least = Number(node.minItems);
  const count = least + chance.below(Math.min(3, Number(node.maxItems) - least + 1));
  const items = Array.from({ length: count }, () => anything(node.items as Node, chance, depth + 1));
  // Of some kinds of ability the schema allows one, and of what stands in a set too.
  const keys = items.map((item) => (isAbility(item) ? item.ability : JSON.stringify(item)));
  const isSet = node.uniqueItems === true || items.some(isAbility);
  return isSet ? items.filter((_, at) => keys.indexOf(keys[at]) === at) : items;
}

function isAbility(item: unknown): item is { readonly ability: unknown } {
  return typeof item === 'object' && item !== null && 'ability' in item;
}

function whole(node: Node, chance: Chance): number {
  const step = Number(node.multipleOf ?? 1);
  const least = Math.max(Number(node.minimum), -6 * step);
  const values = Array.from({ length: 13 }, (_, at) => least + at * step).filter(
    (value) => value <= Number(node.maximum) && !(node.not !== undefined && value === 0),
  );
  return oneOf(values, chance);
}

function oneOf<T>(values: readonly T[], chance: Chance): T {
  return values[chance.below(values.length)] as T;
}
