// Cards that players bring: packs in files of their own, and single cards in the lines of a deck.
import { canonicalJson, type Fault } from '../../../../engine/index.js';
import { fault } from '../../text/say.js';
import { cardByName } from '../names.js';
import { type CardData, CIVILIZATIONS } from '../vocabulary.js';
import { checkCard, checkPack } from './check.js';
import { type Placed, readJson } from './json.js';
import type { CardOfPack } from './schema/index.js';

/** A card of a pack, and where it stands. */
export interface PackCard {
  readonly card: CardOfPack;
  /** How the file is called in messages; undefined: the deck itself. */
  readonly file: string | undefined;
  readonly line: number;
}

export interface PackCards {
  /** None when there are faults. */
  readonly cards: readonly PackCard[];
  readonly faults: readonly Fault[];
}

/**
 * Reads a pack of cards (docs/duel-masters-cards.md).
 * @param before cards of other packs, with which these must not be confused
 */
export function readPack(text: string, file: string, before: readonly PackCard[] = []): PackCards {
  const read = readJson(text, '');
  if (!read.ok) return { cards: [], faults: read.faults };
  const { json, faults: doubles } = read.value;
  const checked = checkPack(json);
  const faults = [...doubles, ...checked.faults];
  const places = json.parts.get('cards')?.parts ?? new Map<string, Placed>();
  const cards: PackCard[] = [];
  for (const [at, right] of checked.cards) {
    const placed = places.get(at);
    const card: PackCard = { card: tidied(right), file, line: placed?.line ?? 1 };
    faults.push(...more(card, `cards[${at}]`, placed, [...before, ...cards]));
    cards.push(card);
  }
  return faults.length > 0 ? { cards: [], faults: inOrder(faults) } : { cards, faults };
}

/**
 * Reads the card of a `card {…}` line of a deck.
 * @param json what follows the word
 * @param before cards of the lines above, and of packs
 */
export function readCardLine(json: string, line: number, before: readonly PackCard[]): PackCards {
  const read = readJson(json, 'card', line);
  if (!read.ok) return { cards: [], faults: read.faults };
  const { json: placed, faults: doubles } = read.value;
  const checked = checkCard(placed, 'card');
  if (!checked.ok) return { cards: [], faults: [...doubles, ...checked.faults] };
  const card: PackCard = { card: tidied(checked.value), file: undefined, line };
  // The same card may come both ways: a deck out of a recording, and its pack.
  const others = before.filter((other) => other.file === undefined || !isSame(other.card, card.card));
  const faults = [...doubles, ...more(card, 'card', placed, others)];
  return faults.length > 0 ? { cards: [], faults } : { cards: [card], faults };
}

/** A card as a line of a deck says it, so that a recording needs no pack. */
export function writeCardLine(card: CardData): string {
  return `card ${JSON.stringify(card)}`;
}

export function isSame(one: CardData, other: CardData): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** What no schema can say of a card: whether it can be told from others, and whether a survivor is one. */
function more(
  { card, file }: PackCard,
  path: string,
  placed: Placed | undefined,
  before: readonly PackCard[],
): Fault[] {
  const faults: Fault[] = [];
  const lineOf = (field: string): number | undefined => placed?.parts.get(field)?.line ?? placed?.line;
  const { id, name } = card;
  const ofId = before.find((other) => other.card.id === id);
  const ofName = before.find((other) => isCalled(other.card, name));
  const [idLine, nameLine] = [lineOf('id'), lineOf('name')];
  if (cardByName(id) !== undefined) faults.push(fault('pack.own-id', { path: `${path}.id`, id }, idLine));
  else if (ofId !== undefined)
    faults.push(
      ofId.file === file || ofId.file === undefined
        ? fault('pack.same-id', { path: `${path}.id`, id, first: ofId.line }, idLine)
        : fault('pack.taken-id', { path: `${path}.id`, id, file: ofId.file }, idLine),
    );
  if (cardByName(name) !== undefined) faults.push(fault('pack.own-name', { path: `${path}.name`, name }, nameLine));
  else if (ofName !== undefined)
    faults.push(
      ofName.file === file || ofName.file === undefined
        ? fault('pack.same-name', { path: `${path}.name`, name, first: ofName.line }, nameLine)
        : fault('pack.taken-name', { path: `${path}.name`, name, file: ofName.file }, nameLine),
    );
  if (card.type !== 'spell' && card.abilities?.some(({ under }) => under === 'survivor') === true)
    if (!card.races.includes('survivor'))
      faults.push(fault('pack.survivor', { path: `${path}.races` }, lineOf('races')));
  return faults;
}

function isCalled(card: CardData, name: string): boolean {
  return cardByName(name, [card]) !== undefined;
}

/** Civilizations stand in one order, so that the same card is always the same data. */
function tidied(card: CardOfPack): CardOfPack {
  return { ...card, civilizations: CIVILIZATIONS.filter((one) => card.civilizations.includes(one)) };
}

function inOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}
