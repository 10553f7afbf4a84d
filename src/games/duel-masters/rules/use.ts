// Using a card of the hand (DM-7, DM-8, DM-28, DM-37): what it costs, what it can be put on, and why it cannot be used.
import { type Card, NONE, zoneOf } from '../../../kits/duel/index.js';
import { cardById, type Definition, definitionOf } from '../cards/index.js';
import type { Ability, Base, Filter, Side } from '../cards/vocabulary.js';
import { isTapped, type OpenState, ownerOf } from '../state.js';
import { isOn } from './condition.js';
import { placeOf } from './evolution-pile.js';
import { cardsIn, fits, fitsPrinted, isOf } from './filter.js';
import { holdersOf } from './holders.js';
import { canPay, gives, manaBySets, proposePayment, sizeOf } from './payment.js';

/** `closed.<code>` in the catalogues. */
export type WhyNoUse =
  | 'duel-masters.banned'
  | 'duel-masters.no-base'
  | 'duel-masters.not-enough-mana'
  | 'duel-masters.no-civilization';

/** What a card costs a player now: never less than one for each of its civilizations. */
export function costOf(state: OpenState, player: number, definition: Definition): number {
  let cost = definition.cost;
  for (const other of state.reaching) {
    const { costs } = definitionOf(state, other);
    for (const ability of costs)
      for (const holder of holdersOf(state, ability, other))
        if (isAbout(state, ability, holder, player, definition)) cost += ability.by;
  }
  return Math.max(sizeOf(definition.civilizations), cost);
}

/** Whether a text forbids a player to use a card (DM-38). */
export function isBanned(state: OpenState, player: number, definition: Definition): boolean {
  return state.reaching.some((other) =>
    definitionOf(state, other).bans.some((ability) =>
      holdersOf(state, ability, other).some((holder) => isAbout(state, ability, holder, player, definition)),
    ),
  );
}

/** Why a player cannot use a card of the hand with the untapped mana there is, or undefined. */
export function whyNoUse(
  state: OpenState,
  player: number,
  definition: Definition,
  counts: readonly number[],
): WhyNoUse | undefined {
  const cost = costOf(state, player, definition);
  if (isBanned(state, player, definition)) return 'duel-masters.banned';
  if (definition.evolution) {
    const self = cardById(state, zoneOf(state.hands, player), definition.data.id) ?? NONE;
    if (basesFor(state, player, definition, self).length === 0) return 'duel-masters.no-base';
  }
  if (canPay(counts, definition.civilizations, cost)) return undefined;
  return gives(counts, definition.civilizations) ? 'duel-masters.not-enough-mana' : 'duel-masters.no-civilization';
}

/**
 * The mana cards that are tapped when a player uses a card of the hand and leaves the choice of mana to the game. It asks for
 * nothing that the player does not see, so it works on the player's own view too.
 * @param bases what an evolution is put on: mana cards among them are tapped first, since they leave the mana zone
 * @returns none when nothing pays for it
 */
export function proposed(
  state: OpenState,
  player: number,
  definition: Definition,
  bases: readonly Card[] = NO_CARDS,
): Card[] {
  const cost = costOf(state, player, definition);
  if (!canPay(manaBySets(state, player), definition.civilizations, cost)) return [];
  const hand = zoneOf(state.hands, player);
  const used = hand.findIndex((card) => definitionOf(state, card) === definition);
  const others = hand.filter((card, at) => at !== used && !bases.includes(card));
  return proposePayment(
    state,
    player,
    definition,
    cost,
    others.map((card) => definitionOf(state, card)),
    bases,
  );
}

const NO_CARDS: readonly Card[] = Object.freeze([]);
const NO_BASES: readonly (readonly Card[])[] = Object.freeze([]);

/**
 * What an evolution can be put on: one creature, or two with those of the battle zone first, in its order (DM-28, DM-37). Cards
 * that lie alike in other zones count once.
 * @param self the evolution, which is no base of its own; NONE: it lies where no base is looked for
 */
export function basesFor(
  state: OpenState,
  player: number,
  { bases }: Definition,
  self: Card,
): readonly (readonly Card[])[] {
  const [one, two] = bases;
  if (one === undefined) return NO_BASES;
  const firsts = basesIn(state, player, one, self);
  if (two === undefined) {
    const alone = firsts.map((card) => [card]);
    return one.in === undefined || one.in === 'battle' ? alone : alone.filter(once(state, player));
  }
  const seconds = basesIn(state, player, two, self);
  const battle = zoneOf(state.battle, player);
  const rank = (card: Card): number => (battle.includes(card) ? battle.indexOf(card) : battle.length);
  return firsts
    .flatMap((first) => seconds.filter((second) => second !== first).map((second) => [first, second]))
    .map((pair) => pair.sort((a, b) => rank(a) - rank(b)))
    .filter(once(state, player));
}

/** The creatures of a zone that can be a base. */
function basesIn(state: OpenState, player: number, base: Base, self: Card): Card[] {
  const asker = { owner: player, card: NONE };
  return cardsIn(state, base.in ?? 'battle', player).filter(
    (card) => card >= 0 && card !== self && definitionOf(state, card).creature && fits(state, base, card, asker),
  );
}

/** Holds for the first of bases that are alike, in whatever order. */
function once(state: OpenState, player: number): (bases: readonly Card[]) => boolean {
  const battle = zoneOf(state.battle, player);
  const seen = new Set<string>();
  return (bases) => {
    const alike = bases
      .map((card) =>
        battle.includes(card) ? `${card}` : `${placeOf(state, card)} ${state.kind[card]} ${isTapped(state, card)}`,
      )
      .sort()
      .join('/');
    if (seen.has(alike)) return false;
    seen.add(alike);
    return true;
  };
}

/** Whether an ability about players and cards concerns a player and a card that is in no zone of its own. */
function isAbout(
  state: OpenState,
  ability: Ability & { readonly whose: Side; readonly of: Filter },
  source: Card,
  player: number,
  definition: Definition,
): boolean {
  const owner = ownerOf(state, source);
  return isOf(ability.whose, player, owner) && fitsPrinted(ability.of, definition) && isOn(state, ability, source);
}
