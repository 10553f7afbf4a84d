// What promises ask of imagined states: they fit the view that they are made from, and are as good to play on as any (CO-5).

import { Chance, type Game, Match, type State, seedChance, type View } from '../../engine/index.js';
import { playOn } from '../walk.js';
import { generatorIsHidden } from './hidden.js';
import { frozenCopy, sameData, writesToFrozen } from './plain.js';
import { eyes, type Notes, promise, sayEyes } from './promise.js';
import { isVerified } from './state.js';
import { lookingChangesNothing } from './table.js';

/** Choices that an imagined game is played on by, and every how many decisions it is played to its end: others in each game. */
const AHEAD = 4;
const TO_THE_END = 20;

export const imaginedStatesFit = promise({
  name: 'CO-5 a state imagined from a view fits it, deals the unknown anew, and can be played to its end',
  games: 40,
  restsOn: [generatorIsHidden, lookingChangesNothing, isVerified],
  watch: ({ game }, notes) => {
    let seed = '';
    let begun = 0;
    let played = 0;
    return {
      begins: (_setup, one) => {
        seed = one;
        begun++;
      },
      at: (moment) => {
        const { match } = moment;
        const seen: View[] = [];
        for (const seat of eyes(moment)) {
          const view = frozenCopy(game.view(match.state, seat));
          // Where all see the same, one is enough; what is asked is looked at in any case.
          if (seat !== match.asked && seen.some((other) => sameData(other, view))) continue;
          seen.push(view);
          try {
            const imagined = game.imagine(view, new Chance(seedChance(`${seed} ${seat}`)));
            if (!sameData(withoutChance(imagined), withoutChance(match.state))) notes.look();
            const isFit = fits(game, imagined, view, seat, notes);
            if (isFit && seat === match.asked) {
              const ahead = (match.state.run.decisions + begun) % TO_THE_END === 0 ? Infinity : AHEAD;
              playImagined(game, imagined, match, `${seed} ${played++}`, ahead, notes);
            }
          } catch (error) {
            // The view is frozen, so whoever writes to what an imagined state shares with it is found out.
            if (!writesToFrozen(error)) throw error;
            notes.first('imagine.shares', `an imagined state writes to the view: ${error.message}`);
          }
        }
      },
    };
  },
});

function fits(game: Game, imagined: State, view: View, seat: number, notes: Notes): boolean {
  const broken = game.verify(imagined);
  if (broken.length > 0) notes.first('imagine.broken', broken.join('; '));
  else if (sameData(game.view(imagined, seat), view)) return true;
  else notes.first('imagine.unlike', `what is imagined for ${sayEyes(seat)} has another view`);
  return false;
}

function playImagined(game: Game, imagined: State, match: Match, seed: string, ahead: number, notes: Notes): void {
  const other = Match.resume(game, imagined);
  if (other.asked !== match.asked || other.texts().join('\n') !== match.texts().join('\n'))
    notes.first('imagine.unlike', 'what is imagined asks for something else');
  else playOn(other, seed, undefined, ahead);
}

/** A state without its generator, which is always another one. */
function withoutChance(state: State): unknown {
  return { ...state, run: { ...state.run, chance: undefined } };
}
