// Which decks a simulation is played with.

import {
  arrange,
  type CardLibrary,
  type Fault,
  type Game,
  type Options,
  type Result,
  type Setup,
  splitOption,
  success,
  successUnless,
  writeOptions,
} from '../../../engine/index.js';
import type { Shelf } from '../../../games/index.js';
import {
  distinctBots,
  type Plan,
  type PlannedDeck,
  type PlannedDecks,
  readyDecks,
  setupOfGame,
  splitNames,
} from '../../../simulation/index.js';
import { type Complaint, complain, complaining, complaints } from '../../complaint.js';
import { EXIT } from '../../exit.js';
import { splitDecks } from '../../input/decks/given.js';
import { type Deck, linesOf, loadDecks } from '../../input/decks/load.js';
import { libraryWith } from '../../input/decks/packs.js';
import { fault } from '../../say.js';
import type { SimulateOptions } from './options.js';

/**
 * The decks that a command line names, or, for a game with decks, its ready ones: both sides alike, so that bots are compared and
 * not decks.
 */
export async function planDecks(
  game: Game,
  plan: Plan,
  options: SimulateOptions,
  games: Shelf,
): Promise<Result<PlannedDecks | undefined, Complaint>> {
  const { deck = [], decks, cards = [] } = options;
  if (deck.length > 0 && decks !== undefined) return complain(fault('simulate.deck-or-decks'), EXIT.usage);
  if (game.library === undefined && deck.length === 0 && decks === undefined && cards.length === 0)
    return success(undefined);
  const library = await libraryWith(game, cards, games);
  if (!library.ok) return library;
  const planned =
    decks !== undefined
      ? await inTurn(library.value, decks, plan.options)
      : deck.length > 0
        ? await byBot(library.value, plan, deck)
        : success(readyDecks(library.value));
  if (!planned.ok) return planned;
  const first = checkFirstGame(game, { ...plan, decks: planned.value });
  return first.ok ? planned : first;
}

/** The set-up of a plan's first game, if the game finds nothing wrong with its decks. */
export function checkFirstGame(game: Game, plan: Plan): Result<Setup, Complaint> {
  const { players, stacks, decks } = setupOfGame(plan, 0);
  const options = writeOptions(game.options, plan.options).map((text) => splitOption(text));
  const arranged = arrange(game, { players, stacks, decks, options, seed: '1', first: undefined });
  return complaining(arranged, EXIT.refused);
}

/** Decks by a list with commas, each once. */
export async function listedDecks(
  library: CardLibrary,
  list: string,
  options: Options,
): Promise<Result<PlannedDeck[], Complaint>> {
  const names = splitNames(list);
  if (names.length === 0)
    return complain(fault('simulate.no-decks', { known: library.decks.map(({ name }) => name) }), EXIT.usage);
  const loaded = await loadDecks(library, names, options);
  return loaded.ok ? success([...loaded.value.values()].map(plannedDeck)) : loaded;
}

async function inTurn(library: CardLibrary, list: string, options: Options): Promise<Result<PlannedDecks, Complaint>> {
  const decks = await listedDecks(library, list, options);
  if (!decks.ok) return decks;
  const turns = splitNames(list).map((name) => decks.value.findIndex(({ label }) => label === name));
  return success({ list: decks.value, turns, alike: false });
}

/** Each bot of the list keeps its deck wherever it sits: decks take turns as the bots do. */
async function byBot(
  library: CardLibrary,
  plan: Plan,
  written: readonly string[],
): Promise<Result<PlannedDecks, Complaint>> {
  const bots = distinctBots(plan);
  // A bot that stands in the list once is meant by its name, each of them by its place, from 1.
  const known = [...bots, ...plan.bots.map((_, at) => String(at + 1))];
  const unknown = (name: string): Fault => fault('simulate.deck-whose', { name, known });
  const example = `${bots[0] ?? ''}=${library.decks[0]?.name ?? ''}`;
  const { given, faults } = splitDecks(written, known, unknown, example);
  const right = successUnless(complaints(faults, EXIT.usage), given);
  if (!right.ok) return right;
  const named = given.map(({ deck }) => deck);
  const loaded = await loadDecks(library, named, plan.options);
  if (!loaded.ok) return loaded;
  const decks = [...loaded.value.values()];
  const turns = plan.bots.map((bot, at) => {
    const own = given.find((one) => one.at === bots.length + at) ?? given.find((one) => one.at === bots.indexOf(bot));
    return own === undefined ? null : decks.findIndex((deck) => deck.written === own.deck);
  });
  return success({ list: decks.map(plannedDeck), turns, alike: false });
}

function plannedDeck(deck: Deck): PlannedDeck {
  return { label: deck.written, name: deck.name, lines: linesOf(deck) };
}
