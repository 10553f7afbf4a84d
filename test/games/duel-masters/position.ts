// Positions of Duel Masters laid out for a test: what lies where, whose turn it is, and in which phase it begins.
import { type GameEvent, Match, NOBODY, type Step } from '../../../src/engine/index.js';
import { definitionOf } from '../../../src/games/duel-masters/cards/index.js';
import type { CardData } from '../../../src/games/duel-masters/cards/vocabulary.js';
import type { DuelChoice } from '../../../src/games/duel-masters/choices.js';
import type { DuelEvent } from '../../../src/games/duel-masters/events.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import type { DuelOptions } from '../../../src/games/duel-masters/options.js';
import { phases } from '../../../src/games/duel-masters/phases.js';
import { powerOf } from '../../../src/games/duel-masters/rules/creature.js';
import { reachingOf } from '../../../src/games/duel-masters/rules/reach.js';
import { assemble, type DuelState, pileOf } from '../../../src/games/duel-masters/state.js';
import type { DuelView } from '../../../src/games/duel-masters/view.js';
import { type Card, NONE, zoneOf } from '../../../src/kits/duel/index.js';
import { FILLER } from './cards.js';

/** A card in the battle or mana zone, and how it lies. */
export interface Lying {
  readonly card: CardData;
  readonly tapped?: boolean;
  /** It came in this turn. */
  readonly fresh?: boolean;
  /** What lies under it, the uppermost first. */
  readonly over?: readonly CardData[];
}

export interface Side {
  readonly battle?: readonly (CardData | Lying)[];
  readonly mana?: readonly (CardData | Lying)[];
  readonly hand?: readonly CardData[];
  /** By default five that do nothing. */
  readonly shields?: readonly CardData[];
  readonly graveyard?: readonly CardData[];
  /** Top first; by default twenty that do nothing. */
  readonly deck?: readonly CardData[];
}

export type PhaseName = 'untap' | 'draw' | 'charge' | 'main' | 'attack' | 'end';

export interface Parts {
  readonly ann?: Side;
  readonly bob?: Side;
  /** The phase that begins; Ann's turn by default. */
  readonly from?: PhaseName;
  readonly player?: number;
  readonly options?: Partial<DuelOptions>;
}

export interface Position {
  readonly match: Match<DuelState, DuelChoice, DuelView>;
  readonly heard: GameEvent[];
}

export const SEATS = { ann: 0, bob: 1 } as const;
export type Name = keyof typeof SEATS;

/** Lies tapped. */
export function tapped(card: CardData, over: readonly CardData[] = []): Lying {
  return { card, tapped: true, over };
}

/** Came in this turn. */
export function fresh(card: CardData): Lying {
  return { card, fresh: true };
}

/** Copies of a card. */
export function times(count: number, card: CardData): CardData[] {
  return Array.from({ length: count }, () => card);
}

/** Throws when the parts make no sound state. */
export function position({ ann = {}, bob = {}, from = 'main', player = 0, options = {} }: Parts): Position {
  const sides = [ann, bob].map((side) => ({
    battle: side.battle ?? [],
    mana: side.mana ?? [],
    hand: side.hand ?? [],
    shields: side.shields ?? times(5, FILLER),
    graveyard: side.graveyard ?? [],
    deck: side.deck ?? times(20, FILLER),
  }));
  const kinds = kindsOf(sides);
  const ids = kinds.map(({ id }) => id);
  const kind: number[] = [];
  const state = assemble(common(player, options['wave-strikers']), {
    kinds,
    kind,
    split: 0,
    decks: [[], []],
    hands: [[], []],
    shields: [[], []],
    mana: [[], []],
    graveyards: [[], []],
    battle: [[], []],
    tapped: [],
    came: [],
    below: [],
    handling: [],
    looking: [],
    chosen: [],
    attacker: NONE,
    target: NONE,
    blocker: NONE,
    breakers: [],
    grants: [],
    reaching: [],
    exhausted: 0,
    fallen: 0,
    woken: 0,
    first: 0,
    stacked: [[], []],
  });
  const add = (data: CardData): Card => {
    kind.push(ids.indexOf(data.id));
    state.tapped.push(0);
    state.came.push(0);
    state.below.push(NONE);
    return kind.length - 1;
  };
  const lay = (one: CardData | Lying): Card => {
    const { card, tapped: turned, fresh: sick, over } = lyingOf(one);
    const top = add(card);
    state.tapped[top] = turned === true ? 1 : 0;
    state.came[top] = sick === true ? TURN : 0;
    let above = top;
    for (const data of over ?? []) {
      const under = add(data);
      state.below[above] = under;
      above = under;
    }
    return top;
  };
  sides.forEach((side, seat) => {
    state.battle[seat] = side.battle.map(lay);
    state.mana[seat] = side.mana.map(lay);
    state.hands[seat] = side.hand.map(add);
    state.shields[seat] = side.shields.map(add);
    state.graveyards[seat] = side.graveyard.map(add);
    state.decks[seat] = side.deck.map(add).reverse();
    if (seat === 0) Object.assign(state, { split: kind.length });
  });
  state.reaching = reachingOf(state);
  const rows = [...phases.opening, ...phases.turn];
  state.run.agenda = [{ do: '@turn', player: NOBODY }];
  for (let row = rows.length - 1; row >= rows.findIndex(({ phase }) => phase === from); row--)
    state.run.agenda.push(phaseStep(player, row));
  const faults = duelMasters.verify(state);
  if (faults.length > 0) throw new Error(faults.join('; '));
  const heard: GameEvent[] = [];
  return { match: Match.resume(duelMasters, state, (event) => heard.push(event)), heard };
}

