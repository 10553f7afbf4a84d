// What wakes abilities, by the code of the event; and the standing rule by which gladiators fall.
import type { GameEvent, Outcome, Play, StandingRule, TriggerTable, Waiting } from '../../../engine/index.js';
import { duelOutcome, isBoth, SEATS } from '../../../kits/duel/index.js';
import type { AreenaEvent } from '../events.js';
import { type AreenaState, bearerAt } from '../state.js';
import type { AreenaStep } from '../step.js';
import type { ReasonCode } from '../text/say.js';
import { wokenAt, wokenOnBothSides } from './ability-steps.js';

const TICKS: readonly Waiting[] = Array.from({ length: SEATS }, (_, player) => {
  const step: AreenaStep = { do: 'tick', player };
  return Object.freeze({ player, ability: 'tick', steps: Object.freeze([step]) });
});

const attacked = { wake: (state: AreenaState): Waiting[] => wokenOnBothSides(state, 'attack', 'attacked') };

export const triggers: TriggerTable<AreenaState> = {
  // AR-19: effects first, then what a turn's beginning wakes.
  '@turn': {
    wake: (state: AreenaState, _event: GameEvent): Waiting[] => {
      const woken: Waiting[] = [];
      if (bearerAt(state, state.run.active).effects.length > 0) woken.push(TICKS[state.run.active] as Waiting);
      wokenAt(state, state.run.active, 'turn', woken);
      return woken;
    },
  },
  'areena.attacks': attacked,
  'areena.basic': attacked,
  'areena.hit': { wake: (state: AreenaState): Waiting[] => wokenOnBothSides(state, 'hit', 'struck') },
};

/** Whoever has no stamina left, or had to draw from an empty deck, has lost; both at once is a draw (AR-3, CO-6). */
export const falls: StandingRule<AreenaState> = {
  enforce: (play: Play<AreenaState>): boolean => {
    const { state } = play;
    let lost = state.exhausted;
    for (let seat = 0; seat < SEATS; seat++) if (bearerAt(state, seat).life <= 0) lost |= 1 << seat;
    if (lost === 0) return false;
    for (const player of state.run.order) {
      if ((lost & (1 << player)) === 0) continue;
      const fallen = bearerAt(state, player).life <= 0;
      play.tell?.({ code: fallen ? 'areena.falls' : 'areena.exhausted', player } satisfies AreenaEvent);
    }
    play.end(outcomeOf(state, lost));
    return true;
  },
};

/** How a game ends for the seats whose bits are set; they come last. */
export function outcomeOf(state: AreenaState, lost: number, reason?: ReasonCode): Outcome {
  const fallen = state.bearers.some(({ life }) => life <= 0);
  const scores = state.bearers.map(({ life }) => life);
  const usual = isBoth(lost) ? 'areena.both' : fallen ? 'areena.fallen' : 'areena.exhausted';
  return duelOutcome(lost, scores, reason ?? (usual satisfies ReasonCode));
}
