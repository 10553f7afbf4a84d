// The rules of a game as paragraphs, with a blank line before each heading.
import type { Game } from '../engine/index.js';
import type { Tongue } from '../text/index.js';

/** A key is a heading when further keys belong to it: `rules.aim` to `rules.aim.text`. */
export function rulesLines(game: Game, tongue: Tongue): string[] {
  const { rules } = game.presentation;
  return rules.flatMap((key) => {
    const isHeading = rules.some((other) => other.startsWith(`${key}.`));
    return isHeading ? ['', tongue.sayText(key)] : [tongue.sayText(key)];
  });
}
