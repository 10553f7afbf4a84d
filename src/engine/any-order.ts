// The tree of choices, widened: where a game takes the words of a choice in any order (`reveal 4 1` for `reveal 1 4`), people
// may walk them in any order too.
import { type ChoiceNode, choiceTree } from './choice-tree.js';
import type { Game } from './game.js';

/** Beyond this many words after the first, only the canonical order is offered. */
const MOST_WORDS = 3;

/** @param texts canonical texts of choices */
export function treeInAnyOrder(game: Pick<Game, 'tidy'>, texts: readonly string[]): ChoiceNode {
  const legal = new Set(texts);
  const wide = texts.flatMap((text) => {
    const [act = '', ...words] = text.split(' ');
    if (words.length < 2 || words.length > MOST_WORDS) return [text];
    const others = orders(words)
      .map((order) => [act, ...order].join(' '))
      .filter((other) => other !== text && !legal.has(other) && game.tidy(other) === text);
    return [text, ...others];
  });
  return choiceTree(wide);
}

function orders(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]];
  return words.flatMap((word, at) => orders(words.filter((_, other) => other !== at)).map((rest) => [word, ...rest]));
}
