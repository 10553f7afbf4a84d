// The steps that close a game: all cards are turned up, finished rows go, points are counted (GO-11 to GO-14).
import { automatic, NOBODY, type Play, placeLast, rankScores, type Score } from '../../../engine/index.js';
import type { GolfEvent } from '../events.js';
import { scoreOf } from '../rules/scoring.js';
import { downOf, type GolfState, MOST_STILL_TURNS, slotsOf, stillTurns } from '../state.js';
import type { GolfStep } from '../step.js';
import { removeRows } from './turn.js';
import { seen } from './turn-up.js';

/** All face-down cards are turned up; then each grid loses its finished rows, in the order of play (GO-11). */
export const uncover = automatic((play: Play<GolfState>, _step: GolfStep) => {
  const { state } = play;
  for (const player of state.run.order) {
    const hidden = downOf(state, player);
    if (hidden === 0) continue;
    state.down[player] = 0;
    play.tell?.(seen(state, player, slotsOf(hidden)));
  }
  for (const player of state.run.order) removeRows(play, player);
});

/** Points and places (GO-12 to GO-14); whoever gave up comes last (CO-7). */
export const score = automatic((play: Play<GolfState>, _step: GolfStep) => {
  const { state } = play;
  const scores: Score[] = [];
  for (let player = 0; player < state.down.length; player++) scores.push(scoreOf(state, player));
  if (play.tell !== undefined)
    for (const player of state.run.order) play.tell(pointsOf(player, scores[player] as Score));
  const outcome = rankScores(scores, 'lowest', stillTurns(state) >= MOST_STILL_TURNS ? 'golf.still' : 'golf.points');
  play.end(state.conceded === NOBODY ? outcome : placeLast(outcome, state.conceded, 'conceded'));
});

function pointsOf(player: number, points: Score): GolfEvent {
  return points === '-Infinity' ? { code: 'golf.both-rows', player } : { code: 'golf.points', player, points };
}
