// Reads card files: a card a line, copies are repeated lines (WS-2, WS-18). All faults are told together.
import { clip, defaultOptions, type Fault, type Options } from '../../../engine/index.js';
import { type Draft, readCardLine } from '../cards/card-line.js';
import { OPTIONS } from '../options.js';
import { fault } from '../text/say.js';

export const MOST_COPIES = 4;
export const MOST_CLIMAXES = 8;

export interface ReadDeck {
  /** The cards in the order of the lines; lines with faults are left out. */
  readonly drafts: readonly Draft[];
  readonly faults: readonly Fault[];
}

/**
 * Reads the lines of a card file. Blank lines count for nothing, and a byte-order mark is let pass.
 * @param firstLine the number of the first line in its file
 */
export function readDeck(lines: readonly string[], firstLine = 1, options: Options = USUAL): ReadDeck {
  const faults: Fault[] = [];
  const drafts: Draft[] = [];
  const names = new Map<string, { count: number; line: number }>();
  let climaxes = 0;
  let climaxLine: number | undefined;
  let count = 0;
  lines.forEach((raw, index) => {
    const line = firstLine + index;
    const text = (index === 0 ? raw.replace(/^\uFEFF/u, '') : raw).trim();
    if (text === '') return;
    count++;
    const { type, name, draft } = readCardLine(text, line);
    if (draft.ok) drafts.push(draft.value);
    else faults.push(...draft.faults);
    if (type === 'climax' && ++climaxes === MOST_CLIMAXES + 1) climaxLine = line;
    const known = names.get(name);
    if (known === undefined) names.set(name, { count: 1, line });
    else if (++known.count === MOST_COPIES + 1) known.line = line;
  });
  for (const [name, copies] of names)
    if (name !== '' && copies.count > MOST_COPIES)
      faults.push(fault('deck.too-many', { card: clip(name), count: copies.count, most: MOST_COPIES }, copies.line));
  if (climaxes > MOST_CLIMAXES)
    faults.push(fault('weiss.climaxes', { count: climaxes, most: MOST_CLIMAXES }, climaxLine));
  const size = sizeOf(options);
  if (count !== size) faults.push(fault('deck.size', { count, right: size }));
  return { drafts, faults };
}

/** How many cards a deck must have. */
export function sizeOf(options: Options): number {
  return Number(options['deck-size']);
}

const USUAL: Options = defaultOptions(OPTIONS);
