// What games have in common whose players bring a deck each: the decks and the stacked cards of a set-up, checked, and the
// shuffled deck with the stacked cards on top. A kind is whatever a game knows by what a card is: its id, or a number.
import { type Chance, clip, type Fault, NOBODY, type Setup } from '../../engine/index.js';
import { fault } from './words.js';

/** What a game knows about the cards that set-ups stack. */
export interface Stackable<Kind> {
  /** The kind that a text stands for, or undefined. */
  kindOf(text: string): Kind | undefined;
  /** A known name that an unknown one is near to, or undefined. */
  nearTo(text: string): string | undefined;
  /** What messages call a kind. */
  nameOf(kind: Kind): string;
}

/**
 * What is wrong with the deck lines of a set-up: a second deck for a player, a ready deck that there is not, the faults of a list.
 * @param ready names of the ready decks
 * @param read gives the faults of a list; its first line has the number that is given
 */
export function checkDeckLines(
  setup: Setup,
  ready: readonly string[],
  read: (lines: readonly string[], firstLine: number) => readonly Fault[],
): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<number>();
  for (const { player, name, lines, line } of setup.decks) {
    if (seen.has(player)) faults.push(fault('deck.second', { player: playerOf(setup, player) }, line));
    seen.add(player);
    if (name === undefined)
      for (const one of read(lines, (line ?? 0) + 1)) faults.push({ ...one, line: one.line ?? line });
    else if (!ready.includes(name)) faults.push(fault('deck.unknown-name', { name: clip(name), known: ready }, line));
  }
  return faults;
}

/**
 * What is wrong with the stacked cards of a set-up: nobody’s deck, cards that there are not, or that a deck does not hold so often.
 * @param decks the kinds of each seat's deck
 */
export function checkStacks<Kind>(setup: Setup, decks: readonly (readonly Kind[])[], cards: Stackable<Kind>): Fault[] {
  const faults: Fault[] = [];
  const left = decks.map((deck) => [...deck]);
  for (const { player, cards: texts, line } of setup.stacks) {
    const deck = left[player];
    if (player === NOBODY || deck === undefined) {
      faults.push(fault('stack.whose', {}, line));
      continue;
    }
    for (const text of texts) {
      const kind = cards.kindOf(text);
      if (kind === undefined) {
        faults.push(unknownCard(text, cards.nearTo(text), line));
        continue;
      }
      const at = deck.indexOf(kind);
      if (at >= 0) deck.splice(at, 1);
      else faults.push(fault('stack.not-in-deck', { card: cards.nameOf(kind), player: playerOf(setup, player) }, line));
    }
  }
  return faults;
}

/** By seat: the kinds that a set-up without faults stacks on its deck, top first. */
export function stackedKinds<Kind>(setup: Setup, kindOf: Stackable<Kind>['kindOf']): readonly (readonly Kind[])[] {
  return setup.players.map((_, seat) =>
    setup.stacks
      .filter(({ player }) => player === seat)
      .flatMap(({ cards }) => cards.flatMap((text) => kindOf(text) ?? [])),
  );
}

/**
 * The lines of a seat's deck in a set-up without faults.
 * @param ready the ready decks by name; seats that have been given none get them in turn
 */
export function deckLinesOf(
  setup: Setup,
  seat: number,
  ready: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const given = setup.decks.find(({ player }) => player === seat);
  if (given !== undefined && given.name === undefined) return given.lines;
  const names = Object.keys(ready);
  const name = given?.name ?? names[seat % names.length] ?? '';
  return Object.hasOwn(ready, name) ? (ready[name] ?? []) : [];
}

/** Somebody's text names no card. */
export function unknownCard(text: string, near: string | undefined, line: number | undefined): Fault {
  const card = clip(text.trim());
  return near === undefined
    ? fault('deck.unknown-card', { card }, line)
    : fault('deck.unknown-card-near', { card, near }, line);
}

/**
 * Shuffles a deck, whose last card is the top, and lays cards of some kinds on top of it, the first of them uppermost.
 * @param stacked kinds that the deck holds
 */
export function shuffleWithStacked<Kind>(
  chance: Chance,
  deck: number[],
  stacked: readonly Kind[],
  kindOf: (card: number) => Kind,
): void {
  chance.shuffle(deck);
  const top = stacked.map((kind) => {
    const at = deck.findIndex((card) => kindOf(card) === kind);
    return deck.splice(at, 1)[0] as number;
  });
  deck.push(...top.reverse());
}

function playerOf(setup: Setup, seat: number): string {
  return setup.players[seat]?.name ?? '';
}
