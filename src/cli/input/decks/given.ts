// `--deck NAME=DECK`: which player plays with which deck.

import {
  type DeckChoice,
  type Fault,
  type Game,
  type Options,
  readOptions,
  readRecording,
  sameName,
} from '../../../engine/index.js';
import type { Shelf } from '../../../games/index.js';
import { fault } from '../../say.js';
import { EXIT, Stop } from '../../stop.js';
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

/**
 * Takes `NAME=DECK` apart. Names and files may hold a "=": the text is split where a known name ends, else at its last one.
 * @param unknown the fault of a name that is none of the known ones
 * @returns for each text that is right, the place of its name and its deck; whatever is wrong is added to the faults
 */
export function splitDecks(
  written: readonly string[],
  names: readonly string[],
  unknown: (name: string) => Fault,
  example: string,
  faults: Fault[],
): Given[] {
  const given: Given[] = [];
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
  return given;
}

/**
 * The decks that a command line gives to players; throws a stop when something is wrong with them.
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
): Promise<DeckChoice[]> {
  if (written.length === 0 && cards.length === 0) return [];
  const library = await libraryWith(game, cards, games, stdinIsTaken);
  const faults: Fault[] = [];
  const unknown = (name: string): Fault => fault('usage.no-such-player', { option: '--deck', name, known: names });
  const example = `${names[0] ?? ''}=${library.decks[0]?.name ?? ''}`;
  const given = splitDecks(written, names, unknown, example, faults);
  if ((stdinIsTaken || cards.includes('-')) && given.some(({ deck }) => deck === '-'))
    faults.push(fault('usage.deck-stdin'));
  if (faults.length > 0) throw new Stop(faults, EXIT.usage);
  const decks = await loadDecks(
    library,
    given.map(({ deck }) => deck),
    options,
  );
  return given.flatMap(({ at, deck }) => {
    const loaded = decks.get(deck);
    return loaded === undefined ? [] : [choiceOf(at, loaded)];
  });
}

/**
 * The same for the players of a script. What is wrong with the script itself is told when it is played, so it brings no decks.
 */
export async function decksOfScript(
  text: string,
  written: WrittenDecks,
  games: Shelf,
  stdinIsTaken: boolean,
): Promise<DeckChoice[]> {
  const { recording } = readRecording(text);
  const game = recording.game && (await games.load(recording.game.id));
  if (game === undefined) return [];
  const names = recording.players.map(({ name }) => name);
  const options = readOptions(game.options, recording.options);
  if (!options.ok) return [];
  return decksOfPlayers(game, names, written, options.value, games, stdinIsTaken);
}

/** A deck as a set-up holds it: a ready one by its name, one from a file by its lines. */
function choiceOf(player: number, deck: Deck): DeckChoice {
  return { player, name: deck.name, lines: linesOf(deck) };
}

function placeOf(name: string, names: readonly string[]): number {
  return names.findIndex((one) => sameName(one, name));
}
