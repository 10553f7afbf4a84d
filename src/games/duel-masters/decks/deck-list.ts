// Deck lists (DM-1): lines as card players write them, read with all their faults together.
import { clip, type Fault } from '../../../engine/index.js';
import { contentOf, countedName, DeckCount, unknownCard } from '../../../kits/duel/index.js';
import { cardByName, isOurs, nearestName, plainName } from '../cards/names.js';
import { type PackCard, readCardLine, writeCardLine } from '../cards/pack/index.js';
import type { CardData } from '../cards/vocabulary.js';
import { fault } from '../text/say.js';

/** Fewest cards of a deck, and how many may have one name (DM-1). */
const LEAST_CARDS = 40;
const MOST_COPIES = 4;
/** A line that brings a card of its own. */
const CARD_LINE = /^card\s*(\{.*)$/u;

export interface DeckEntry {
  readonly card: CardData;
  readonly count: number;
}

export interface ReadDeck {
  /** Cards in the order of the lines; lines that name none are left out. */
  readonly entries: readonly DeckEntry[];
  readonly faults: readonly Fault[];
  /** Lines that a recording needs besides, because the list uses cards of packs. */
  readonly packed: readonly string[];
  /** Cards that the list brings in lines of its own. */
  readonly extra: readonly CardData[];
}

/**
 * Reads a deck list: lines `4 NAME`, lines `card {…}` that bring a card, and `#` comments.
 * @param firstLine the number of the first line in its file
 * @param packs cards that the list may name besides
 */
export function readDeck(lines: readonly string[], firstLine = 1, packs: readonly PackCard[] = []): ReadDeck {
  const faults: Fault[] = [];
  const brought: PackCard[] = [];
  const contents = lines.map((raw) => raw.replace(/^\uFEFF/u, '').trim());
  contents.forEach((content, at) => {
    const json = CARD_LINE.exec(content)?.[1];
    if (json === undefined) return;
    const { cards, faults: own } = readCardLine(json, firstLine + at, [...brought, ...packs]);
    brought.push(...cards);
    faults.push(...own);
  });
  const isBroken = faults.length > 0;
  const extra: readonly CardData[] = brought.map(({ card }) => card);
  const known = [...extra, ...packs.map(({ card }) => card).filter((card) => !extra.some(({ id }) => id === card.id))];
  const entries: DeckEntry[] = [];
  const counts = new DeckCount<CardData>(MOST_COPIES);
  let size = 0;
  contents.forEach((written, at) => {
    const line = firstLine + at;
    const content = CARD_LINE.test(written) ? '' : contentOf(written);
    if (content === '') return;
    const counted = countedName(content);
    if (counted === undefined) {
      faults.push(fault('deck.bad-line', { text: clip(content), example: '4 Racing Fox' }, line));
      return;
    }
    const { count, name } = counted;
    size += count;
    const card = cardByName(name, known);
    if (card === undefined) {
      // A name may be unknown because the line that brings it is faulty.
      if (!isBroken) faults.push(unknownCard(name, nearestName(name.trim(), known), line));
      return;
    }
    faults.push(...counts.add(card, count, plainName(card), line));
    entries.push({ card, count });
  });
  if (size < LEAST_CARDS && !faults.some(({ code }) => code === 'deck.bad-line'))
    faults.push(fault('deck.too-small', { count: size, least: LEAST_CARDS }));
  const packed = counts.kinds.filter((card) => !isOurs(card) && !extra.includes(card)).map(writeCardLine);
  return { entries, faults, packed, extra };
}
