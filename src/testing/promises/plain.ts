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
  if (isPlain) return undefined;
  return `${way}: ${typeof value === 'number' ? (Object.is(value, -0) ? '-0' : value) : typeof value}`;
}

/** Whether two values are the same plain data; the order of fields means nothing, nor does one that is undefined. */
export function sameData(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other);
  if (one === other) return true;
  if (isFields(one)) return isFields(other) && sameFields(one, other);
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  // Long columns of numbers are most of it.
  for (let at = 0; at < one.length; at++)
    if (!Object.is(one[at], other[at]) && !sameData(one[at], other[at])) return false;
  return true;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: object): value is Fields {
  return !Array.isArray(value);
}

function sameFields(one: Fields, other: Fields): boolean {
  for (const name in one) if (!sameData(one[name], other[name])) return false;
  for (const name in other) if (other[name] !== undefined && !(name in one)) return false;
  return true;
}

/** A copy of plain data with everything in it frozen, so that whoever writes to it is found out. */
export function frozenCopy<T>(value: T): T;
export function frozenCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((part: unknown) => frozenCopy(part)));
  const copied: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) copied[name] = frozenCopy(part);
  return Object.freeze(copied);
}

/** Whether an error comes from writing to something frozen. */
export function writesToFrozen(error: unknown): error is TypeError {
  return (
    error instanceof TypeError && /read only|not extensible|Cannot (?:add|delete|assign|define)/u.test(error.message)
  );
}
