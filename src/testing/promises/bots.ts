// What promises ask of bots: they answer with a choice of the list, and think by the chance they are given.

import { type Bot, Chance, type Choice, Match, seedChance, type View } from '../../engine/index.js';
import { ends } from './ending.js';
import { type Notes, promise } from './promise.js';

/** Bots think long in some games: no more choices than this are asked of each in a game. */
const MOST_ASKED = 150;

export const botsAnswer = promise({
  name: 'every bot answers with a choice of the list, and the same to the same question',
  games: 5,
  restsOn: [ends],
  watch: ({ game }, notes) => ({
    begins: (setup, seed) => {
      // A bot may have two names.
      const bots = new Map(Object.entries(game.bots).map(([name, bot]) => [bot, name]));
      for (const [bot, name] of bots) {
        const match = Match.begin(game, setup);
        for (let asked = 0; !match.over && asked < MOST_ASKED; asked++) {
          notes.look();
          const answer = ask(name, bot, match, `${seed} ${asked}`, notes);
          if (answer === undefined) break;
          match.take(answer);
        }
      }
    },
  }),
});

/** What a bot chooses; undefined when there is no going on with it. */
function ask(name: string, bot: Bot<Choice, View>, match: Match, seed: string, notes: Notes): number | undefined {
  const { game, asked, choices } = match;
  const once = (): number =>
    bot.choose({
      seat: asked,
      choices,
      chance: new Chance(seedChance(seed)),
      view: () => game.view(match.state, asked),
    });
  const { count } = choices;
  const before = match.hash();
  const answer = once();
  if (!Number.isInteger(answer) || answer < 0 || answer >= count) {
    notes.first('bot.choice', `${name} answers ${answer} of ${count} choices`);
    return undefined;
  }
  if (once() !== answer) notes.first('bot.chance', `${name} answers the same question otherwise`);
  if (match.hash() === before && choices.count === count) return answer;
  notes.first('view.changes', `the bot ${name} changes the game that it looks at`);
  return undefined;
}
