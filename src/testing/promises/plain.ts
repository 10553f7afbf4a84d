// Plain data: what JSON writes and reads back as it was.

/** What in a value is no plain data, with the way to it (`cards.3: undefined`); undefined when all of it is. */
export function unplainPart(value: unknown, way = 'the state'): string | undefined {
  if (typeof value === 'object' && value !== null) {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)
      return `${way}: a ${value.constructor.name}`;
    for (const [name, part] of Object.entries(value)) {
      const unplain = unplainPart(part, way === 'the state' ? name : `${way}.${name}`);
      if (unplain !== undefined) return unplain;
    }
    return undefined;
  }
  const isPlain =
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0));
  return isPlain ? undefined : `${way}: ${Object.is(value, -0) ? '-0' : String(value)}`;
}
