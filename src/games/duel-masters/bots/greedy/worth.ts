// What cards are worth to a player. Rough numbers, a card in hand being about one: they order choices, no more.
import { oncePer } from '../../../../engine/index.js';
import { type Card, zoneOf } from '../../../../kits/duel/index.js';
import { type Definition, definitionOf } from '../../cards/index.js';
import { BLOCKER, SLAYER } from '../../cards/keyword-bits.js';
import { powerOf, traitsOf } from '../../rules/creature.js';
import type { DuelView } from '../../view.js';

/** More than anything a card can do: the game is decided. */
export const CERTAIN = 1000;
/** With so few cards left in the deck no more of them are drawn than must be. */
export const SCARCE = 4;

/** What a creature is worth in the battle zone, as it is printed. */
export const creatureWorth = oncePer(printedWorth);

/** What a creature in the battle zone is worth as it is now. */
export function worthNow(view: DuelView, card: Card): number {
  const definition = definitionOf(view, card);
  return creatureWorth(definition) + (powerOf(view, card) - definition.power) / 2000;
}

/** What it is worth to hold a card. */
export function holdingWorth(definition: Definition): number {
  return definition.creature ? 0.5 + creatureWorth(definition) * 0.4 : 0.8 + definition.cost * 0.3;
}

/** The power that a creature would have in an attack. */
export function attackPower(view: DuelView, card: Card): number {
  let power = powerOf(view, card);
  if (view.attacker === card) return power;
  for (const trait of traitsOf(view, card)) if (trait.has === 'power-attacker') power += trait.by;
  return power;
}

/** What breaking a shield is worth, less the card that the other gets by it. */
export function shieldWorth(left: number): number {
  return 0.9 + Math.max(0, 5 - left) * 0.45;
}

/** What another mana card is worth. */
export function manaWorth(view: DuelView, seat: number): number {
  const there = zoneOf(view.mana, seat).length;
  return there < 5 ? 1.3 : there < 8 ? 0.7 : 0.1;
}

function printedWorth({ power, bits, cost, traits, triggers, tap, silent, auras, conditional }: Definition): number {
  let worth = power / 2200 + cost * 0.25;
  for (const trait of traits)
    if (trait.has === 'double-breaker') worth += 0.8;
    else if (trait.has === 'triple-breaker') worth += 1.6;
    else if (trait.has === 'power-attacker') worth += trait.by / 5000;
    else if (trait.has === 'cannot' && trait.deed === 'attack') worth -= 0.6;
    else if (trait.has === 'cannot' && trait.deed === 'be-blocked') worth += 0.6;
  if ((bits & BLOCKER) !== 0) worth += 0.7;
  if ((bits & SLAYER) !== 0) worth += 0.7;
  worth += triggers.filter(({ on }) => on !== 'enters' && on !== 'destroyed').length * 0.5;
  worth +=
    (tap === undefined ? 0 : 0.8) + (silent === undefined ? 0 : 0.8) + auras.length * 0.6 + conditional.length * 0.4;
  return Math.max(0.5, worth);
}
