// The matrix of decks for people: a row a deck, a column an opponent, in each cell the win rate above its interval.

import stringWidth from 'string-width';
import type { Matrix } from '../../../simulation/index.js';
import type { Tongue } from '../../../text/index.js';
import { wrapped } from '../../output/wrap.js';
import { cutLabel, drawTable, inSigns, type Looks, Numbers } from './drawing.js';

/** Widest table, in columns. */
const WIDEST = 100;
/** What lines and blanks add to a column. */
const FRAME = 3;

/** The matrix as text of several lines, without a line end. Decks that do not fit beside each other go on in a further table. */
export function matrixText(matrix: Matrix, tongue: Tongue, looks: Looks): string {
  const { decks, games, bot, seed } = matrix;
  const numbers = new Numbers(tongue);
  const cells = decks.map((deck) => decks.map((against) => cellOf(matrix, deck, against, numbers)));
  const head = tongue.say('simulate.deck');
  const first = widest([head, ...decks.map(cutLabel)]) + FRAME + 1;
  const widths = decks.map((deck, at) => widest([cutLabel(deck), ...cells.map((row) => row[at] ?? '')]) + FRAME);
  const title = { game: tongue.say(`game.${matrix.game}`), games, bot, seed };
  const draws = matrix.matrix.reduce((sum, meeting) => sum + meeting.draws, 0) / 2;
  const all = matrix.matrix.reduce((sum, meeting) => sum + meeting.games, 0) / 2;
  const parts = [
    looks.paint.heading(wrapped(tongue.say('simulate.matrix.title', title), WIDEST)),
    ...columnsThatFit(widths, WIDEST - first).map((columns) =>
      drawTable(
        [head, ...columns.map((at) => cutLabel(decks[at] ?? ''))],
        decks.map((deck, row) => [cutLabel(deck), ...columns.map((at) => cells[row]?.[at] ?? '')]),
        looks,
        'right',
        'apart',
      ),
    ),
    wrapped(tongue.say('simulate.matrix.how'), WIDEST),
    tongue.say('simulate.drawn', { draws, rate: numbers.percent(draws / Math.max(1, all)) }),
  ];
  return parts.map((part) => inSigns(part, looks)).join('\n');
}

function cellOf({ matrix }: Matrix, deck: string, against: string, numbers: Numbers): string {
  const meeting = matrix.find((one) => one.deck === deck && one.against === against);
  return meeting === undefined ? '–' : `${numbers.percent(meeting.rate)}\n${numbers.interval(meeting)}`;
}

function widest(cells: readonly string[]): number {
  return Math.max(...cells.flatMap((cell) => cell.split('\n')).map((line) => stringWidth(line)));
}

/** The places of columns in as few even groups as fit into a width. */
function columnsThatFit(widths: readonly number[], room: number): number[][] {
  const places = widths.map((_, at) => at);
  for (let tables = 1; ; tables++) {
    const size = Math.ceil(places.length / tables);
    const groups = Array.from({ length: tables }, (_, at) => places.slice(at * size, (at + 1) * size));
    const fits = groups.every((group) => group.reduce((sum, at) => sum + (widths[at] ?? 0), 0) <= room);
    if (fits || size === 1) return groups.filter((group) => group.length > 0);
  }
}
