// Going through the different cards of a hand, and why one of them cannot be played now (WS-6, WS-7).
import { COLOURS, type Kind } from '../cards/card.js';
import { cardAt, dataOf, levelOf, NONE, type OpenState, PLACES, zoneOf } from '../state.js';

export type ClosedCode = 'weiss.level' | 'weiss.cost' | 'weiss.colour' | 'weiss.no-place' | 'weiss.climax-place';

/** For each kind, the number of the last search that met it: so that copies are met once, without a set being made. */
let met = new Float64Array(100);
let search = 0;

/** Calls back for each kind of card that a seat can see in a zone, once, in the order of the zone. */
export function eachKind(
  state: Pick<OpenState, 'kind' | 'cards'>,
  zone: readonly number[],
  call: (kind: Kind) => void,
): void {
  if (met.length < state.cards.length) met = new Float64Array(state.cards.length);
  const mark = ++search;
  for (const card of zone) {
    if (card < 0) continue;
    const kind = state.kind[card] as Kind;
    if (met[kind] === mark) continue;
    met[kind] = mark;
    call(kind);
  }
}

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
