// What promises ask of secrets: what one seat does unseen comes to no other seat’s eyes by the back door (CO-5).
import {
  Chance,
  eventFor,
  type Game,
  type GameEvent,
  Match,
  NOBODY,
  type State,
  seedChance,
} from '../../engine/index.js';
import { sayingsIn } from '../words/sayings.js';
import { imaginedStatesFit } from './imagining.js';
import { sameData } from './plain.js';
import { eyes, promise, sayEyes } from './promise.js';

export const secretsAreUntold = promise({
  name: 'CO-5 what another seat does in secret is shown by no table unless an event tells of it',
  games: 8,
  restsOn: [imaginedStatesFit],
  watch: ({ game }, notes) => ({
    at: (moment) => {
      const { match, next } = moment;
      const { asked } = match;
      if (match.over || !hasSecrets(game, match.state, asked)) return;
      const text = match.texts()[next] ?? '';
      for (const seat of eyes(moment)) {
        if (seat === asked) continue;
        // Two games that are one to this seat: the same choice in both, the same chance, and the seat is told the same.
        const imagined = game.imagine(game.view(match.state, seat), new Chance(seedChance(`${seat}`)));
        const ways = [
          game.copy(match.state),
          { ...imagined, run: { ...imagined.run, chance: match.state.run.chance } },
        ].map((state) => follow(game, state, text, seat));
        const [real, other] = ways;
        if (real === undefined || other === undefined || !sameData(real.told, other.told) || real.asks !== other.asks)
          continue;
        notes.look();
        if (!sameData(real.shown, other.shown))
          notes.first('view.untold', `after "${text}" ${sayEyes(seat)} is shown what nobody told it`);
      }
    },
  }),
});

/** Whether a seat knows something that an onlooker does not. */
function hasSecrets(game: Game, state: State, seat: number): boolean {
  return !sameData(game.view(state, seat), game.view(state, NOBODY));
}

/** What a seat is told, what is asked and what its table says when somebody else chooses; undefined where that cannot be chosen. */
function follow(
  game: Game,
  state: State,
  text: string,
  seat: number,
): { readonly told: unknown; readonly asks: string; readonly shown: unknown } | undefined {
  const told: (GameEvent | undefined)[] = [];
  const match = Match.resume(game, state, (event) => told.push(eventFor(event, seat)));
  if (match.choose(text) !== undefined) return undefined;
  return {
    told,
    asks: `${match.asked} ${match.step ?? ''}`,
    shown: sayingsIn(game.presentation.table(game.view(match.state, seat))),
  };
}
