// `hotseat cards`: searches the cards of a game and says what each does.

import { type LibraryCard, type Result, success } from '../../../engine/index.js';
import type { Tongue } from '../../../text/index.js';
import { type Complaint, complain } from '../../complaint.js';
import type { Context } from '../../context.js';
import { EXIT } from '../../exit.js';
import { libraryWith } from '../../input/decks/packs.js';
import { gameNamed } from '../../input/game.js';
import { wrapped } from '../../output/wrap.js';
import { fault } from '../../say.js';
import { describe } from './show.js';

/** What the options of `cards` hold. */
export interface CardsOptions {
  readonly cards?: readonly string[];
  readonly json?: boolean;
}

const INDENT = '  ';

/**
 * Prints the cards that hold all words in name, id, type or text, or all cards when there are no words.
 * What can be wrong: the game has no cards, or there is none that holds them.
 */
export async function printCards(
  context: Context,
  id: string,
  words: readonly string[],
  { cards = [], json = false }: CardsOptions,
): Promise<Result<number, Complaint>> {
  const named = await gameNamed(context, id);
  if (!named.ok) return named;
  const game = named.value;
  const library = await libraryWith(game, cards, context.games);
  if (!library.ok) return library;
  const tongue = await context.tongue();
  const found = searchCards(library.value.cards, words, tongue);
  if (json)
    context.out(JSON.stringify({ schema: 1, game: game.id, cards: found.map((card) => reportOf(card, tongue)) }));
  else {
    const paint = await context.paint();
    for (const card of found)
      context.out(
        `${paint.heading(tongue.speak(card.name))}  ${describe(card, game.id, tongue)}  [${card.id}]\n${said(card, tongue)}\n`,
      );
    if (found.length > 0) context.out(tongue.say('cards.count', { count: found.length }));
  }
  if (found.length > 0) return success(EXIT.done);
  return complain(fault('cards.none', { game: tongue.say(`game.${game.id}`), words }), EXIT.refused);
}

/** The cards whose name, id, type and text together hold every word, whatever its case and accents. */
export function searchCards(cards: readonly LibraryCard[], words: readonly string[], tongue: Tongue): LibraryCard[] {
  const wanted = words.map(fold).filter((word) => word !== '');
  return cards.filter((card) => {
    const all = fold(
      [card.id, ...[card.name, card.type, ...card.text].map((saying) => tongue.speak(saying))].join('\n'),
    );
    return wanted.every((word) => all.includes(word));
  });
}

function reportOf({ id, name, type, weight, text }: LibraryCard, tongue: Tongue): object {
  return {
    id,
    name: tongue.speak(name),
    type: tongue.speak(type),
    weight: weight ?? null,
    text: text.map((line) => tongue.speak(line)),
  };
}

/** What the card says, wrapped and set in. */
function said(card: LibraryCard, tongue: Tongue): string {
  const columns = (process.stdout.columns ?? 80) - INDENT.length;
  return card.text
    .flatMap((line) => wrapped(tongue.speak(line), columns).split('\n'))
    .map((line) => INDENT + line)
    .join('\n');
}

/** Without case and accents; letters with a sign of their own, such as ø, stay what they are. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’‘]/gu, "'").trim();
}
