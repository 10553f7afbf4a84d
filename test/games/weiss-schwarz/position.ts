// Positions for tests: what each side has, by card ids, and a match that stands at the beginning of a phase.
import { type Chance, type GameEvent, Match, NOBODY, type Step, seedChance } from '../../../src/engine/index.js';
import type { WeissChoice } from '../../../src/games/weiss-schwarz/choices.js';
import { makeCards } from '../../../src/games/weiss-schwarz/decks/deck.js';
import type { WeissEvent } from '../../../src/games/weiss-schwarz/events.js';
import { weissSchwarz } from '../../../src/games/weiss-schwarz/index.js';
import { powerOf } from '../../../src/games/weiss-schwarz/rules/power.js';
import { dataOf, PLACES, type WeissState } from '../../../src/games/weiss-schwarz/state.js';
import type { WeissView } from '../../../src/games/weiss-schwarz/view.js';
import { type Card, NONE } from '../../../src/kits/duel/index.js';
import { setupFor } from '../../setups.js';
import { POOL, type TestCard } from './pool.js';

export interface Side {
  readonly hand?: readonly TestCard[];
  /** From the own left; null where nobody is. */
  readonly front?: readonly (TestCard | null)[];
  readonly back?: readonly (TestCard | null)[];
  readonly clock?: readonly TestCard[];
  readonly level?: readonly TestCard[];
  readonly stock?: readonly TestCard[];
  /** Top first; the deck holds exactly these. By default it holds fillers. */
  readonly deck?: readonly TestCard[];
  readonly discard?: readonly TestCard[];
  readonly climax?: TestCard;
}

export interface PositionParts {
  readonly ann?: Side;
  readonly bob?: Side;
  /** The phase that begins; `turn` begins the whole turn. The first main phase by default. */
  readonly from?: 'turn' | 'clock' | 'main-1' | 'combat' | 'main-2' | 'end';
  /** Whose turn it is: Ann's (0) by default. */
  readonly player?: number;
  readonly options?: readonly string[];
  readonly seed?: string;
  readonly change?: Partial<WeissState>;
  readonly run?: Partial<WeissState['run']>;
}

export interface Position {
  readonly match: Match<WeissState, WeissChoice, WeissView>;
  readonly heard: GameEvent[];
}

/** Cards a side. */
const SIZE = 50;
const ROWS = { turn: 2, clock: 4, 'main-1': 5, combat: 6, 'main-2': 7, end: 8 } as const;
const LAST_ROW = 8;

/** Builds the state. Cards that are not named are fillers: in the deck, or with an own `deck` out of the game. */
export function position(parts: PositionParts = {}): Position {
  const { from = 'main-1', player = 0, options = [], change = {}, seed = '1' } = parts;
  const { cards } = makeCards([POOL], 0);
  const kind: number[] = [];
  const base = weissSchwarz.begin(setupFor(weissSchwarz, { options }));
  const state: WeissState = { ...base, cards, kind, size: SIZE };
  state.run.chance = seedChance(seed);
  [parts.ann ?? {}, parts.bob ?? {}].forEach((side, seat) => layOut(state, kind, side, seat));
  state.run.turn = 6;
  state.run.order = [0, 1];
  state.run.active = from === 'turn' ? 1 - player : player;
  const turn: Step = { do: '@turn', player: NOBODY };
  state.run.agenda = [turn];
  if (from !== 'turn') for (let row = LAST_ROW; row >= ROWS[from]; row--) state.run.agenda.push(phase(player, row));
  Object.assign(state, change);
  Object.assign(state.run, parts.run);
  const faults = weissSchwarz.verify(state);
  if (faults.length > 0) throw new Error(faults.join('; '));
  const heard: GameEvent[] = [];
  return { match: Match.resume(weissSchwarz, state, (event) => heard.push(event)), heard };
}

/** Makes choices by their texts; throws at the first that is refused. */
export function take({ match }: Position, ...texts: string[]): void {
  for (const text of texts) {
    const refused = match.choose(text);
    if (refused !== undefined)
      throw new Error(`"${text}" is refused: ${JSON.stringify(refused)}; asked: ${match.asked} ${match.step}`);
  }
}

