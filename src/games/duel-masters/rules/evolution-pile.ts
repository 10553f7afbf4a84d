// Evolutions and what lies under them (DM-20, DM-28, DM-37): where a base lies, and how it comes under the evolution.
import { type Card, NONE, zoneOf } from '../../../kits/duel/index.js';
import type { BaseZone } from '../cards/vocabulary.js';
import { type DuelState, isTapped, type OpenState, ownerOf, pileOf } from '../state.js';
import { cardsIn } from './filter.js';
import { takeOver } from './succession.js';

const ZONES = ['battle', 'mana', 'graveyard'] as const satisfies readonly BaseZone[];

/** The zone in which a base of an evolution lies. */
export function placeOf(state: OpenState, card: Card): BaseZone {
  return ZONES.find((zone) => cardsIn(state, zone, ownerOf(state, card)).includes(card)) ?? 'hand';
}

/**
 * Lays an evolution on its bases. It takes the place of the first of them that was in the battle zone, and is tapped when one of
 * those was; without one there it comes untapped, as any creature does.
 */
export function pileUp(state: DuelState, card: Card, bases: readonly Card[]): void {
  const battle = zoneOf(state.battle, ownerOf(state, card));
  const fought = bases.filter((base) => battle.includes(base));
  const [first, ...others] = fought;
  state.tapped[card] = fought.some((base) => isTapped(state, base)) ? 1 : 0;
  if (first === undefined) battle.push(card);
  else battle[battle.indexOf(first)] = card;
  for (const base of others) battle.splice(battle.indexOf(base), 1);
  let above = card;
  for (const base of bases) {
    if (fought.includes(base)) takeOver(state, base, card);
    else fetch(state, base);
    state.below[above] = base;
    above = pileOf(state, base).at(-1) ?? NONE;
  }
  // An evolution is never sick (DM-19).
  state.came[card] = 0;
}

/** Takes a base out of a zone other than the battle zone; one of the hand may lie open already while mana is chosen. */
function fetch(state: DuelState, base: Card): void {
  const owner = ownerOf(state, base);
  for (const zone of [
    state.handling,
    ...[state.mana, state.graveyards, state.hands].map((one) => zoneOf(one, owner)),
  ]) {
    const at = zone.indexOf(base);
    if (at >= 0) zone.splice(at, 1);
  }
  state.tapped[base] = 0;
}
