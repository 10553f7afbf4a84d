// Sayings taken apart: the keys and slots that something to be said is made of, and the slots that a text uses.
import { IntlMessageFormat } from 'intl-messageformat';
import type { GameEvent, Saying, Slot } from '../../engine/index.js';

/** An event, and what others are told in its place. */
export function versionsOf(event: GameEvent): GameEvent[] {
  return event.instead === undefined ? [event] : [event, ...versionsOf(event.instead)];
}

/** All sayings in something that is shown: a table, a branch, a list of them. */
export function sayingsIn(shown: unknown): Saying[] {
  if (typeof shown !== 'object' || shown === null) return [];
  if (isSaying(shown)) return [shown];
  return Object.values(shown).flatMap(sayingsIn);
}

/** A saying and all those in its slots. */
export function sayingsWithin(saying: Saying): Saying[] {
  const inSlot = (slot: Slot): Saying[] => {
    if (typeof slot !== 'object') return [];
    if (Array.isArray(slot)) return slot.flatMap(inSlot);
    if ('face' in slot) return sayingsWithin(slot.face.words);
    return 'key' in slot ? sayingsWithin(slot) : [];
  };
  return [saying, ...Object.values(saying.slots ?? {}).flatMap(inSlot)];
}

/** The cards that a saying names, as recordings write them. */
export function cardsIn(saying: Saying): string[] {
  const inSlot = (slot: Slot): string[] => {
    if (typeof slot !== 'object') return [];
    if (Array.isArray(slot)) return slot.flatMap(inSlot);
    if ('face' in slot) return [slot.face.ascii];
    return 'key' in slot ? cardsIn(slot) : [];
  };
  return Object.values(saying.slots ?? {}).flatMap(inSlot);
}

/** The names of the slots that a message uses, in alphabetical order; throws when the formatter cannot read it. */
export function slotsUsed(text: string, language: string): string[] {
  const names = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    // 0 is plain text and 7 the number sign; whatever else has a value is a slot.
    if ('type' in part && part.type !== 0 && part.type !== 7 && 'value' in part) names.add(String(part.value));
    Object.values(part).forEach(collect);
  };
  collect(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

function isSaying(shown: object): shown is Saying {
  return 'key' in shown && typeof shown.key === 'string';
}
