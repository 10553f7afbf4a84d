// `--deck NAME=DECK`: which player plays with which deck.

import {
  type DeckChoice,
  type Fault,
  type Game,
  type Options,
  type Result,
  readOptions,
  readRecording,
  sameName,
  success,
  successUnless,
} from '../../../engine/index.js';
import type { Shelf } from '../../../games/index.js';
import { type Complaint, complaints } from '../../complaint.js';
import { EXIT } from '../../exit.js';
import { fault } from '../../say.js';
import { type Deck, linesOf, loadDecks } from './load.js';
import { libraryWith } from './packs.js';

/** What a command line says about decks: `--deck` and `--cards`. */
export interface WrittenDecks {
  readonly deck: readonly string[];
  readonly cards: readonly string[];
}

/** A deck for the one of some names that stands at a place. */
export interface Given {
  readonly at: number;
  readonly deck: string;
}

/** What was written about decks: who is to play with which, and what is wrong with the rest of it. */
export interface SplitDecks {
  readonly given: readonly Given[];
  readonly faults: readonly Fault[];
}

/**
 * Takes each `NAME=DECK` apart. Names and files may hold a "=": the text is split where a known name ends, else at its last one.
 * @param unknown the fault of a name that is none of the known ones
 */
export function splitDecks(
  written: readonly string[],
  names: readonly string[],
  unknown: (name: string) => Fault,
  example: string,
): SplitDecks {
  const given: Given[] = [];
  const faults: Fault[] = [];
  for (const text of written) {
    const ends = [...text.matchAll(/=/gu)].map(({ index }) => index).reverse();
    const end = ends.find((one) => placeOf(text.slice(0, one), names) >= 0) ?? ends[0];
    const deck = text.slice((end ?? text.length) + 1).trim();
    if (end === undefined || deck === '') {
      faults.push(fault('usage.deck-form', { text, example }));
      continue;
    }
    const name = text.slice(0, end).trim();
    const at = placeOf(name, names);
    if (at < 0) faults.push(unknown(name));
    else if (given.some((other) => other.at === at))
      faults.push(fault('usage.deck-twice', { player: names[at] ?? name }));
    else given.push({ at, deck });
  }
  return { given, faults };
}

/**
 * The decks that a command line gives to players.
 * @param names of the players, by seat
 * @param games those that are named where this one has no decks
 * @param stdinIsTaken whether the game itself is read from standard input
 */
export async function decksOfPlayers(
  game: Game,
  names: readonly string[],
  { deck: written, cards }: WrittenDecks,
  options: Options,
  games: Shelf,
  stdinIsTaken: boolean,
): Promise<Result<DeckChoice[], Complaint>> {
  if (written.length === 0 && cards.length === 0) return success([]);
  const found = await libraryWith(game, cards, games, stdinIsTaken);
  if (!found.ok) return found;
  const library = found.value;
  const unknown = (name: string): Fault => fault('usage.no-such-player', { option: '--deck', name, known: names });
  const example = `${names[0] ?? ''}=${library.decks[0]?.name ?? ''}`;
  const { given, faults } = splitDecks(written, names, unknown, example);
  const readsTwice = (stdinIsTaken || cards.includes('-')) && given.some(({ deck }) => deck === '-');
  const wrong = readsTwice ? [...faults, fault('usage.deck-stdin')] : faults;
  const right = successUnless(complaints(wrong, EXIT.usage), given);
  if (!right.ok) return right;
  const named = given.map(({ deck }) => deck);
  const loaded = await loadDecks(library, named, options);
  return loaded.ok ? success(given.flatMap((one) => choiceOf(one, loaded.value))) : loaded;
}

/**
 * The same for the players of a script. What is wrong with the script itself is told when it is played, so it brings no decks.
 */
export async function decksOfScript(
  text: string,
  written: WrittenDecks,
  games: Shelf,
  stdinIsTaken: boolean,
): Promise<Result<DeckChoice[], Complaint>> {
  const { recording } = readRecording(text);
  const game = recording.game && (await games.load(recording.game.id));
  if (game === undefined) return success([]);
  const names = recording.players.map(({ name }) => name);
  const options = readOptions(game.options, recording.options);
  if (!options.ok) return success([]);
  return decksOfPlayers(game, names, written, options.value, games, stdinIsTaken);
}

/** A deck that was given, as a set-up holds it: a ready one by its name, one from a file by its lines. */
function choiceOf({ at, deck }: Given, decks: ReadonlyMap<string, Deck>): DeckChoice[] {
  const loaded = decks.get(deck);
  return loaded === undefined ? [] : [{ player: at, name: loaded.name, lines: linesOf(loaded) }];
}

function placeOf(name: string, names: readonly string[]): number {
  return names.findIndex((one) => sameName(one, name));
}
