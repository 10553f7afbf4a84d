// Deck lists (AR-17): lines as card players write them, read with all their faults together; and the decks of a set-up.
import { clip, type Fault, failure, oncePer, type Result, type Setup, success } from '../../../engine/index.js';
import {
  checkDeckLines,
  checkStacks,
  contentOf,
  countedName,
  DeckCount,
  deckLinesOf,
  unknownCard,
} from '../../../kits/duel/index.js';
import { definition, type Kind } from '../cards/index.js';
import { englishName, kindByName, nearestName } from '../cards/names.js';
import { fault } from '../text/say.js';
import { DECK_NAMES, SHIPPED } from './index.js';

/** Cards beside the gladiator, and how many may have one name. */
const DECK_SIZE = 40;
const MOST_COPIES = 4;
const GLADIATOR = 'gladiator';

export interface DeckList {
  readonly gladiator: Kind;
  /** Forty kinds in the order of their ids. */
  readonly kinds: readonly Kind[];
}

/** Two decks with their cards numbered, each list’s after the other’s and its gladiator first. */
export interface Decks {
  /** By seat. */
  readonly gladiators: readonly Kind[];
  /** Every kind that is in a deck, once, in the order of ids. */
  readonly kinds: readonly Kind[];
  /** By card: its place in `kinds`. */
  readonly kind: readonly number[];
}

export interface ReadDeck {
  /** Cards in the order of the lines, the gladiator among them; lines that name none are left out. */
  readonly entries: readonly { readonly kind: Kind; readonly count: number }[];
  readonly faults: Fault[];
  /** Undefined when the deck has faults. */
  readonly list: DeckList | undefined;
}

/**
 * Reads a deck list: a line `gladiator: NAME`, lines `4 NAME`, and `#` comments.
 * @param firstLine the number of the first line in its file
 */
export function readDeck(lines: readonly string[], firstLine = 1): ReadDeck {
  const faults: Fault[] = [];
  const entries: { kind: Kind; count: number }[] = [];
  const counts = new DeckCount<Kind>(MOST_COPIES);
  let size = 0;
  let leader: { kind: Kind | undefined; line: number } | undefined;
  lines.forEach((raw, index) => {
    const line = firstLine + index;
    const content = contentOf(raw);
    if (content === '') return;
    const [, word, named] = /^([^:\d][^:]*):(.*)$/u.exec(content) ?? [];
    if (word !== undefined && named !== undefined) {
      if (word.trim().toLowerCase() !== GLADIATOR)
        faults.push(fault('deck.unknown-word', { word: clip(word.trim()), known: [GLADIATOR] }, line));
      else if (leader !== undefined) faults.push(fault('deck.twice', { word: GLADIATOR, first: leader.line }, line));
      else {
        const found = gladiatorNamed(named, line);
        leader = { kind: found.ok ? found.value : undefined, line };
        if (found.ok) entries.push({ kind: found.value, count: 1 });
        else faults.push(...found.faults);
      }
      return;
    }
    const counted = countedName(content);
    if (counted === undefined) {
      faults.push(fault('deck.bad-line', { text: clip(content), example: '4 Hook Strike' }, line));
      return;
    }
    const { count, name } = counted;
    const found = kindNamed(name, line);
    if (found.ok && definition(found.value).type === GLADIATOR) {
      faults.push(fault('deck.leader-among-cards', { card: englishName(found.value), word: GLADIATOR }, line));
      return;
    }
    // Cards whose names are not known count all the same.
    size += count;
    if (!found.ok) {
      faults.push(...found.faults);
      return;
    }
    faults.push(...counts.add(found.value, count, englishName(found.value), line));
    entries.push({ kind: found.value, count });
  });
  if (leader === undefined)
    faults.push(fault('deck.missing', { word: GLADIATOR, example: 'gladiator: Varka the Wall' }));
  if (size !== DECK_SIZE && !faults.some(({ code }) => code === 'deck.bad-line'))
    faults.push(fault('deck.size', { count: size, right: DECK_SIZE }));
  if (faults.length > 0 || leader?.kind === undefined) return { entries, faults, list: undefined };
  return { entries, faults, list: { gladiator: leader.kind, kinds: [...counts.cards].sort() } };
}

/** What is wrong with the decks and stacked cards of a set-up. */
export function checkDecks(setup: Setup): Fault[] {
  const faults = checkDeckLines(setup, DECK_NAMES, (lines, firstLine) => readDeck(lines, firstLine).faults);
  if (faults.length > 0 || setup.stacks.length === 0) return faults;
  return checkStacks(
    setup,
    listsOf(setup).map(({ kinds }) => kinds),
    { kindOf: kindByName, nearTo: nearestName, nameOf: englishName },
  );
}

/** The decks of a set-up without faults: as given, or the shipped ones in turn. Simulations play thousands of games with the same. */
export function decksOf(setup: Setup): Decks {
  const [one, other] = listsOf(setup);
  if (one === undefined || other === undefined) throw new Error('areena: a deck for each of two players');
  return together(one)(other);
}

function listsOf(setup: Setup): DeckList[] {
  return setup.players.map((_, seat) => wellFormed(deckLinesOf(setup, seat, SHIPPED)));
}

const together = oncePer((one: DeckList) => oncePer((other: DeckList) => numbered([one, other])));

function numbered(lists: readonly DeckList[]): Decks {
  const cards = lists.flatMap(({ gladiator, kinds }) => [gladiator, ...kinds]);
  const kinds = [...new Set(cards)].sort();
  return { gladiators: lists.map(({ gladiator }) => gladiator), kinds, kind: cards.map((card) => kinds.indexOf(card)) };
}

const wellFormed = oncePer((lines: readonly string[]): DeckList => {
  const { list, faults } = readDeck(lines);
  if (list === undefined) throw new Error(`areena: a deck with faults: ${faults.map(({ code }) => code).join(' ')}`);
  return list;
});

function gladiatorNamed(text: string, line: number): Result<Kind> {
  const found = kindNamed(text, line);
  if (!found.ok || definition(found.value).type === GLADIATOR) return found;
  return failure(fault('deck.no-leader', { card: englishName(found.value), word: GLADIATOR }, line));
}

function kindNamed(text: string, line: number): Result<Kind> {
  const kind = kindByName(text);
  return kind === undefined ? failure(unknownCard(text, nearestName(text.trim()), line)) : success(kind);
}
