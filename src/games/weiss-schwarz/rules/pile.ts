// The pile of active effects (WS-15 to WS-17). It holds records in the order of application; what they make of a power is
// worked out in power.ts when it is asked for, so that undoing gives back exactly what was before.
import type { Play } from '../../../engine/index.js';
import { type Card, NONE } from '../../../kits/duel/index.js';
import { abilityNamed } from '../cards/abilities/index.js';
import type { AbilityUse, CardData } from '../cards/card.js';
import type { ToldEffect, WeissEvent } from '../events.js';
import { dataOf, type OpenState, type PileEffect, type WeissState } from '../state.js';

/**
 * Puts an ability on top of the pile.
 * @param player for whom it is applied
 * @param source the card whose ability it is; a character's is kept from turn to turn, others end with the turn
 * @param target the one card that it touches, or NONE
 */
export function applyEffect(state: OpenState, player: number, source: Card, use: AbilityUse, target = NONE): void {
  state.pile.push({
    id: use.ability,
    // Ticks and stacks are for effects that count them.
    turns: 1,
    power: use.n,
    stacks: 1,
    player,
    source,
    what: use.what,
    target,
    continuous: dataOf(state, source).type === 'character',
  });
}

/**
 * Takes one effect out of the pile, wherever it lies; the others stay as if it had never been there (WS-17).
 * @returns whether it was there
 */
export function takeOut(state: WeissState, effect: PileEffect): boolean {
  const at = state.pile.indexOf(effect);
  if (at < 0) return false;
  state.pile.splice(at, 1);
  return true;
}

/**
 * Whether a card's ability lies in the pile while it works: what changes power, and with the option `repeat-abilities` also
 * what a character does once, since it is done again when the pile is applied.
 */
export function liesInPile(state: OpenState, { type, ability }: CardData): boolean {
  if (ability === null) return false;
  const does = abilityNamed(ability.ability);
  return does.onCard !== undefined || (does.onField !== undefined && type === 'character' && repeats(state));
}

/** Whether what an ability does to the field is done again when it is applied again; a target that was chosen is kept. */
export function actsAgain(state: OpenState, ability: string): boolean {
  const does = abilityNamed(ability);
  return does.onField !== undefined && does.aimed !== true && repeats(state);
}

/**
 * The continuous effects of the turn before are applied again, in the order in which they were first applied (WS-15), up to
 * the first one that does something to the field: what comes after it may be gone by then.
 * @returns that one, or undefined when all have been applied
 */
export function applyKept(play: Play<WeissState>): PileEffect | undefined {
  const { state } = play;
  for (let effect = state.kept.shift(); effect !== undefined; effect = state.kept.shift()) {
    state.pile.push(effect);
    if (actsAgain(state, effect.id)) return effect;
  }
  const effects = play.tell === undefined ? [] : told(state, state.pile);
  if (effects.length > 0) play.tell?.({ code: 'weiss.in-force', effects } satisfies WeissEvent);
  return undefined;
}

/** All effects are undone, the last one first; continuous ones are kept for the next turn (WS-15). */
export function undoAll(play: Play<WeissState>): void {
  const { state } = play;
  const { pile } = state;
  if (pile.length === 0) return;
  const ended: PileEffect[] = [];
  state.pile = [];
  for (let at = pile.length - 1; at >= 0; at--) {
    const effect = pile[at] as PileEffect;
    if (effect.continuous) state.kept.unshift(effect);
    else ended.push(effect);
  }
  if (ended.length === 0) return;
  play.tell?.({ code: 'weiss.undone', effects: told(state, ended) } satisfies WeissEvent);
}

/** What an effect says of itself. */
export function useOf({ id, what, power }: PileEffect): AbilityUse {
  return { ability: id, what, n: power };
}

/** Those that change power, as they are told. */
function told(state: OpenState, effects: readonly PileEffect[]): ToldEffect[] {
  return effects
    .filter(({ id }) => abilityNamed(id).onCard !== undefined)
    .map((effect) => ({ player: effect.player, card: dataOf(state, effect.source), use: useOf(effect) }));
}

function repeats({ run: { options } }: OpenState): boolean {
  return options['repeat-abilities'] === true;
}
