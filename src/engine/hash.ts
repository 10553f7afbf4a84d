// A state's hash: the same on every machine, whatever order its fields were made in.
import { createHash } from 'node:crypto';
import { type OptionTable, unusualOptions } from './options.js';
import type { State } from './state.js';

/** JSON with the fields of every object in alphabetical order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

/** SHA-256 of a value's canonical JSON, as 64 hex digits. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex');
}

/**
 * The hash of a game's state. Recordings show its first eight digits. Of the options it covers those that are not the usual
 * ones, so that a new option changes no hash of a game that is played without it.
 */
export function hashState(game: { readonly options: OptionTable }, state: State): string {
  const { run } = state;
  return hashOf({ ...state, run: { ...run, options: unusualOptions(game.options, run.options) } });
}

/** The same data, its fields made in alphabetical order. */
function inOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const fields: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value).sort(byName)) fields[name] = inOrder(part);
  return fields;
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
