// Games end: within bounds, with a result, whatever is chosen; and the same choices make the same game.
import { MOST_DECISIONS, NOBODY, type Outcome } from '../../engine/index.js';
import { walk } from '../walk.js';
import { promise } from './promise.js';

export const ends = promise({
  name: 'random play ends within bounds with a result, and every decision has a choice',
  games: 400,
  watch: (_trial, notes) => ({
    at: ({ match }) => {
      if (match.over) return;
      notes.look();
      const { asked, choices, state } = match;
      if (choices.count === 0) notes.first('play.stuck', 'a decision without a choice');
      if (!state.run.order.includes(asked)) notes.first('play.stuck', `seat ${asked} is asked, which there is not`);
    },
    ended: ({ match }, { players }) => {
      if (!match.over) return;
      const { outcome, decisions } = match.state.run;
      if (outcome?.reason === 'bounded' || decisions >= MOST_DECISIONS)
        notes.first('play.endless', `${decisions} decisions are made`);
      else if (outcome !== null) wrongIn(outcome, players.length).forEach((what) => notes.first('play.result', what));
    },
  }),
});

export const repeats = promise({
  name: 'CO-1 CO-2 the same set-up and the same choices make the same game',
  games: 20,
  restsOn: [ends],
  watch: ({ game }, notes) => ({
    ended: ({ match }, setup, seed) => {
      notes.look();
      const { decisions } = match.state.run;
      const again = walk(game, setup, seed, undefined, decisions).match;
      if (again.hash() !== match.hash()) notes.first('play.chance', 'played again, the state is another');
    },
  }),
});

/** What is wrong with a result, for so many players. */
function wrongIn({ places, scores, winner }: Outcome, players: number): string[] {
  const firsts = places.filter((place) => place === 1).length;
  return [
    ...(places.length === players ? [] : [`${places.length} places for ${players} players`]),
    ...(scores.length === players ? [] : [`${scores.length} scores for ${players} players`]),
    ...(winner !== NOBODY && (places[winner] !== 1 || firsts !== 1)
      ? [`seat ${winner} wins with places ${places.join(' ')}`]
      : []),
    ...(winner === NOBODY && firsts === 1 ? [`nobody wins with places ${places.join(' ')}`] : []),
  ];
}
