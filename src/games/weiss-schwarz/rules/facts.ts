// What simulations tally of a finished game.
import { levelOf, type WeissState } from '../state.js';

export function facts(state: WeissState): Readonly<Record<string, string | number>> {
  const winner = state.run.outcome?.winner ?? -1;
  const beginner = state.run.order[0] ?? -1;
  return {
    'weiss.fact.turns': state.run.turn,
    'weiss.fact.winner-level': winner < 0 ? 0 : levelOf(state, winner),
    'weiss.fact.winner':
      winner < 0 ? 'weiss.fact.winner.nobody' : `weiss.fact.winner.${winner === beginner ? 'first' : 'second'}`,
  };
}
