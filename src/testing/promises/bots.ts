// What promises ask of bots: they answer with a choice of the list, and think by the chance they are given.

import { type Bot, Chance, type Choice, type ChoiceList, Match, seedChance } from '../../engine/index.js';
import { freeze, writesToFrozen } from '../walk.js';
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
      for (const [name, bot] of Object.entries(game.bots)) {
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
function ask(name: string, bot: Bot<Choice, unknown>, match: Match, seed: string, notes: Notes): number | undefined {
  const { game, asked, choices } = match;
  const once = (): number =>
    bot.choose({
      seat: asked,
      choices,
      chance: new Chance(seedChance(seed)),
      view: () => freeze(structuredClone(game.view(match.state, asked))),
    });
  try {
    const { count } = choices;
    const answer = once();
    if (!isPlace(answer, choices) || choices.count !== count) {
      notes.first('bot.choice', `${name} answers ${answer} of ${choices.count} choices`);
      return undefined;
    }
    if (once() !== answer) notes.first('bot.chance', `${name} answers the same question otherwise`);
    return answer;
  } catch (error) {
    if (!writesToFrozen(error)) throw error;
    notes.first('view.changes', `the bot ${name} writes to its view: ${error.message}`);
    return undefined;
  }
}

function isPlace(answer: number, { count }: ChoiceList<Choice>): boolean {
  return Number.isInteger(answer) && answer >= 0 && answer < count;
}
