// What a card says, made from the data that the game plays by.
import type { Filled, Saying } from '../../../engine/index.js';
import { abilityNamed, isLasting } from '../cards/abilities/index.js';
import type { AbilityUse, CardData } from '../cards/card.js';
import { FRONT } from '../state.js';
import { say } from '../text/say.js';

/** A line each: what it is, what it costs and is worth, its ability, its flavour. */
export function sayCard(card: CardData): Saying[] {
  return [...sayRules(card), ...card.flavour.map((line) => say('weiss.flavour', { line }))];
}

function sayRules(card: CardData): Saying[] {
  const { type, colour, extra, level, cost, power, soul, subtypes, ability } = card;
  const lines = [say(`weiss.text.${type}`, { level, cost, power, soul })];
  lines.push(say('weiss.text.colour', { colour: say(`weiss.colour.${colour}`), extra }));
  if (subtypes.length > 0)
    lines.push(say('weiss.text.subtypes', { subtypes: subtypes.map((name) => say('weiss.name', { name })) }));
  if (ability !== null) lines.push(say('weiss.text.ability', { ability: sayAbility(ability), lasts: lastsOf(card) }));
  return lines;
}

/** All that matters of it in one saying, for those who choose it from a list. */
export function sayWhole(card: CardData): Saying {
  return sayRules(card).reduce((first, next) => say('weiss.text.then', { first, next }));
}

/** What an ability does. */
export function sayAbility(use: AbilityUse): Saying {
  return say(`weiss.ability.${abilityNamed(use.ability).name}`, parametersOf(use));
}

/** What a lasting ability changes, in two words: whom, and by how much. */
export function sayChange(use: AbilityUse): Saying {
  const { name } = abilityNamed(use.ability);
  if (!isLasting(name)) throw new Error(`weiss-schwarz: ${name} changes nothing`);
  return say(`weiss.change.${name}`, parametersOf(use));
}

function parametersOf({ what, n }: AbilityUse): Filled<'what' | 'named' | 'n'> {
  return { what, named: what === '' ? 'no' : 'yes', n };
}

/** A place of a side, from 0: in words. */
export function sayPlace(place: number): Saying {
  return place < FRONT ? say('weiss.place.front', { n: place + 1 }) : say('weiss.place.back', { n: place - FRONT + 1 });
}

/** How long what it does lasts: nothing stays of abilities that only do something once. */
function lastsOf({ type, ability }: CardData): 'once' | 'field' | 'turn' {
  if (ability === null || abilityNamed(ability.ability).onCard === undefined) return 'once';
  return type === 'character' ? 'field' : 'turn';
}
