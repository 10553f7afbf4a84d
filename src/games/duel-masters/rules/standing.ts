// What holds at every moment: creatures without power are destroyed (DM-40), and who has lost ends the game (DM-3, DM-42).
import type { Outcome, StandingRule } from '../../../engine/index.js';
import { duelOutcome, isBoth } from '../../../kits/duel/index.js';
import { definitionOf, isDrain } from '../cards/index.js';
import type { DuelEvent } from '../events.js';
import { type DuelState, ownerOf, type Running } from '../state.js';
import type { ReasonCode } from '../text/say.js';
import { powerOf } from './creature.js';
import { dataOf, destroy } from './zones.js';

/** Turns after which a game is a draw. */
const MOST_TURNS = 1000;

/** A creature whose power is 0 is destroyed. Without texts that take power away there is none. */
export const powerless: StandingRule<DuelState> = {
  enforce: (play: Running): boolean => {
    const { state } = play;
    if (!isDraining(state)) return false;
    const dying = state.battle.flat().filter((card) => powerOf(state, card) === 0);
    if (dying.length === 0) return false;
    for (const card of dying) {
      const player = ownerOf(state, card);
      play.tell?.({ code: 'duel-masters.no-power', player, card: dataOf(state, card) } satisfies DuelEvent);
    }
    destroy(play, dying);
    return true;
  },
};

/** Whoever took the final blow, or drew the last card of the deck, has lost; both at once is a draw. */
export const ends: StandingRule<DuelState> = {
  enforce: (play: Running): boolean => {
    const { state } = play;
    const lost = state.exhausted | state.fallen;
    if (lost === 0) return isTooLong(play);
    play.end(outcomeOf(state, lost));
    return true;
  },
};

/** Cards that go back into decks could make a game go on for ever, even without anybody being asked (CO-8). */
function isTooLong(play: Running): boolean {
  if (play.state.run.turn <= MOST_TURNS) return false;
  play.end(outcomeOf(play.state, 0, 'duel-masters.turns'));
  return true;
}

function isDraining(state: DuelState): boolean {
  for (const card of state.reaching) if (definitionOf(state, card).drains) return true;
  for (const { traits } of state.grants) if (traits.some(isDrain)) return true;
  return false;
}

/** How a game ends for the seats whose bits are set; they come last. The score is what is left of the shields. */
export function outcomeOf(state: DuelState, lost: number, reason?: ReasonCode): Outcome {
  const scores = state.shields.map(({ length }) => length);
  const usual = state.fallen !== 0 ? 'duel-masters.final-blow' : 'duel-masters.last-card';
  return duelOutcome(lost, scores, reason ?? ((isBoth(lost) ? 'duel-masters.both' : usual) satisfies ReasonCode));
}
