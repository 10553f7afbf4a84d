// `hotseat decks list`: the ready decks.
import { type CardLibrary, type Game, type Result, success } from '../../../engine/index.js';
import type { Complaint } from '../../complaint.js';
import type { Context } from '../../context.js';
import { EXIT } from '../../exit.js';
import { gamesWithDecks, libraryOf } from '../../input/decks/library.js';
import { gameNamed } from '../../input/game.js';
import { countCards } from './counts.js';
import type { DecksOptions } from './options.js';

interface Listed {
  readonly game: string;
  readonly deck: string;
  readonly summary: string;
  readonly cards: number;
}

/** Prints the decks of one game or of all, a line each, or as JSON. */
export async function listDecks(
  context: Context,
  id: string | undefined,
  { json }: DecksOptions,
): Promise<Result<number, Complaint>> {
  const games = id === undefined ? success(await gamesWithDecks(context.games)) : await onlyGame(context, id);
  if (!games.ok) return games;
  const decks: Listed[] = [];
  for (const game of games.value) {
    const library = await libraryOf(game, context.games);
    if (!library.ok) return library;
    decks.push(...(await listOne(context, game, library.value, json === true)));
  }
  if (json === true) context.out(JSON.stringify({ schema: 1, decks }));
  return success(EXIT.done);
}

async function onlyGame(context: Context, id: string): Promise<Result<Game[], Complaint>> {
  const game = await gameNamed(context, id);
  return game.ok ? success([game.value]) : game;
}

async function listOne(context: Context, game: Game, library: CardLibrary, quietly: boolean): Promise<Listed[]> {
  context.game = game;
  const tongue = await context.tongue();
  if (!quietly) context.out((await context.paint()).heading(tongue.say(`game.${game.id}`)));
  return library.decks.map(({ name, summary, lines }) => {
    const cards = countCards(library.readDeck(lines).entries);
    const said = tongue.speak(summary);
    if (!quietly) context.out(`  ${tongue.say('decks.listed', { name, count: cards, summary: said })}`);
    return { game: game.id, deck: name, summary: said, cards };
  });
}
