// A state's hash: the same on every machine, whatever order its fields were made in.
import { createHash } from 'node:crypto';

/** JSON with the fields of every object in alphabetical order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

/** SHA-256 of a state's canonical JSON, as 64 hex digits. Recordings show the first eight. */
export function hashState(state: unknown): string {
  return createHash('sha256').update(canonicalJson(state), 'utf8').digest('hex');
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
