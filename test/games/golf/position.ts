// Positions of Golf for tests: grids written as they lie, and a match that stands at the beginning of a turn.
import { type GameEvent, Match, NOBODY, newRun } from '../../../src/engine/index.js';
import { type Card, formatCard, packOf, parseCard } from '../../../src/games/golf/cards.js';
import type { GolfChoice } from '../../../src/games/golf/choices.js';
import type { GolfEvent } from '../../../src/games/golf/events.js';
import { golf } from '../../../src/games/golf/index.js';
import type { GolfOptions } from '../../../src/games/golf/options.js';
import { type GolfState, goneOf, NONE, SLOTS } from '../../../src/games/golf/state.js';
import type { GolfView } from '../../../src/games/golf/view.js';

export interface PositionParts {
  /** One text a player: six cards, upper row first; `(KS)` lies face down, `-` is gone. */
  readonly grids: readonly string[];
  /** Face up, the top last. */
  readonly discard?: string;
  /** Face down, the top FIRST, as in a `stack:` line; the rest of the pack lies below, or nothing with `onlyDraw`. */
  readonly draw?: string;
  /** The draw pile holds the named cards and no others; the rest of the pack lies at the bottom of the discard pile. */
  readonly onlyDraw?: boolean;
  /** Whose turn begins; seat 0 by default. */
  readonly player?: number;
  readonly turn?: number;
  readonly testMode?: boolean;
  /** Fields that differ from the beginning of a turn in mid-game. */
  readonly change?: Partial<GolfState>;
  readonly run?: Partial<GolfState['run']>;
}

export interface Position {
  readonly match: Match<GolfState, GolfChoice, GolfView>;
  /** Everything told since the turn began, in order. */
  readonly heard: GameEvent[];
}

/** Builds the state and goes on to the decision of the player whose turn begins. */
export function position(parts: PositionParts): Position {
  const state = build(parts);
  const heard: GameEvent[] = [];
  return { match: Match.resume(golf, state, (event) => heard.push(event)), heard };
}

/** Makes choices by their texts, one after the other; throws when one is refused. */
export function take({ match }: Pick<Position, 'match'>, ...texts: readonly string[]): void {
  for (const text of texts) {
    const refused = match.choose(text);
    if (refused !== undefined) throw new Error(`${text} is refused: ${JSON.stringify(refused)}`);
  }
}

/** A player's grid as `position` takes it. */
export function gridOf(state: GolfState, player: number): string {
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    if (goneOf(state, player) & (1 << slot)) return '-';
    const card = formatCard(state.cards[player * SLOTS + slot] as Card);
    return (state.down[player] as number) & (1 << slot) ? `(${card})` : card;
  });
  return slots.join(' ');
}

/** The top cards of the discard pile, the topmost last. */
export function discardsOf(state: GolfState, count: number): string {
  return state.discardPile.slice(-count).map(formatCard).join(' ');
}

/** The events of Golf with a code. */
export function told<Code extends GolfEvent['code']>(
  heard: readonly GameEvent[],
  code: Code,
): Extract<GolfEvent, { readonly code: Code }>[] {
  return heard.filter((event): event is Extract<GolfEvent, { readonly code: Code }> => event.code === code);
}

export function cardsOf(text: string): Card[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => {
      const card = parseCard(word.replace(/[()]/gu, ''));
      if (card === undefined) throw new Error(`${word} is no card`);
      return card;
    });
}

function build(parts: PositionParts): GolfState {
  const { grids, discard = '', draw = '', player = 0, turn = 5, testMode = false } = parts;
  const seats = grids.length;
  const options: GolfOptions = { 'test-mode': testMode, order: 'given' };
  const rest = [...packOf(testMode)];
  const out = (cards: Card[]): Card[] => {
    for (const card of cards) {
      const at = rest.indexOf(card);
      if (at < 0) throw new Error(`${formatCard(card)} lies in two places`);
      rest.splice(at, 1);
    }
    return cards;
  };
  const words = grids.map((grid) => grid.split(/\s+/u));
  const lying = words.map((grid) => grid.map((word) => (word === '-' ? NONE : (out(cardsOf(word))[0] as Card))));
  const discards = out(cardsOf(discard));
  const draws = out(cardsOf(draw)).toReversed();
  // Slots that are gone need a number all the same: any card of the discard pile.
  const cards = lying.flat().map((card) => (card === NONE ? (rest[0] as Card) : card));
  const bits = (test: (word: string) => boolean): number[] =>
    words.map((grid) => grid.reduce((all, word, slot) => (test(word) ? all | (1 << slot) : all), 0));
  return {
    run: {
      ...newRun(seats, 0, options),
      agenda: [{ do: '@turn', player: NOBODY }],
      turn: turn - 1,
      active: (player + seats - 1) % seats,
      ...parts.run,
    },
    cards,
    down: bits((word) => word.startsWith('(')),
    gone: bits((word) => word === '-'),
    drawPile: parts.onlyDraw === true ? draws : [...rest, ...draws],
    discardPile: parts.onlyDraw === true ? [...rest, ...discards] : discards,
    drawn: NONE,
    finisher: NOBODY,
    turnsLeft: 0,
    lastSeenTurn: turn - 1,
    conceded: NOBODY,
    stacked: [],
    ...parts.change,
  };
}
