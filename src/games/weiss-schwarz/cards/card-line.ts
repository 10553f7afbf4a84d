// Reads one line of a card file (WS-18). The format has no quotes and no escapes, so `|` alone parts the fields: a CSV reader
// would do nothing more than `split` does, and would cost every start of the program 8 ms.
import { clip, type Fault, failure, nearest, type Result, type Saying, successUnless } from '../../../engine/index.js';
import { fault, say } from '../text/say.js';
import { ABILITIES, readAbility } from './abilities/index.js';
import { type AbilityUse, CARD_TYPES, type CardData, type CardType, COLOURS, type Colour, TYPE_WORDS } from './card.js';

/** A card before it is known what choices call it. */
export type Draft = Omit<CardData, 'id'>;

export interface ReadLine {
  /** Undefined when the type is none, or the line has too few or too many fields for it. */
  readonly type: CardType | undefined;
  /** As far as it could be read; empty when there is none. */
  readonly name: string;
  /** The card, or everything that is wrong with the line. */
  readonly draft: Result<Draft>;
}

type Field = 'name' | 'colour' | 'extra' | 'ability' | 'flavour' | 'level' | 'cost' | 'power' | 'soul' | 'subtypes';

const COMMON = ['name', 'colour', 'extra', 'ability', 'flavour'] as const;

/** The fields behind the type, in order. */
const FIELDS: Readonly<Record<CardType, readonly Field[]>> = {
  climax: COMMON,
  event: [...COMMON, 'level', 'cost'],
  character: [...COMMON, 'level', 'cost', 'power', 'soul', 'subtypes'],
};

/** More characters than this are no name, and no text that a card has room for. */
const LONGEST: Readonly<Partial<Record<Field, number>>> = { name: 80, flavour: 2000, subtypes: 200 };
const MOST_EXTRA = 2;
const MOST_LEVEL = 3;
/** The greatest power, soul and cost. */
const MOST_NUMBER = 9_999_999;

/** Reads a line that is not blank. */
export function readCardLine(text: string, line: number): ReadLine {
  const [first = '', ...rest] = text.split('|').map((field) => field.trim());
  const type = CARD_TYPES.find((one) => TYPE_WORDS[one].some((word) => word === first.toUpperCase()));
  if (type === undefined) {
    const known = CARD_TYPES.map((one) => TYPE_WORDS[one][0]);
    return { type, name: rest[0] ?? '', draft: failure(fault('weiss.type', { text: clip(first), known }, line)) };
  }
  const names = FIELDS[type];
  if (rest.length !== names.length) {
    const slots = { type: TYPE_WORDS[type][0], count: rest.length + 1, right: names.length + 1 };
    return { type, name: rest[0] ?? '', draft: failure(fault('weiss.fields', slots, line)) };
  }
  const reader = new LineReader(new Map(names.map((name, at) => [name, rest[at] ?? ''])), line);
  const draft: Draft = {
    name: reader.text('name'),
    type,
    colour: reader.colour(),
    extra: reader.number('extra', MOST_EXTRA),
    ability: reader.ability(),
    flavour: linesOf(reader.text('flavour')),
    level: reader.number('level', MOST_LEVEL),
    cost: reader.number('cost', MOST_NUMBER),
    power: reader.number('power', MOST_NUMBER),
    soul: reader.number('soul', MOST_NUMBER),
    subtypes: subtypesOf(reader.text('subtypes')),
  };
  return { type, name: draft.name, draft: successUnless(reader.faults, draft) };
}

/** The fields of one line by their names. A field that the type of card does not have is empty, or 0. */
class LineReader {
  readonly #fields: ReadonlyMap<Field, string>;
  readonly #line: number;
  readonly #faults: Fault[] = [];

  constructor(fields: ReadonlyMap<Field, string>, line: number) {
    this.#fields = fields;
    this.#line = line;
  }

  /** What is wrong with the fields that have been read. */
  get faults(): readonly Fault[] {
    return this.#faults;
  }

  text(field: Field): string {
    const text = (this.#fields.get(field) ?? '').normalize('NFC');
    const most = LONGEST[field] ?? Infinity;
    const { length } = [...text];
    if (text === '' && field === 'name')
      this.#faults.push(fault('weiss.empty', { field: sayField(field) }, this.#line));
    else if (/\p{Cc}/u.test(text))
      this.#faults.push(fault('weiss.control', { field: sayField(field), text: clip(text) }, this.#line));
    else if (length > most)
      this.#faults.push(fault('weiss.long', { field: sayField(field), count: length, most }, this.#line));
    return text;
  }

  colour(): Colour {
    const text = this.#fields.get('colour') ?? '';
    const colour = COLOURS.find((one) => one === text.toLowerCase());
    if (colour === undefined)
      this.#faults.push(fault('weiss.colour', { text: clip(text), known: COLOURS }, this.#line));
    return colour ?? COLOURS[0];
  }

  number(field: Field, most: number): number {
    const text = this.#fields.get(field);
    if (text === undefined) return 0;
    const number = /^\d{1,9}$/u.test(text) ? Number(text) : Infinity;
    if (number <= most) return number;
    this.#faults.push(
      fault('weiss.number', { field: sayField(field), text: clip(text), right: `0–${most}` }, this.#line),
    );
    return 0;
  }

  ability(): AbilityUse | null {
    const text = this.#fields.get('ability') ?? '';
    if (text === '') return null;
    const read = readAbility(text);
    if (read === undefined) {
      const known = ABILITIES.map(({ names }) => names[0]);
      const near = nearest(text, known);
      if (near === undefined) this.#faults.push(fault('weiss.ability', { text: clip(text), known }, this.#line));
      else this.#faults.push(fault('weiss.ability-near', { text: clip(text), near, known }, this.#line));
      return null;
    }
    if ('example' in read) {
      this.#faults.push(fault('weiss.parameter', { text: clip(text), example: read.example }, this.#line));
      return null;
    }
    return read;
  }
}

function sayField(field: Field): Saying {
  return say(`weiss.field.${field}`);
}

/** `$` begins a new line. */
function linesOf(flavour: string): string[] {
  return flavour
    .split('$')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `a,b`, or the same in parentheses. */
function subtypesOf(text: string): string[] {
  return text
    .replace(/^\((.*)\)$/u, '$1')
    .split(',')
    .map((subtype) => subtype.trim())
    .filter((subtype) => subtype !== '');
}