/** Goes on, phase after phase, until somebody else is asked, or the game is over. */
export function passTurn(at: Position): void {
  const { match } = at;
  const { active } = match.state.run;
  while (!match.over && match.state.run.active === active) take(at, match.step === 'clock' ? 'skip' : 'done');
}

/** The events of a code, in order. */
export function told<Code extends WeissEvent['code']>(
  heard: readonly GameEvent[],
  code: Code,
): (WeissEvent & { readonly code: Code })[] {
  return heard.filter((event): event is WeissEvent & { readonly code: Code } => event.code === code);
}

/** The codes of the game's own events, in order. */
export function codes(heard: readonly GameEvent[]): string[] {
  return heard.map(({ code }) => code).filter((code) => code.startsWith('weiss.'));
}

/** The ids of cards. */
export function ids(state: WeissState, cards: readonly Card[]): string[] {
  return cards.map((card) => dataOf(state, card).id);
}

/** The zones of a side by ids, fillers left out; decks and stocks top first. */
export function side({ match: { state } }: Position, seat: number): Record<string, string[]> {
  const named = (zone: readonly Card[] | undefined): string[] => ids(state, zone ?? []);
  const topFirst = (zone: readonly Card[] | undefined): string[] => named([...(zone ?? [])].reverse());
  return {
    hand: named(state.hands[seat]),
    clock: named(state.clocks[seat]),
    level: named(state.levels[seat]),
    stock: topFirst(state.stocks[seat]),
    deck: topFirst(state.decks[seat]),
    discard: named(state.discards[seat]),
    removed: named(state.removed[seat]).filter((id) => id !== 'filler'),
  };
}

/** Who stands on the five places of a side: ids, or nothing. */
export function field({ match: { state } }: Position, seat: number): string[] {
  return state.field
    .slice(seat * PLACES, (seat + 1) * PLACES)
    .map((card) => (card === NONE ? '' : dataOf(state, card).id));
}

/** The powers on the five places of a side; −1 where nobody is. */
export function powers({ match: { state } }: Position, seat: number): number[] {
  return state.field
    .slice(seat * PLACES, (seat + 1) * PLACES)
    .map((card) => (card === NONE ? -1 : powerOf(state, card)));
}

/** A seed with which the first throws of a generator below a limit are these. */
export function seedFor(below: number, wanted: readonly number[], make: (seed: string) => Chance): string {
  for (let seed = 0; seed < 100_000; seed++) {
    const chance = make(String(seed));
    if (wanted.every((number) => chance.below(below) === number)) return String(seed);
  }
  throw new Error('no such seed');
}

function phase(player: number, row: number): Step {
  const step: Step & { readonly row: number } = { do: '@phase', player, row };
  return step;
}

function layOut(state: WeissState, kinds: number[], parts: Side, seat: number): void {
  const { hand = [], front = [], back = [], clock = [], level = [], stock = [], deck, discard = [], climax } = parts;
  const kindOf = (id: TestCard): number => state.cards.findIndex((card) => card.id === id);
  let next = seat * SIZE;
  const layOne = (id: TestCard): Card => {
    kinds[next] = kindOf(id);
    return next++;
  };
  const lay = (cards: readonly TestCard[]): Card[] => cards.map(layOne);
  state.hands[seat] = lay(hand);
  state.clocks[seat] = lay(clock);
  state.levels[seat] = lay(level);
  state.stocks[seat] = lay(stock);
  state.discards[seat] = lay(discard);
  state.climaxes[seat] = climax === undefined ? NONE : layOne(climax);
  [...front, ...Array.from({ length: 3 - front.length }, () => null), ...back].forEach((id, place) => {
    if (id !== null) state.field[seat * PLACES + place] = layOne(id);
  });
  const top = lay(deck ?? []).reverse();
  const rest = lay(Array.from({ length: (seat + 1) * SIZE - next }, () => 'filler' as const));
  state.decks[seat] = deck === undefined ? rest : top;
  state.removed[seat] = deck === undefined ? [] : rest;
}
