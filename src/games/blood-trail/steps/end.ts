// How a run ends: won, fallen, out of time or given up; and the score line that sums it up (BT-11).
import {
  automatic,
  CLOSING,
  drawnOutcome,
  NOBODY,
  type Outcome,
  type Play,
  placeLast,
  rankScores,
} from '../../../engine/index.js';
import type { TrailEvent } from '../events.js';
import { FOE_SEAT, HERO_SEAT, type TrailState } from '../state.js';
import type { TrailStep } from '../step.js';

/** What `fate` is when nobody brought the hero down. */
const WON = 'won';
const TIME = 'time';

/** Ends the run: nothing that was still to do happens any more, and the score follows. */
export function finish(play: Play<TrailState>, fate: string): void {
  const { state } = play;
  if (state.fate !== '') return;
  state.fate = fate;
  if (fate === WON) play.tell?.({ code: 'trail.wins' } satisfies TrailEvent);
  else if (fate === TIME) play.tell?.({ code: 'trail.time' } satisfies TrailEvent);
  else if (fate !== 'conceded') play.tell?.({ code: 'trail.dies', by: fate } satisfies TrailEvent);
  state.run.agenda.length = 0;
  play.put(CLOSING);
}

export const score = automatic((play: Play<TrailState>, _step: TrailStep) => {
  const { state } = play;
  const { hero } = state;
  // Nothing is hidden any more.
  state.blood += state.unseenBlood;
  state.unseenBlood = 0;
  const points = pointsOf(state);
  play.tell?.({
    code: 'trail.score',
    points,
    depth: state.depth + 1,
    rank: hero.rank,
    kills: state.kills,
    gold: hero.gold,
    blood: state.blood,
    turns: state.time,
  } satisfies TrailEvent);
  play.end(outcomeOf(state, points));
});

/** A level is worth 100 points, a fallen enemy 10, experience and gold count as they are, and the victory 500. */
function pointsOf({ depth, kills, hero, fate }: TrailState): number {
  return 100 * depth + 10 * kills + hero.experience + hero.gold + (fate === WON ? 500 : 0);
}

/** Alone, the hero has won or nobody has; with two players whoever is left has won. */
function outcomeOf(state: TrailState, points: number): Outcome {
  const {
    run: { order },
    fate,
    conceded,
  } = state;
  const reason = `trail.${fate === WON || fate === TIME ? fate : 'fallen'}`;
  const scores = order.map((seat) => (seat === HERO_SEAT ? points : 0));
  if (order.length === 1) {
    if (fate === WON) return rankScores(scores, 'highest', reason);
    if (conceded !== NOBODY) return { places: [1], scores, winner: NOBODY, reason: 'conceded' };
    return { places: [2], scores, winner: NOBODY, reason };
  }
  if (conceded !== NOBODY)
    return { ...placeLast(drawnOutcome(order.length, 'conceded'), conceded, 'conceded'), scores };
  if (fate === TIME) return { ...drawnOutcome(order.length, reason), scores };
  const winner = fate === WON ? HERO_SEAT : FOE_SEAT;
  return { places: order.map((seat) => (seat === winner ? 1 : 2)), scores, winner, reason };
}
