// What promises ask of a state: it is plain data, its copies are its own, and the game finds nothing wrong with it.

import { Match, type State } from '../../engine/index.js';
import { ends, repeats } from './ending.js';
import { frozenCopy, sameData, unplainPart, writesToFrozen } from './plain.js';
import { promise } from './promise.js';

export const survivesJson = promise({
  name: 'a state survives JSON at every decision: the same choices, the same hash, the same game to its end',
  games: 25,
  restsOn: [repeats],
  watch: ({ game }, notes) => {
    // Goes through JSON before every choice, beside the game that does not.
    let other: Match | undefined;
    return {
      begins: () => {
        other = undefined;
      },
      at: ({ match, next }) => {
        notes.look();
        const unplain = unplainPart(match.state);
        if (unplain !== undefined) notes.first('state.json', unplain);
        const parsed = JSON.parse(JSON.stringify((other ?? match).state)) as State;
        if (!sameData(parsed, match.state)) notes.first('state.json', 'read back, the state is another');
        other = Match.resume(game, parsed);
        const open = match.texts().join('\n');
        if (other.asked !== match.asked || other.texts().join('\n') !== open)
          notes.first('state.json', 'read back, the state asks for something else');
        else if (!match.over) other.take(next);
        else if (other.hash() !== match.hash()) notes.first('state.json', 'read back, the state has another hash');
      },
    };
  },
});

export const copiesAreIndependent = promise({
  name: 'a copy is independent of the original',
  games: 25,
  restsOn: [survivesJson],
  watch: ({ game }, notes) => ({
    at: ({ match, next }) => {
      notes.look();
      const copied = game.copy(frozenCopy(match.state));
      if (!sameData(copied, match.state)) notes.first('copy.differs', 'a copy is not equal to the original');
      try {
        const other = Match.resume(game, copied);
        if (!other.over) other.take(next);
      } catch (error) {
        // The original is frozen, so whoever writes to what the two share is found out.
        if (!writesToFrozen(error)) throw error;
        notes.first('copy.shares', `playing on with a copy writes to the original: ${error.message}`);
      }
    },
  }),
});

export const isVerified = promise({
  name: 'cards are conserved at every decision and at the end',
  games: 200,
  restsOn: [ends],
  watch: ({ game }, notes) => ({
    at: ({ match }) => {
      notes.look();
      const broken = game.verify(match.state);
      if (broken.length > 0) notes.first('state.broken', broken.join('; '));
    },
  }),
});
