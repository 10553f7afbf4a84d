// Using a card of the hand (DM-7, DM-8, DM-28, DM-37): what it costs, what it can be put on, and why it cannot be used.
import { type Definition, definitionOf } from './cards/index.js';
import type { Ability, Filter, Side } from './cards/vocabulary.js';
import { isOn } from './conditions.js';
import { fits, fitsPrinted, isOf } from './filter.js';
import { canPay, gives, manaBySets, proposePayment, sizeOf } from './payment.js';
import { type Card, NONE, type OpenState, ownerOf, seatOf } from './state.js';

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
    for (const ability of costs) if (isAbout(state, ability, other, player, definition)) cost += ability.by;
  }
  return Math.max(sizeOf(definition.civilizations), cost);
}

/** Whether a text forbids a player to use a card (DM-38). */
export function isBanned(state: OpenState, player: number, definition: Definition): boolean {
  return state.reaching.some((other) =>
    definitionOf(state, other).bans.some((ability) => isAbout(state, ability, other, player, definition)),
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
  if (definition.evolution && basesFor(state, player, definition).length === 0) return 'duel-masters.no-base';
  if (canPay(counts, definition.civilizations, cost)) return undefined;
  return gives(counts, definition.civilizations) ? 'duel-masters.not-enough-mana' : 'duel-masters.no-civilization';
}

/**
 * The mana cards that are tapped when a player uses a card of the hand and leaves the choice of mana to the game. It asks for
 * nothing that the player does not see, so it works on the player's own view too.
 * @returns none when nothing pays for it
 */
export function proposed(state: OpenState, player: number, definition: Definition): Card[] {
  const cost = costOf(state, player, definition);
  if (!canPay(manaBySets(state, player), definition.civilizations, cost)) return [];
  const hand = seatOf(state.hands, player);
  const used = hand.findIndex((card) => state.kind[card] === definition.kind);
  const others = hand.filter((_, at) => at !== used).map((card) => definitionOf(state, card));
  return proposePayment(state, player, definition, cost, others);
}

const NO_BASES: readonly (readonly Card[])[] = Object.freeze([]);

/** What an evolution can be put on: one creature, or two of them in the order of the battle zone (DM-28, DM-37). */
export function basesFor(state: OpenState, player: number, { bases }: Definition): readonly (readonly Card[])[] {
  const [one, two] = bases;
  if (one === undefined) return NO_BASES;
  const own = seatOf(state.battle, player);
  const good = (filter: Filter, card: Card): boolean => fits(state, filter, card, { owner: player, card: NONE });
  if (two === undefined) return own.filter((card) => good(one, card)).map((card) => [card]);
  return own.flatMap((first, at) =>
    own
      .slice(at + 1)
      .filter((second) => (good(one, first) && good(two, second)) || (good(one, second) && good(two, first)))
      .map((second) => [first, second]),
  );
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
