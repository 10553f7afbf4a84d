// A coin for abilities.
import type { Play } from '../../../../engine/index.js';
import type { WeissEvent } from '../../events.js';
import type { WeissState } from '../../state.js';

/** Tosses a coin for all to see. @returns whether it shows heads */
export function tossCoin(play: Play<WeissState>, player: number): boolean {
  const heads = play.chance.below(2) === 0;
  play.tell?.({ code: 'weiss.coin', player, heads, uncovers: true } satisfies WeissEvent);
  return heads;
}
