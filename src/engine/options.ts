// Rule options: what a game lets its players settle before it begins. Options at their default are never written down.
import { clip, type Fault, fault } from './fault.js';
import { type Result, successUnless } from './result.js';

/** A switch that is off unless named, one word of several, or a whole number within bounds. */
export type OptionKind =
  | { readonly kind: 'flag' }
  | { readonly kind: 'word'; readonly words: readonly [string, ...string[]] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly usual: number };

export type OptionTable = Readonly<Record<string, OptionKind>>;

/** The options of one game, every one with its value: plain data, fixed for the whole game. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** The values that a table of options allows: what a game's own options are. */
export type OptionsOf<T extends OptionTable> = {
  readonly [Name in keyof T]: T[Name] extends { readonly kind: 'word'; readonly words: readonly (infer Word)[] }
    ? Word
    : T[Name] extends { readonly kind: 'flag' }
      ? boolean
      : number;
};

/** An option as somebody wrote it: `test-mode`, or `order=random`. */
export interface WrittenOption {
  readonly name: string;
  readonly value: string | undefined;
  readonly line: number | undefined;
}

/** Takes `name` or `name=value` apart. */
export function splitOption(text: string, line?: number): WrittenOption {
  const at = text.indexOf('=');
  return at < 0
    ? { name: text.trim(), value: undefined, line }
    : { name: text.slice(0, at).trim(), value: text.slice(at + 1).trim(), line };
}

/** The default values of a table of options, its keys in the order of the table. */
export function defaultOptions(table: OptionTable): Options {
  return Object.fromEntries(Object.entries(table).map(([name, kind]) => [name, usual(kind)]));
}

/** Reads options as written against a game's table. All faults are reported together. */
export function readOptions(table: OptionTable, written: readonly WrittenOption[]): Result<Options> {
  const options: Record<string, string | number | boolean> = { ...defaultOptions(table) };
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const { name, value, line } of written) {
    const kind = Object.hasOwn(table, name) ? table[name] : undefined;
    if (kind === undefined) {
      faults.push(fault('option.unknown', { name: clip(name), known: Object.keys(table) }, line));
      continue;
    }
    if (seen.has(name)) {
      faults.push(fault('option.twice', { name }, line));
      continue;
    }
    seen.add(name);
    const read = readValue(kind, value);
    if (read === undefined)
      faults.push(fault('option.bad-value', { name, value: clip(value ?? ''), right: rightValues(kind) }, line));
    else options[name] = read;
  }
  return successUnless(faults, options);
}

/** The options that differ from their defaults, in the order of the table: all that recordings and hashes have of them. */
export function unusualOptions(table: OptionTable, options: Options): Options {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, kind]) => {
      const value = options[name];
      return value === undefined || value === usual(kind) ? [] : [[name, value]];
    }),
  );
}

/** The same as they are written in a recording. */
export function writeOptions(table: OptionTable, options: Options): string[] {
  return Object.entries(unusualOptions(table, options)).map(([name, value]) =>
    table[name]?.kind === 'flag' ? name : `${name}=${String(value)}`,
  );
}

function usual(kind: OptionKind): string | number | boolean {
  switch (kind.kind) {
    case 'flag':
      return false;
    case 'word':
      return kind.words[0];
    case 'number':
      return kind.usual;
  }
}

function readValue(kind: OptionKind, value: string | undefined): string | number | boolean | undefined {
  switch (kind.kind) {
    case 'flag':
      if (value === undefined || value === 'on') return true;
      return value === 'off' ? false : undefined;
    case 'word':
      return kind.words.find((word) => word === value);
    case 'number': {
      if (value === undefined || !/^\d{1,9}$/.test(value)) return undefined;
      const number = Number(value);
      return number >= kind.least && number <= kind.most ? number : undefined;
    }
  }
}

function rightValues(kind: OptionKind): string[] {
  switch (kind.kind) {
    case 'flag':
      return ['on', 'off'];
    case 'word':
      return [...kind.words];
    case 'number':
      return [`${kind.least}–${kind.most}`];
  }
}
