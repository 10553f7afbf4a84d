// Games of Areena between two bots with decks, for tests of strength and balance.
import { type Bot, Chance, Match, NOBODY, seedChance } from '../../../src/engine/index.js';
import type { AreenaChoice } from '../../../src/games/areena/choices.js';
import { areena } from '../../../src/games/areena/index.js';
import type { AreenaState } from '../../../src/games/areena/state.js';
import type { AreenaView } from '../../../src/games/areena/view.js';
import { deckSetup } from './setups.js';

export type AreenaBot = Bot<AreenaChoice, AreenaView>;

export interface Contender {
  readonly deck: string;
  readonly bot: AreenaBot;
}

/** A bot that chooses uniformly. */
export const random: AreenaBot = { choose: ({ choices, chance }) => chance.below(choices.count) };

/** Plays one game to its end; `look` hears every choice. */
export function duel(
  seats: readonly Contender[],
  seed: string,
  look: (choice: AreenaChoice) => void = () => undefined,
): AreenaState {
  const match = Match.begin(areena, deckSetup(areena, { decks: seats.map(({ deck }) => deck), seed }));
  const chance = new Chance(seedChance(`bots ${seed}`));
  while (!match.over) {
    const seat = match.asked;
    const view = (): AreenaView => areena.view(match.state, seat);
    const index = seats[seat]?.bot.choose({ seat, choices: match.choices, chance, view }) ?? 0;
    look(match.choices.at(index));
    match.take(index);
  }
  return match.state;
}

/** The share of games that the first of two wins, with changing seats; a draw is half a win. */
export function shareOf(one: Contender, other: Contender, games: number, seed: string): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const swapped = game % 2 === 1;
    const winner = duel(swapped ? [other, one] : [one, other], `${seed} ${game}`).run.outcome?.winner;
    wins += winner === NOBODY ? 0.5 : winner === (swapped ? 1 : 0) ? 1 : 0;
  }
  return wins / games;
}