/** Makes choices by their texts; throws at the first that is refused. After each the state must be sound. */
export function take(at: Position, ...texts: readonly string[]): Position {
  for (const text of texts) {
    const refused = at.match.choose(text);
    if (refused !== undefined) throw new Error(`"${text}" is refused: ${JSON.stringify(refused)}; asked: ${asked(at)}`);
    const faults = duelMasters.verify(at.match.state);
    if (faults.length > 0) throw new Error(`after "${text}": ${faults.join('; ')}`);
  }
  return at;
}

/** Who is to choose, and at which step: `bob block`; or how the game ended: `over 0 duel-masters.final-blow`. */
export function asked({ match }: Position): string {
  const { outcome } = match.state.run;
  if (outcome !== null) return `over ${outcome.winner} ${outcome.reason}`;
  return `${match.asked === 0 ? 'ann' : 'bob'} ${match.step}`;
}

export type ZoneName = 'battle' | 'mana' | 'hand' | 'shields' | 'graveyard' | 'deck';

/** The ids of the cards in a zone without those that do nothing, in order; mana and creatures that are tapped with a `!`. */
export function zone({ match: { state } }: Position, name: Name, where: ZoneName): string {
  const seat = SEATS[name];
  const zones: Readonly<Record<ZoneName, readonly Card[]>> = {
    battle: zoneOf(state.battle, seat),
    mana: zoneOf(state.mana, seat),
    hand: zoneOf(state.hands, seat),
    shields: zoneOf(state.shields, seat),
    graveyard: zoneOf(state.graveyards, seat),
    deck: zoneOf(state.decks, seat),
  };
  return zones[where]
    .map((card) => `${definitionOf(state, card).data.id}${state.tapped[card] === 1 ? '!' : ''}`)
    .filter((id) => id !== FILLER.id)
    .join(' ');
}

/** How many cards lie in a zone. */
export function count({ match: { state } }: Position, name: Name, where: 'hand' | 'shields' | 'deck' | 'mana'): number {
  const seat = SEATS[name];
  const zones = { hand: state.hands, shields: state.shields, deck: state.decks, mana: state.mana };
  return zoneOf(zones[where], seat).length;
}

/** The power of the first creature of an id in the battle zones. */
export function power(at: Position, id: string): number {
  return powerOf(at.match.state, cardOf(at, id));
}

/** The pile of the first creature of an id, the uppermost first. */
export function pile(at: Position, id: string): string {
  const { state } = at.match;
  return pileOf(state, cardOf(at, id))
    .map((card) => definitionOf(state, card).data.id)
    .join(' ');
}

export function cardOf({ match: { state } }: Position, id: string): Card {
  const card = state.battle.flat().find((one) => definitionOf(state, one).data.id === id);
  if (card === undefined) throw new Error(`${id} is not in a battle zone`);
  return card;
}

/** The events of a code, in order. */
export function told<Code extends DuelEvent['code']>(
  { heard }: Position,
  code: Code,
): (DuelEvent & { readonly code: Code })[] {
  return heard.filter((event): event is DuelEvent & { readonly code: Code } => event.code === code);
}

const TURN = 6;

function lyingOf(one: CardData | Lying): Lying {
  return 'card' in one ? one : { card: one };
}

/** All cards that lie anywhere, each once and in the order of ids, as a state holds them. */
function kindsOf(sides: readonly Required<Side>[]): CardData[] {
  const all = sides.flatMap(({ battle, mana: lands, ...others }) => [
    ...[...battle, ...lands].map(lyingOf).flatMap(({ card, over = [] }) => [card, ...over]),
    ...Object.values(others).flat(),
  ]);
  const byId = new Map(all.map((card) => [card.id, card]));
  for (const card of all) if (byId.get(card.id) !== card) throw new Error(`two cards are called ${card.id}`);
  return [...byId.keys()].sort().flatMap((id) => byId.get(id) ?? []);
}

function common(player: number, waveStrikers: DuelOptions['wave-strikers'] = 'own'): DuelState['run'] {
  return {
    agenda: [],
    waiting: [],
    chance: { scheme: 1, c: 1, s0: 0.1, s1: 0.2, s2: 0.3 },
    options: { 'wave-strikers': waveStrikers },
    order: [0, 1],
    turn: TURN,
    active: player,
    phase: 0,
    decisions: 0,
    outcome: null,
  };
}

function phaseStep(player: number, row: number): Step {
  const step: Step & { readonly row: number } = { do: '@phase', player, row };
  return step;
}
