// JSON Schemas that the compiler holds equal to types: a field or a word that a type has and its schema lacks, or the other way
// round, does not compile. A schema is plain data; the type that it stands for is known to the compiler alone.
export declare const OF: unique symbol;

export interface Schema<T> {
  readonly [keyword: string]: unknown;
  /** Both ways, so that neither more nor less fits. */
  readonly [OF]?: (value: T) => T;
}

/** The schema of a field that may be left out. */
export interface Optional<T> {
  readonly optional: Schema<T>;
}

/** A schema for every field of a type. */
export type Fields<T> = {
  readonly [Name in keyof T]-?: Partial<Pick<T, Name>> extends Pick<T, Name>
    ? Optional<Exclude<T[Name], undefined>>
    : Schema<T[Name]>;
};

/** Those of a union that have a word in a field. */
export type With<T, Tag extends keyof T, Word> = T extends unknown ? (Word extends T[Tag] ? T : never) : never;

export function optional<T>(schema: Schema<T>): Optional<T> {
  return { optional: schema };
}

/** One of some words. */
export function words<const T extends string | boolean>(...known: readonly T[]): Schema<T> {
  return known.length === 1 ? { const: known[0] } : { enum: known };
}

/** A whole number between two, both included. */
export function whole(minimum: number, maximum: number, multipleOf?: number): Schema<number> {
  return { type: 'integer', minimum, maximum, ...(multipleOf !== undefined && { multipleOf }) };
}

/** A text. */
export function text(maxLength: number, pattern?: string): Schema<string> {
  return { type: 'string', maxLength, ...(pattern !== undefined && { pattern }) };
}

/** A list of a number of items between two. */
export function list<T>(items: Schema<T>, minItems: number, maxItems: number): Schema<readonly T[]> {
  return { type: 'array', items, minItems, maxItems };
}

/** A list whose items are all different. */
export function set<T>(items: Schema<T>, minItems: number, maxItems: number): Schema<readonly T[]> {
  return { ...list(items, minItems, maxItems), uniqueItems: true };
}

/** A group of fields, and no others. */
export function group<T extends object>(fields: Fields<T>, more: Readonly<Record<string, unknown>> = {}): Schema<T> {
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  for (const name in fields) {
    const field: unknown = fields[name];
    if (isOptional(field)) properties[name] = field.optional;
    else {
      properties[name] = field;
      required.push(name);
    }
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...more,
  };
}

/** One of several groups, told apart by the word in one field; each word’s schema is looked at where that word stands. */
export function tagged<T extends object, Tag extends keyof T & string>(
  tag: Tag,
  byWord: { readonly [Word in T[Tag] & string]: Schema<With<T, Tag, Word>> },
): Schema<T> {
  return toldApart(tag, Object.entries<object>(byWord));
}

/** The same where most words are those of another such schema, which is referred to and not said again. */
export function extended<T extends object, Tag extends keyof T & string, Word extends T[Tag] & string>(
  tag: Tag,
  base: Schema<With<T, Tag, Word>>,
  baseWords: Readonly<Record<Word, unknown>>,
  byWord: { readonly [Other in Exclude<T[Tag] & string, Word>]: Schema<With<T, Tag, Other>> },
): Schema<T> {
  const known = Object.keys(baseWords).map((word): [string, object] => [word, base]);
  return toldApart(tag, [...known, ...Object.entries<object>(byWord)]);
}

/** One of some words, or something that is no text. */
export function wordOr<const Word extends string, T>(known: readonly Word[], schema: Schema<T>): Schema<Word | T> {
  return { if: { type: 'string' }, then: { enum: known }, else: schema };
}

/** Stricter than its type says: the schema of some of its values only. */
export function narrower<T>(schema: Readonly<Record<string, unknown>>): Schema<T> {
  return { allOf: [schema] };
}

/** A list of one or two. */
export function oneOrTwo<T>(items: Schema<T>): Schema<readonly [T] | readonly [T, T]> {
  return { type: 'array', items, minItems: 1, maxItems: 2 };
}

function toldApart(tag: string, byWord: readonly (readonly [string, object])[]): Readonly<Record<string, unknown>> {
  const schemas = [...new Set(byWord.map(([, schema]) => schema))];
  return {
    type: 'object',
    properties: { [tag]: { enum: byWord.map(([word]) => word) } },
    required: [tag],
    allOf: schemas.map((schema) => ({
      if: {
        type: 'object',
        properties: { [tag]: { enum: byWord.filter(([, own]) => own === schema).map(([word]) => word) } },
        required: [tag],
      },
      then: schema,
    })),
  };
}

function isOptional(field: unknown): field is Optional<unknown> {
  return typeof field === 'object' && field !== null && 'optional' in field;
}
