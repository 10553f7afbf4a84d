// What promises ask of hidden things: nobody sees, and nobody is told of, what the rules keep from them (CO-5).

import { Chance, eventFor, Match, seedChance } from '../../engine/index.js';
import { cardsIn } from '../words/sayings.js';
import { ends } from './ending.js';
import { sameData } from './plain.js';
import { eyes, promise, sayEyes } from './promise.js';
import { copiesAreIndependent } from './state.js';
import { lookingChangesNothing } from './table.js';

/** Numbers below this are found in any view. */
const TELLING = 1_000_000;

export const generatorIsHidden = promise({
  name: 'CO-5 no view shows the generator',
  games: 40,
  restsOn: [ends],
  watch: ({ game }, notes) => ({
    at: (moment) => {
      const { state } = moment.match;
      const numbers = Object.values<number>({ ...state.run.chance }).filter(
        (one) => !Number.isInteger(one) || Math.abs(one) >= TELLING,
      );
      for (const seat of eyes(moment)) {
        notes.look();
        const view = JSON.stringify(game.view(state, seat));
        if (numbers.some((one) => view.includes(String(one))))
          notes.first('view.generator', `the view of ${sayEyes(seat)} holds numbers of the generator`);
      }
    },
  }),
});

export const permutingShowsNothing = promise({
  name: 'CO-5 permuting what a seat cannot see changes neither its view nor its choices',
  games: 40,
  restsOn: [copiesAreIndependent, lookingChangesNothing],
  applies: (trial) => trial.permute !== undefined,
  watch: (trial, notes) => {
    const { game } = trial;
    let seed = '';
    return {
      begins: (_setup, one) => {
        seed = one;
      },
      at: (moment) => {
        const { match } = moment;
        for (const seat of eyes(moment)) {
          const other = trial.permute?.(game.copy(match.state), seat, new Chance(seedChance(`${seed} ${seat}`)));
          if (other === undefined) return;
          if (!sameData(other, match.state)) notes.look();
          const broken = game.verify(other);
          if (broken.length > 0) notes.first('state.broken', `permuted, ${broken.join('; ')}`);
          if (!sameData(game.view(other, seat), game.view(match.state, seat)))
            notes.first('view.hidden', `${sayEyes(seat)} sees what is hidden`);
          if (seat !== match.asked) continue;
          const resumed = Match.resume(game, other);
          if (!sameData(offers(resumed), offers(match)))
            notes.first('view.hidden', `the choices of ${sayEyes(seat)} show what is hidden`);
        }
      },
    };
  },
});

export const nobodyIsTold = promise({
  name: 'CO-5 nobody is told of a card that is hidden from them',
  games: 150,
  restsOn: [ends],
  applies: (trial) => trial.shownCards !== undefined,
  watch: (trial, notes) => {
    const { game } = trial;
    // What lay open at the decision before may be told of, wherever it has gone since.
    const before = new Map<number, readonly string[]>();
    let told = 0;
    return {
      begins: () => {
        before.clear();
        told = 0;
      },
      at: (moment) => {
        const { match, heard } = moment;
        for (const seat of eyes(moment)) {
          const now = trial.shownCards?.(game.view(match.state, seat)) ?? [];
          const open = new Set([...(before.get(seat) ?? []), ...now]);
          before.set(seat, now);
          for (const event of heard.slice(told)) {
            const known = eventFor(event, seat);
            const saying = known && game.presentation.sayEvent(known);
            for (const card of saying === undefined ? [] : cardsIn(saying)) {
              notes.look();
              if (!open.has(card)) notes.first('event.hidden', `${event.code} tells ${sayEyes(seat)} of ${card}`);
            }
          }
        }
        told = heard.length;
      },
    };
  },
});

function offers(match: Match): unknown {
  return [match.texts(), match.closed()];
}
