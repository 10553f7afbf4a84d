// Positions of Areena for tests: what each side has, by card ids, and a match that stands at the beginning of a phase.
import { type GameEvent, Match, NOBODY, type Step } from '../../../src/engine/index.js';
import { type CardId, definition, POOL } from '../../../src/games/areena/cards/index.js';
import type { AreenaChoice } from '../../../src/games/areena/choices.js';
import type { AreenaEvent } from '../../../src/games/areena/events.js';
import { areena } from '../../../src/games/areena/index.js';
import { type AreenaState, CARDS, type Cards, kindOf, refit } from '../../../src/games/areena/state.js';
import type { AreenaView } from '../../../src/games/areena/view.js';
import type { LastingEffect } from '../../../src/kits/combat/index.js';
import { type Card, NONE, SEATS, zoneOf } from '../../../src/kits/duel/index.js';
import { deckSetup } from './setups.js';

export interface Side {
  /** Grey Hollin by default, whose skill sleeps while stamina is above 12. */
  readonly gladiator?: CardId;
  readonly hand?: readonly CardId[];
  readonly equipment?: readonly CardId[];
  readonly tactic?: CardId;
  /** Top first; the deck holds exactly these. By default it holds all cards that are not named. */
  readonly deck?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly life?: number;
  readonly effects?: readonly LastingEffect[];
}

export interface PositionParts {
  readonly ann?: Side;
  readonly bob?: Side;
  /** The phase that begins; `turn` begins the whole turn, with what it wakes. Assault by default. */
  readonly from?: 'turn' | 'refresh' | 'plan' | 'assault' | 'regroup';
  /** Whose turn it is: Ann's (0) by default. */
  readonly player?: number;
  readonly options?: readonly string[];
  readonly change?: Partial<AreenaState>;
}

export interface Position {
  readonly match: Match<AreenaState, AreenaChoice, AreenaView>;
  readonly heard: GameEvent[];
}

/** What fills the decks: needs a net that nobody has, so it never matters. */
const FILLER: CardId = 'snare-and-stab';
const ROWS = { refresh: 2, plan: 3, assault: 4, regroup: 5 } as const;
const LAST_ROW = 5;

/** Builds the state, cards not named lying on the decks or, with an own `deck`, at the bottom of the discard piles. */
export function position(parts: PositionParts = {}): Position {
  const { from = 'assault', player = 0, options = [], change = {} } = parts;
  const sides = [parts.ann ?? {}, parts.bob ?? {}];
  const base = areena.begin(deckSetup(areena, { options }));
  const kind: number[] = [];
  const kinds = POOL.map(({ id }) => id);
  const state: AreenaState = { ...base, kinds, kind, first: 0 };
  sides.forEach((side, seat) => layOut(state, kind, side, seat));
  state.run.turn = 6;
  state.run.order = [0, 1];
  state.run.active = from === 'turn' ? 1 - player : player;
  state.run.agenda = [TURN];
  if (from !== 'turn') for (let row = LAST_ROW; row >= ROWS[from]; row--) state.run.agenda.push(phase(player, row));
  Object.assign(state, change);
  for (let seat = 0; seat < SEATS; seat++) refit(state, seat);
  const faults = areena.verify(state);
  if (faults.length > 0) throw new Error(faults.join('; '));
  const heard: GameEvent[] = [];
  return { match: Match.resume(areena, state, (event) => heard.push(event)), heard };
}

/** Makes choices by their texts; throws at the first that is refused. */
export function take({ match }: Position, ...texts: string[]): void {
  for (const text of texts) {
    const refused = match.choose(text);
    if (refused !== undefined)
      throw new Error(`"${text}" is refused: ${JSON.stringify(refused)}; asked: ${match.asked} ${match.step}`);
  }
}

/** Everybody passes until something else is asked. */
export function passAll(at: Position): void {
  while (at.match.step === 'answer') take(at, 'pass');
}

/** The events of a code, in order. */
export function told<Code extends AreenaEvent['code']>(
  heard: readonly GameEvent[],
  code: Code,
): (AreenaEvent & { readonly code: Code })[] {
  return heard.filter((event): event is AreenaEvent & { readonly code: Code } => event.code === code);
}

/** The ids of cards. */
export function ids(state: Cards, cards: readonly Card[]): CardId[] {
  return cards.map((card) => kindOf(state, card));
}

/** Everything that a card can change, under names that tests can compare. */
export function snapshot(state: AreenaState): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  ['ann', 'bob'].forEach((name, seat) => {
    const bearer = state.bearers[seat];
    const tactic = zoneOf(state.tactics, seat);
    all[`${name} life`] = bearer?.life;
    all[`${name} hand`] = ids(state, zoneOf(state.hands, seat)).sort().join(' ');
    all[`${name} deck`] = zoneOf(state.decks, seat).length;
    all[`${name} discard`] = ids(state, zoneOf(state.discards, seat))
      .filter((id) => id !== FILLER)
      .sort()
      .join(' ');
    all[`${name} use`] = ids(state, zoneOf(state.equipment, seat)).join(' ');
    all[`${name} tactic`] = tactic === NONE ? '' : ids(state, [tactic])[0];
    all[`${name} effects`] = (bearer?.effects ?? [])
      .map(({ id, turns, power, stacks }) => `${id} ${turns}/${power * stacks}`)
      .join(' ');
  });
  return all;
}

/** What differs between two snapshots: the later values. */
export function changes(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));
}

const TURN: Step = { do: '@turn', player: NOBODY };

function phase(player: number, row: number): Step {
  const step: Step & { readonly row: number } = { do: '@phase', player, row };
  return step;
}

function layOut(state: AreenaState, kinds: number[], side: Side, seat: number): void {
  const { gladiator = 'grey-hollin', hand = [], equipment = [], tactic, deck, discard = [] } = side;
  const { life: most, immune, bonus } = definition(gladiator);
  kinds[seat * CARDS] = state.kinds.indexOf(gladiator);
  let next = seat * CARDS + 1;
  const lay = (cards: readonly CardId[]): Card[] =>
    cards.map((id) => {
      kinds[next] = state.kinds.indexOf(id);
      return next++;
    });
  state.hands[seat] = lay(hand);
  state.equipment[seat] = lay(equipment);
  state.tactics[seat] = tactic === undefined ? NONE : (lay([tactic])[0] ?? NONE);
  state.discards[seat] = lay(discard);
  const top = lay(deck ?? []).reverse();
  const rest = lay(Array.from({ length: (seat + 1) * CARDS - next }, () => FILLER));
  state.decks[seat] = deck === undefined ? rest : top;
  if (deck !== undefined) state.discards[seat] = [...rest, ...zoneOf(state.discards, seat)];
  const none = { strength: 0, defence: 0, basic: 0 };
  const stats: Record<string, number> = { ...none };
  for (const { stat, by } of bonus) stats[stat] = (stats[stat] ?? 0) + by;
  state.bearers[seat] = {
    life: side.life ?? most,
    mostLife: most,
    base: stats,
    equipment: none,
    effects: (side.effects ?? []).map((effect) => ({ ...effect })),
    immune,
    stunProof: false,
  };
}
