// A state's hash: the same on every machine, whatever order its fields were made in.
import { createHash } from 'node:crypto';

/** JSON with the fields of every object in alphabetical order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** SHA-256 of a state's canonical JSON, as 64 hex digits. Recordings show the first eight. */
export function hashState(state: unknown): string {
  return createHash('sha256').update(canonicalJson(state), 'utf8').digest('hex');
}
