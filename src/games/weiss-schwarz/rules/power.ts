// Power as it is now: the printed value, seen through the pile in the order of application (WS-15). It is never stored.
import { type EffectKind, type EffectTable, statistic } from '../../../kits/combat/index.js';
import { type Card, NONE } from '../../../kits/duel/index.js';
import { ABILITIES, type Ability, abilityNamed } from '../cards/abilities/index.js';
import { dataOf, type OpenState, ownerOf, type PileEffect } from '../state.js';

/** What abilities make of a power, as kinds of lasting effects: `statistic` folds them. */
const KINDS: EffectTable = Object.fromEntries(
  ABILITIES.map(({ name, onCard }: Ability) => {
    const kind: EffectKind = { id: name, change: (_, value, { power }) => onCard?.change(value, power) ?? value };
    return [name, kind];
  }),
);

const NOTHING: Readonly<Record<string, number>> = {};

/** The power of a card on the field; never below 0. */
export function powerOf(state: OpenState, card: Card): number {
  const { power } = dataOf(state, card);
  if (state.pile.length === 0) return power;
  const effects = effectsOn(state, card);
  return effects.length === 0 ? power : statistic(KINDS, { base: { power }, equipment: NOTHING, effects }, 'power');
}

/** The effects that touch a card, in the order of application (WS-16). */
export function effectsOn(state: OpenState, card: Card): PileEffect[] {
  return state.pile.filter((effect) => touches(state, effect, card));
}

function touches(state: OpenState, effect: PileEffect, card: Card): boolean {
  const { id, player, source, target, what } = effect;
  if (target !== NONE) return target === card;
  const { onCard } = abilityNamed(id);
  if (onCard === undefined) return false;
  const own = ownerOf(state, card) === player;
  return own === (onCard.side === 'own') && onCard.touches(dataOf(state, card), what, dataOf(state, source));
}
