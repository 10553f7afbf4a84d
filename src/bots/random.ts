// A bot for every game: it chooses uniformly among what is legal, and looks at nothing.
import type { Bot } from '../engine/index.js';

export const random: Bot<unknown, unknown> = {
  choose: ({ choices, chance }) => chance.below(choices.count),
};
