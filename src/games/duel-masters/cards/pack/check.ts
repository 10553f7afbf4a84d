// Holds what was read against the schema of packs, and says what is wrong in our own words.
import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import {
  clip,
  type Fault,
  failure,
  failureOf,
  faultsOf,
  nearest,
  type Result,
  success,
} from '../../../../engine/index.js';
import { fault } from '../../text/say.js';
import { type Placed, pathOf } from './json.js';
import { type CardOfPack, MOST_CARDS, PACK_FRAME, PACK_SCHEMA } from './schema/index.js';
import { LONGEST_ID, LONGEST_NAME, NAME_SIGNS, RESERVED_IDS } from './schema/parts.js';

/** Values of a card, fields and items counted: no card of ours has a tenth of it. */
const MOST_VALUES = 2000;
/** Further faults than so many are not looked for. */
const ENOUGH = 1000;

/** The right cards of a pack by their places, and everything that is wrong with the others and with what is round them. */
export interface CheckedPack {
  readonly cards: ReadonlyMap<string, CardOfPack>;
  readonly faults: readonly Fault[];
}

/** Holds a pack against the schema: first its frame, then card by card. */
export function checkPack(json: Placed): CheckedPack {
  const { pack, card } = checkers();
  const faults = [...faultsOf(check(pack, json, ''))];
  const cards = new Map<string, CardOfPack>();
  const list = fieldOf(json.value, 'cards');
  if (!Array.isArray(list) || list.length > MOST_CARDS) return { cards, faults };
  for (const [at, placed] of json.parts.get('cards')?.parts ?? []) {
    if (faults.length >= ENOUGH) break;
    const checked = checkOne(card, placed, `cards[${at}]`);
    if (checked.ok) cards.set(at, checked.value);
    else faults.push(...checked.faults);
  }
  return { cards, faults };
}

/** @param root what the card is called in faults */
export function checkCard(json: Placed, root: string): Result<CardOfPack> {
  return checkOne(checkers().card, json, root);
}

interface Checkers {
  readonly pack: ValidateFunction<unknown>;
  readonly card: ValidateFunction<CardOfPack>;
}

let made: Checkers | undefined;

/** Made when somebody brings cards: it takes longer than the whole program takes to start. */
function checkers(): Checkers {
  if (made !== undefined) return made;
  const load = createRequire(import.meta.url);
  const { Ajv2020: Checker } = load('ajv/dist/2020') as { readonly Ajv2020: typeof Ajv2020 };
  const ajv = new Checker({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
    // Ours is right, which a test knows; and what is used once need not be made as fast as can be.
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  ajv.addSchema(PACK_SCHEMA, 'pack');
  const card = ajv.getSchema<CardOfPack>('pack#/$defs/card');
  if (card === undefined) throw new Error('duel-masters: no schema of cards');
  made = { pack: ajv.compile(PACK_FRAME), card };
  return made;
}

/** The checker takes time by the square of the faults it finds, so what it is given is bounded first. */
function checkOne<T>(checker: ValidateFunction<T>, json: Placed, root: string): Result<T> {
  if (json.size > MOST_VALUES)
    return failure(fault('pack.card-too-large', { path: root, count: json.size, most: MOST_VALUES }, json.line));
  return check(checker, json, root);
}

function check<T>(checker: ValidateFunction<T>, json: Placed, root: string): Result<T> {
  const { value } = json;
  if (checker(value)) return success(value);
  const errors = (checker.errors ?? []).filter(({ keyword }) => !OUTER.includes(keyword));
  const faults = errors.map((error) => faultOf(error, json, root));
  // The same mistake can be found on several ways through the schema.
  const distinct = new Map(faults.map((one) => [JSON.stringify(one), one]));
  return failureOf([...distinct.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
}

/** Keywords of the schema that only say that something further inside is wrong. */
const OUTER: readonly string[] = ['if', 'allOf'];

function faultOf(error: ErrorObject, json: Placed, root: string): Fault {
  const keys = error.instancePath.split('/').slice(1).map(unescaped);
  const path = pathOf(root, keys.map(clip));
  const line = lineAt(json, keys);
  const parameter = (name: string): unknown => Object.entries<unknown>(error.params).find(([own]) => own === name)?.[1];
  const limit = Number(parameter('limit'));
  const text = written(error.data);
  switch (error.keyword) {
    case 'type':
      return fault('pack.kind', { path, kind: kindOf(parameter('type')) }, line);
    case 'additionalProperties': {
      const name = String(parameter('additionalProperty'));
      const known = namesOf(error.parentSchema);
      const near = nearest(name, known);
      const data = { path, name: clip(name), known };
      const own = lineAt(json, [...keys, name]);
      return near === undefined ? fault('pack.unknown', data, own) : fault('pack.unknown-near', { ...data, near }, own);
    }
    case 'required':
      return fault('pack.missing', { path, name: String(parameter('missingProperty')) }, line);
    case 'enum':
    case 'const': {
      const allowed = error.keyword === 'const' ? [parameter('allowedValue')] : listOf(parameter('allowedValues'));
      const known = allowed.map(String);
      const near = typeof error.data === 'string' ? nearest(error.data, known) : undefined;
      return near === undefined
        ? fault('pack.word', { path, text, known }, line)
        : fault('pack.word-near', { path, text, near, known }, line);
    }
    case 'minimum':
      return fault('pack.least', { path, value: text, least: limit }, line);
    case 'maximum':
      return fault('pack.most', { path, value: text, most: limit }, line);
    case 'multipleOf':
      return fault('pack.step', { path, value: text, step: Number(parameter('multipleOf')) }, line);
    case 'minItems':
    case 'minProperties':
      return fault('pack.fewest', { path, least: limit }, line);
    case 'maxItems':
      return fault('pack.longest', { path, most: limit }, line);
    case 'uniqueItems':
      return fault('pack.same', { path }, line);
    case 'contains':
      return fault('pack.once', { path, word: wordOf(error.schema) }, line);
    case 'not':
      return typeof error.data === 'number'
        ? fault('pack.zero', { path }, line)
        : fault('pack.reserved', { path, text, known: RESERVED_IDS }, line);
    case 'pattern':
    case 'maxLength':
      return keys.at(-1) === 'id' || keys.at(-1) === 'named'
        ? fault('pack.id', { path, text, most: LONGEST_ID }, line)
        : fault('pack.name', { path, text, most: LONGEST_NAME, signs: NAME_SIGNS }, line);
    default:
      throw new Error(`duel-masters: the schema of packs says ${error.keyword}, which has no words`);
  }
}

/** The line of a part, or of the innermost part round it that is there. */
function lineAt(json: Placed, keys: readonly string[]): number {
  let placed = json;
  for (const key of keys) {
    const inner = placed.parts.get(key);
    if (inner === undefined) break;
    placed = inner;
  }
  return placed.line;
}

/** A key of a JSON pointer. */
function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A value as it was written, short enough for a message. */
function written(value: unknown): string {
  return clip(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
}

/** The choice of words in `fault.pack.kind`. */
function kindOf(type: unknown): string {
  switch (type) {
    case 'string':
      return 'text';
    case 'integer':
      return 'whole';
    case 'array':
      return 'list';
    default:
      return 'group';
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function namesOf(schema: unknown): string[] {
  return Object.keys(fieldOf(schema, 'properties') ?? {});
}

/** The word that the abilities of which there can be one are told by. */
function wordOf(contains: unknown): string {
  const word = fieldOf(fieldOf(fieldOf(contains, 'properties'), 'ability'), 'const');
  return typeof word === 'string' ? word : '';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([own]) => own === name)?.[1]
    : undefined;
}
