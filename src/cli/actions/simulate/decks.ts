// Which decks a simulation is played with.

import {
  arrange,
  type CardLibrary,
  type Fault,
  fault,
  type Game,
  type Options,
  splitOption,
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
import { splitDecks } from '../../input/decks/given.js';
import { type Deck, linesOf, loadDecks } from '../../input/decks/load.js';
import { libraryWith } from '../../input/decks/packs.js';
import { EXIT, Stop } from '../../stop.js';
import type { SimulateOptions } from './options.js';

/**
 * The decks that a command line names, or, for a game with decks, its ready ones: both sides alike, so that bots are compared and
 * not decks. Throws a stop with what is wrong.
 */
export async function planDecks(
  game: Game,
  plan: Plan,
  options: SimulateOptions,
  games: Shelf,
): Promise<PlannedDecks | undefined> {
  const { deck = [], decks, cards = [] } = options;
  if (deck.length > 0 && decks !== undefined) throw new Stop([fault('simulate.deck-or-decks')], EXIT.usage);
  if (game.library === undefined && deck.length === 0 && decks === undefined && cards.length === 0) return undefined;
  const library = await libraryWith(game, cards, games);
  const planned =
    decks !== undefined
      ? await inTurn(library, decks, plan.options)
      : deck.length > 0
        ? await byBot(library, plan, deck)
        : readyDecks(library);
  checkFirstGame(game, { ...plan, decks: planned });
  return planned;
}

/** Throws a stop with what the game finds wrong with the decks of a plan. */
export function checkFirstGame(game: Game, plan: Plan): void {
  const { players, stacks, decks } = setupOfGame(plan, 0);
  const options = writeOptions(game.options, plan.options).map((text) => splitOption(text));
  const arranged = arrange(game, { players, stacks, decks, options, seed: '1', first: undefined });
  if (!arranged.ok) throw new Stop(arranged.faults, EXIT.refused);
}

/** Decks by a list with commas, each once; throws a stop when one of them is no deck. */
export async function listedDecks(library: CardLibrary, list: string, options: Options): Promise<PlannedDeck[]> {
  const names = splitNames(list);
  if (names.length === 0)
    throw new Stop([fault('simulate.no-decks', { known: library.decks.map(({ name }) => name) })], EXIT.usage);
  const loaded = await loadDecks(library, names, options);
  return [...loaded.values()].map(plannedDeck);
}

async function inTurn(library: CardLibrary, list: string, options: Options): Promise<PlannedDecks> {
  const decks = await listedDecks(library, list, options);
  const turns = splitNames(list).map((name) => decks.findIndex(({ label }) => label === name));
  return { list: decks, turns, alike: false };
}

/** Each bot of the list keeps its deck wherever it sits: decks take turns as the bots do. */
async function byBot(library: CardLibrary, plan: Plan, written: readonly string[]): Promise<PlannedDecks> {
  const bots = distinctBots(plan);
  // A bot that stands in the list once is meant by its name, each of them by its place, from 1.
  const known = [...bots, ...plan.bots.map((_, at) => String(at + 1))];
  const faults: Fault[] = [];
  const unknown = (name: string): Fault => fault('simulate.deck-whose', { name, known });
  const example = `${bots[0] ?? ''}=${library.decks[0]?.name ?? ''}`;
  const given = splitDecks(written, known, unknown, example, faults);
  if (faults.length > 0) throw new Stop(faults, EXIT.usage);
  const loaded = await loadDecks(
    library,
    given.map(({ deck }) => deck),
    plan.options,
  );
  const decks = [...loaded.values()];
  const turns = plan.bots.map((bot, at) => {
    const own = given.find((one) => one.at === bots.length + at) ?? given.find((one) => one.at === bots.indexOf(bot));
    return own === undefined ? null : decks.findIndex((deck) => deck.written === own.deck);
  });
  return { list: decks.map(plannedDeck), turns, alike: false };
}

function plannedDeck(deck: Deck): PlannedDeck {
  return { label: deck.written, name: deck.name, lines: linesOf(deck) };
}
