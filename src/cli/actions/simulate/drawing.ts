// How the tables of a simulation are drawn: lines, signs, numbers and labels, as language and terminal have them.

import Table from 'cli-table3';
import type { Rate } from '../../../simulation/index.js';
import type { Tongue } from '../../../text/index.js';
import type { Paint } from '../../output/colour.js';

/** How it may look: with more than ASCII or without, with colour or without. */
export interface Looks {
  readonly unicode: boolean;
  readonly paint: Paint;
}

/**
 * A table with its first column to the left and, unless told otherwise, all others to the right.
 * @param lines between rows: `close` has none
 */
export function drawTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  looks: Looks,
  others: 'left' | 'right' = 'right',
  lines: 'close' | 'apart' = 'close',
): string {
  const { unicode, paint } = looks;
  const table = new Table({
    head: heads.map((head) => paint.heading(inSigns(head, looks))),
    colAligns: heads.map((_, column) =>
      column === 0 && others === 'right' ? 'left' : column === 0 ? 'right' : others,
    ),
    style: { head: [], border: [], compact: lines === 'close' },
    chars: unicode ? {} : ASCII_LINES,
  });
  table.push(...rows.map((row) => row.map((cell) => inSigns(cell, looks))));
  return table.toString();
}

const ASCII_LINES = {
  top: '-',
  'top-mid': '+',
  'top-left': '+',
  'top-right': '+',
  bottom: '-',
  'bottom-mid': '+',
  'bottom-left': '+',
  'bottom-right': '+',
  left: '|',
  'left-mid': '+',
  mid: '-',
  'mid-mid': '+',
  right: '|',
  'right-mid': '+',
  middle: '|',
};

/** The few signs that numbers and ranges bring along, in ASCII where nothing else is shown. Letters stay as they are. */
export function inSigns(text: string, { unicode }: Looks): string {
  if (unicode) return text;
  return text
    .replace(/[\u00a0\u202f]/gu, ' ')
    .replace(/[−–]/gu, '-')
    .replaceAll('∞', 'inf')
    .replaceAll('…', '..');
}

/** Numbers as the language writes them. */
export class Numbers {
  readonly #whole: Intl.NumberFormat;
  readonly #tenths: Intl.NumberFormat;
  readonly #percent: Intl.NumberFormat;
  readonly #signed: Intl.NumberFormat;

  constructor({ language }: Tongue) {
    const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    this.#whole = new Intl.NumberFormat(language);
    this.#tenths = new Intl.NumberFormat(language, tenths);
    this.#percent = new Intl.NumberFormat(language, { style: 'percent', ...tenths });
    this.#signed = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero', ...tenths });
  }

  whole(number: number): string {
    return this.#whole.format(number);
  }

  tenths(number: number): string {
    return this.#tenths.format(number);
  }

  percent(share: number): string {
    return this.#percent.format(share);
  }

  signedPercent(share: number): string {
    return this.#signed.format(share).replace('-', '−');
  }

  interval({ low, high }: Rate): string {
    return `${this.#tenths.format(low * 100)} – ${this.percent(high)}`;
  }
}

/** Longest label of a row or column, in characters. */
const LONGEST_LABEL = 20;

/** A label that leaves room for numbers: of a long file name the end is shown. */
export function cutLabel(label: string): string {
  const letters = [...label];
  return letters.length <= LONGEST_LABEL ? label : `…${letters.slice(1 - LONGEST_LABEL).join('')}`;
}
