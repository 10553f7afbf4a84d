// `hotseat decks show`: one deck, its types and its curve.
import stringWidth from 'string-width';
import { type DeckEntry, type Game, type Result, success } from '../../../engine/index.js';
import type { Tongue } from '../../../text/index.js';
import type { Complaint } from '../../complaint.js';
import type { Context } from '../../context.js';
import { EXIT } from '../../exit.js';
import { type Deck, loadDeck } from '../../input/decks/load.js';
import { countCards, countTypes, countWeights, merged } from './counts.js';
import type { DecksOptions } from './options.js';
import { readingFor } from './reading.js';

/** Longest bar, in columns. */
const BAR = 40;

/** Prints a ready deck or one from a file, or as JSON. */
export async function showDeck(
  context: Context,
  id: string,
  written: string,
  options: DecksOptions,
): Promise<Result<number, Complaint>> {
  const found = await readingFor(context, id, written, options);
  if (!found.ok) return found;
  const { game, library, options: settled } = found.value;
  const deck = await loadDeck(library, written, settled);
  if (!deck.ok) return deck;
  await printDeck(context, game, deck.value, options.json === true);
  return success(EXIT.done);
}

async function printDeck(context: Context, game: Game, deck: Deck, json: boolean): Promise<void> {
  const tongue = await context.tongue();
  const entries = merged(deck.reading.entries);
  if (json) return context.out(JSON.stringify(deckReport(game.id, deck, entries, tongue)));
  const paint = await context.paint();
  const bar = context.unicode() ? '▆' : '#';
  const parts = [
    paint.heading(`${tongue.say(`game.${game.id}`)}: ${deck.written}`),
    ...(deck.summary === undefined ? [] : [tongue.speak(deck.summary)]),
    '',
    ...cardLines(entries, game.id, tongue),
    tongue.say('cards.count', { count: countCards(entries) }),
    '',
    paint.heading(tongue.say('decks.types')),
    ...bars(
      countTypes(entries, tongue).map(({ type, count }) => [type, count]),
      bar,
    ),
  ];
  const curve = countWeights(entries);
  if (curve.length > 0) {
    const rows = curve.map(({ weight, count }): [string, number] => [String(weight), count]);
    parts.push('', paint.heading(tongue.say(ownKey('decks.curve', game.id, tongue))), ...bars(rows, bar));
  }
  context.out(parts.join('\n'));
}

/** The object of `--json`. Types and names are in the player's language, ids and numbers the same in all. */
function deckReport(game: string, deck: Deck, entries: readonly DeckEntry[], tongue: Tongue): object {
  return {
    schema: 1,
    game,
    deck: deck.written,
    summary: deck.summary === undefined ? null : tongue.speak(deck.summary),
    cards: entries.map(({ card: { id, name, type, weight }, count }) => ({
      id,
      name: tongue.speak(name),
      type: tongue.speak(type),
      weight: weight ?? null,
      count,
    })),
    types: countTypes(entries, tongue),
    curve: countWeights(entries),
  };
}

function cardLines(entries: readonly DeckEntry[], game: string, tongue: Tongue): string[] {
  const rows = entries.map(({ card, count }) => [String(count), tongue.speak(card.name), describe(card, game, tongue)]);
  const widest = Math.max(0, ...rows.map(([, name = '']) => stringWidth(name)));
  return rows.map(([count = '', name = '', type = '']) => {
    const padded = name + ' '.repeat(widest - stringWidth(name));
    return `${count.padStart(4)} ${padded}  ${type}`;
  });
}

/** A card's type, with its weight where it has one. */
export function describe({ type, weight }: DeckEntry['card'], game: string, tongue: Tongue): string {
  return weight === undefined ? tongue.speak(type) : tongue.say(ownKey('cards.weight', game, tongue), { type, weight });
}

/** The key of a text, or of the words that the game has of its own for it, such as cost for weight. */
function ownKey<Key extends 'cards.weight' | 'decks.curve'>(
  key: Key,
  game: string,
  tongue: Tongue,
): Key | `${Key}.${string}` {
  return tongue.has(`${key}.${game}`) ? `${key}.${game}` : key;
}

/** Rows of a label, a number and a bar, one column a card while that fits. */
function bars(rows: readonly (readonly [string, number])[], sign: string): string[] {
  const widest = Math.max(...rows.map(([label]) => stringWidth(label)));
  const most = Math.max(...rows.map(([, count]) => count));
  return rows.map(([label, count]) => {
    const length = most <= BAR ? count : Math.ceil((count / most) * BAR);
    const padded = label + ' '.repeat(widest - stringWidth(label));
    return `  ${padded} ${String(count).padStart(3)} ${sign.repeat(length)}`.trimEnd();
  });
}
