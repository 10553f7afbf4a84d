// Reads JSON with the place of every value, so that faults can name their lines. Whatever is read came from somebody else: it is
// bounded in size and depth before it is taken apart, and no field name of it means anything to the program.
import { createRequire } from 'node:module';
import type * as JsoncParser from 'jsonc-parser';
import { clip, type Fault, failure, type Result, success } from '../../../../engine/index.js';
import { fault } from '../../text/say.js';

/** A value and where it stands. Fields and items are found by their names and places. */
export interface Placed {
  readonly line: number;
  readonly value: unknown;
  readonly parts: ReadonlyMap<string, Placed>;
  /** How many values there are in all, itself counted. */
  readonly size: number;
}

/** JSON that could be taken apart. */
export interface Json {
  readonly json: Placed;
  /** Fields that are there twice: the last one counts. */
  readonly faults: readonly Fault[];
}

/** More characters than any pack needs: 500 cards of the longest kind have fewer. */
export const MOST_CHARACTERS = 1_000_000;
const DEEPEST = 40;

// The parser is loaded when somebody brings cards; few do, and everybody else starts faster.
const load = createRequire(import.meta.url);

/**
 * Reads a JSON text.
 * @param root what the whole is called in faults
 * @param firstLine the number of the text's first line in its file
 */
export function readJson(text: string, root: string, firstLine = 1): Result<Json> {
  if (text.length > MOST_CHARACTERS)
    return failure(fault('pack.too-large', { count: text.length, most: MOST_CHARACTERS }, firstLine));
  const parser = load('jsonc-parser') as typeof JsoncParser;
  const plain = text.replace(/^\uFEFF/u, ' ');
  const lineOf = lineFinder(plain, firstLine);
  const deep = tooDeepAt(plain, parser);
  if (deep !== undefined) return failure(fault('pack.too-deep', { most: DEEPEST }, lineOf(deep)));
  const errors: JsoncParser.ParseError[] = [];
  const tree = parser.parseTree(plain, errors, { disallowComments: true, allowTrailingComma: false });
  // One slip makes further ones of what follows it: the first is what is to be mended.
  const [first] = errors;
  if (first !== undefined || tree === undefined) {
    const code = first === undefined ? 'value' : troubleOf(parser.printParseErrorCode(first.error));
    return failure(syntaxFault(code, lineOf(first?.offset ?? 0)));
  }
  return success({ json: place(tree, lineOf), faults: doubleFields(tree, root, lineOf) });
}

/** How a part of the whole is called: `cards[2].power`, which itself needs no name in a pack. */
export function pathOf(root: string, keys: readonly string[]): string {
  const path = keys.reduce((outer, key) => (/^\d+$/u.test(key) ? `${outer}[${key}]` : inside(outer, key)), root);
  return path === '' ? 'pack' : path;
}

function inside(outer: string, key: string): string {
  return outer === '' ? key : `${outer}.${key}`;
}

type LineOf = (offset: number) => number;

function place(node: JsoncParser.Node, lineOf: LineOf): Placed {
  const line = lineOf(node.offset);
  const parts = new Map<string, Placed>();
  const { type, children = [] } = node;
  if (type === 'array') {
    children.forEach((child, at) => void parts.set(String(at), place(child, lineOf)));
    return { line, parts, value: [...parts.values()].map(({ value }) => value), size: sizeOf(parts) };
  }
  if (type !== 'object') return { line, parts, value: node.value, size: 1 };
  const value: Record<string, unknown> = {};
  for (const { name, child } of fieldsOf(node)) {
    const placed = place(child, lineOf);
    parts.set(name, placed);
    // A plain assignment to `__proto__` would change what the object is.
    Object.defineProperty(value, name, { value: placed.value, enumerable: true, configurable: true, writable: true });
  }
  return { line, parts, value, size: sizeOf(parts) };
}

/** The faults of fields that are there twice, wherever in a node they are. */
function doubleFields(node: JsoncParser.Node, path: string, lineOf: LineOf): Fault[] {
  const { type, children = [] } = node;
  if (type === 'array') return children.flatMap((child, at) => doubleFields(child, `${path}[${at}]`, lineOf));
  if (type !== 'object') return [];
  const lines = new Map<string, number>();
  return fieldsOf(node).flatMap(({ name, child, offset }) => {
    const first = lines.get(name);
    lines.set(name, lineOf(child.offset));
    const own =
      first === undefined
        ? []
        : [fault('pack.twice', { path: pathOf(path, []), name: clip(name), first }, lineOf(offset))];
    return [...own, ...doubleFields(child, inside(path, clip(name)), lineOf)];
  });
}

/** The fields of an object with what stands in them, in their order. */
function fieldsOf({
  children = [],
}: JsoncParser.Node): { readonly name: string; readonly child: JsoncParser.Node; readonly offset: number }[] {
  return children.flatMap(({ children: [key, child] = [], offset }) =>
    key === undefined || child === undefined ? [] : [{ name: String(key.value), child, offset }],
  );
}

function sizeOf(parts: ReadonlyMap<string, Placed>): number {
  let size = 1;
  for (const part of parts.values()) size += part.size;
  return size;
}

/** The place where brackets are nested too deep, found without any nesting of our own. */
function tooDeepAt(text: string, { createScanner }: typeof JsoncParser): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  while (scanner.scan() !== END) {
    const opens = text[scanner.getTokenOffset()];
    if (opens === '{' || opens === '[') depth++;
    else if (opens === '}' || opens === ']') depth--;
    if (depth > DEEPEST) return scanner.getTokenOffset();
  }
  return undefined;
}

/** The scanner's word for the end of a text. */
const END: JsoncParser.SyntaxKind.EOF = 17;

/** Finds the lines of places: built once, asked in any order. */
function lineFinder(text: string, firstLine: number): LineOf {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return firstLine + low;
  };
}

const TROUBLES = {
  InvalidSymbol: 'symbol',
  InvalidNumberFormat: 'number',
  UnexpectedEndOfNumber: 'number',
  PropertyNameExpected: 'name',
  ValueExpected: 'value',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'bracket',
  CloseBracketExpected: 'bracket',
  EndOfFileExpected: 'end',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
} as const;

type Trouble = (typeof TROUBLES)[keyof typeof TROUBLES] | 'text';

/** What remains is about texts: their ends, escapes and characters. */
function troubleOf(code: string): Trouble {
  return Object.entries(TROUBLES).find(([known]) => known === code)?.[1] ?? 'text';
}

function syntaxFault(trouble: Trouble, line: number): Fault {
  switch (trouble) {
    case 'value':
      return fault('pack.json.value', {}, line);
    case 'name':
      return fault('pack.json.name', {}, line);
    case 'colon':
      return fault('pack.json.colon', {}, line);
    case 'comma':
      return fault('pack.json.comma', {}, line);
    case 'bracket':
      return fault('pack.json.bracket', {}, line);
    case 'end':
      return fault('pack.json.end', {}, line);
    case 'text':
      return fault('pack.json.text', {}, line);
    case 'number':
      return fault('pack.json.number', {}, line);
    case 'comment':
      return fault('pack.json.comment', {}, line);
    case 'symbol':
      return fault('pack.json.symbol', {}, line);
  }
}
