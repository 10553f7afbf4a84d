// Names of cards and races: as they are said, and as deck lists, recordings and people at the keyboard write them.
import { nearest, type Saying } from '../../../engine/index.js';
import { foldCardName, kindFinder } from '../../../kits/duel/index.js';
import bg from '../text/bg/cards.js';
import de from '../text/de/cards.js';
import en from '../text/en/cards.js';
import es from '../text/es/cards.js';
import fi from '../text/fi/cards.js';
import { say } from '../text/say.js';
import { type CardId, POOL, RACES } from './pool/index.js';
import type { CardData } from './vocabulary.js';

const CATALOGUES: readonly Readonly<Record<ReturnType<typeof nameKey>, string>>[] = [en, de, fi, bg, es];
const OURS: ReadonlySet<string> = new Set(POOL.map(({ id }) => id));

/** Whether a card is one of our pool; else it is one of a pack. */
export function isOurs(card: CardData): card is CardData & { readonly id: CardId } {
  return OURS.has(card.id);
}

/** A card of a pack is called as its pack says, in every language. */
export function sayName(card: CardData): Saying {
  return card.name === undefined && isOurs(card) ? say(nameKey(card.id)) : asWritten(card.name ?? card.id);
}

/** A race that ours do not know is said as it is written. */
export function sayRace(race: string): Saying {
  const own = RACES.find((one) => one === race);
  return own === undefined ? asWritten(race) : say(`duel-masters.race.${own}`);
}

/** The name that deck lists and their faults are written with: English, or a pack's own. */
export function plainName(card: CardData): string {
  return card.name ?? (isOurs(card) ? en[nameKey(card.id)] : card.id);
}

/**
 * The card that an id or a name in any language stands for, whatever its case, blanks and signs; or undefined.
 * @param extra cards of packs, which are looked for after ours
 */
export function cardByName(text: string, extra: readonly CardData[] = []): CardData | undefined {
  const own = ofOurs(text);
  if (own !== undefined || extra.length === 0) return own;
  const wanted = foldCardName(text);
  return extra.find((card) => namesOf(card).some((name) => foldCardName(name) === wanted));
}

/** The known name that a mistyped one is nearest to, or undefined when none is near. */
export function nearestName(text: string, extra: readonly CardData[] = []): string | undefined {
  return nearest(text, [...POOL, ...extra].flatMap(namesOf));
}

function nameKey(id: CardId): `duel-masters.card.${CardId}` {
  return `duel-masters.card.${id}`;
}

function asWritten(text: string): Saying {
  return say('duel-masters.as-written', { text });
}

/** Everything that a card can be called, its id last. */
function namesOf(card: CardData): string[] {
  const { id, name } = card;
  if (name !== undefined) return [name, id];
  return isOurs(card) ? [...CATALOGUES.map((catalogue) => catalogue[nameKey(card.id)]), id] : [id];
}

const ofOurs = kindFinder(() => POOL.map((card) => [card, namesOf(card)] as const));
