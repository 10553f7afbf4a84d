// What the promises ask of words: every event, choice and table can be said in every language, from the same slots.
import { IntlMessageFormat } from 'intl-messageformat';
import { type Game, type GameEvent, LANGUAGES, type Language, type Saying, type Slot } from '../../src/engine/index.js';
import { commonCatalogue, Tongue } from '../../src/text/index.js';

/** A language with its words for one game. */
export interface Speaker {
  readonly language: Language;
  readonly tongue: Tongue;
  readonly catalogue: Readonly<Record<string, string>>;
}

export async function speakersOf(game: Game, names: readonly string[]): Promise<Speaker[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const catalogue = { ...(await commonCatalogue(language)), ...(await game.presentation.catalogue(language)) };
      return { language, catalogue, tongue: new Tongue(language, catalogue, 'words', names) };
    }),
  );
}

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

/** The names of the slots that a message uses, in alphabetical order. */
export function slotsUsed(text: string, language: Language): string[] {
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
