// The pile of active effects (WS-15 to WS-17). It holds records in the order of application; what they make of a power is
// worked out in power.ts when it is asked for, so that undoing gives back exactly what was before.
import type { Play } from '../../engine/index.js';
import type { AbilityUse } from './cards.js';
import type { ToldEffect, WeissEvent } from './events.js';
import { type Card, dataOf, NONE, type OpenState, type PileEffect, type WeissState } from './state.js';

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

/** The continuous effects of the turn before are applied again, in the order in which they were first applied (WS-15). */
export function applyKept(play: Play<WeissState>): void {
  const { state } = play;
  if (state.kept.length === 0) return;
  for (const effect of state.kept) state.pile.push(effect);
  state.kept = [];
  play.tell?.({ code: 'weiss.in-force', effects: told(state, state.pile) } satisfies WeissEvent);
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

function told(state: OpenState, effects: readonly PileEffect[]): ToldEffect[] {
  return effects.map((effect) => ({ player: effect.player, card: dataOf(state, effect.source), use: useOf(effect) }));
}
