// `hotseat decks list`: the ready decks.
import type { Game } from '../../../engine/index.js';
import type { Context } from '../../context.js';
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

/** Prints the decks of one game or of all, a line each, or as JSON; throws a stop when there is no such game or library. */
export async function listDecks(context: Context, id: string | undefined, { json }: DecksOptions): Promise<void> {
  const games = id === undefined ? await gamesWithDecks(context.games) : [await gameNamed(context, id)];
  const decks: Listed[] = [];
  for (const game of games) decks.push(...(await listOne(context, game, json === true)));
  if (json === true) context.out(JSON.stringify({ schema: 1, decks }));
}

async function listOne(context: Context, game: Game, quietly: boolean): Promise<Listed[]> {
  context.game = game;
  const tongue = await context.tongue();
  const library = await libraryOf(game, context.games);
  if (!quietly) context.out((await context.paint()).heading(tongue.say(`game.${game.id}`)));
  return library.decks.map(({ name, summary, lines }) => {
    const cards = countCards(library.readDeck(lines).entries);
    const said = tongue.speak(summary);
    if (!quietly) context.out(`  ${tongue.say('decks.listed', { name, count: cards, summary: said })}`);
    return { game: game.id, deck: name, summary: said, cards };
  });
}
