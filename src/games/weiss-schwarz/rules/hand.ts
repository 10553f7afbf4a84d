// Going through the different cards of a hand, and why one of them cannot be played now (WS-6, WS-7).
import { NONE, zoneOf } from '../../../kits/duel/index.js';
import { COLOURS, type Kind } from '../cards/card.js';
import { cardAt, dataOf, levelOf, type OpenState, PLACES } from '../state.js';

export type ClosedCode = 'weiss.level' | 'weiss.cost' | 'weiss.colour' | 'weiss.no-place' | 'weiss.climax-place';

/** What decides which cards a seat can play, worked out once for all of them. */
export interface Means {
  readonly level: number;
  readonly stock: number;
  /** A bit for each colour in the clock and level zones. */
  readonly colours: number;
  /** A bit for each empty place. */
  readonly free: number;
  readonly climax: boolean;
}

export function meansOf(state: OpenState, player: number): Means {
  let colours = 0;
  for (const zone of [zoneOf(state.clocks, player), zoneOf(state.levels, player)])
    for (const card of zone) colours |= 1 << COLOURS.indexOf(dataOf(state, card).colour);
  let free = 0;
  for (let place = 0; place < PLACES; place++) if (cardAt(state, player, place) === NONE) free |= 1 << place;
  return {
    level: levelOf(state, player),
    stock: zoneOf(state.stocks, player).length,
    colours,
    free,
    climax: zoneOf(state.climaxes, player) === NONE,
  };
}

/** Why a card cannot be played, or undefined when it can. */
export function whyNot(state: Pick<OpenState, 'cards'>, kind: Kind, means: Means): ClosedCode | undefined {
  const card = state.cards[kind];
  if (card === undefined) return undefined;
  const { type, level, cost, colour } = card;
  if (type === 'climax') {
    if (!means.climax) return 'weiss.climax-place';
  } else {
    if (level > means.level) return 'weiss.level';
    if (cost > means.stock) return 'weiss.cost';
  }
  const needsColour = type === 'climax' || level > 0;
  if (needsColour && (means.colours & (1 << COLOURS.indexOf(colour))) === 0) return 'weiss.colour';
  return type === 'character' && means.free === 0 ? 'weiss.no-place' : undefined;
}
