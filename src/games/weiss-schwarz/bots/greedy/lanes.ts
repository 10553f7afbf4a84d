// The three lanes of the front rows as a bot sees them: who would win where, and what that is worth in cards of damage.
import { type Card, foeOf, NONE } from '../../../../kits/duel/index.js';
import { powerOf } from '../../rules/power.js';
import { cardAt, dataOf, FRONT, opposite } from '../../state.js';
import type { WeissView } from '../../view.js';

/** A character in a lane. Power −1: nobody is there. */
interface Lane {
  readonly power: number;
  readonly soul: number;
}

/** By lane, counted along the seat's own front row: its character and the one opposite. */
export interface Lanes {
  readonly own: readonly Lane[];
  readonly foe: readonly Lane[];
}

const EMPTY: Lane = { power: -1, soul: 0 };
/** Points that the card turned up for the stock adds, on average. */
const USUAL_EXTRA = 0.5;
/** Of the damage that is done, this much is not cancelled by a climax. */
const GOES_THROUGH = 0.75;
const KILL = 0.9;
/** The opponent can put something into an empty lane and attack from there. */
const SOMEBODY_COMES = 0.45;
/** What waits for the other side's turn counts for less: much can happen until then. */
const LATER = 0.8;

/** The lanes as they are, without whoever stands at a place that is left out. */
export function lanesOf(view: WeissView, seat: number): Lanes {
  const foe = foeOf(seat);
  const own: Lane[] = [];
  const others: Lane[] = [];
  for (let place = 0; place < FRONT; place++) {
    own.push(laneOf(view, cardAt(view, seat, place)));
    others.push(laneOf(view, cardAt(view, foe, opposite(place))));
  }
  return { own, foe: others };
}

export function laneOf(view: WeissView, card: Card): Lane {
  return card === NONE ? EMPTY : { power: powerOf(view, card), soul: dataOf(view, card).soul };
}

/** The lanes with somebody new in one of them. */
export function withNewcomer({ own, foe }: Lanes, place: number, newcomer: Lane): Lanes {
  return { own: own.map((lane, at) => (at === place ? newcomer : lane)), foe };
}

/**
 * What the lanes are worth to a seat.
 * @param attacks a bit for each own lane that can still attack this turn
 */
export function worthOfLanes({ own, foe }: Lanes, attacks: number): number {
  let worth = 0;
  for (let lane = 0; lane < FRONT; lane++) {
    const mine = own[lane] ?? EMPTY;
    const theirs = foe[lane] ?? EMPTY;
    const strikes = (attacks & (1 << lane)) === 0 ? 0 : worthOfAttack(mine, theirs);
    worth += Math.max(0, strikes);
    // Whoever will be beaten now does not attack afterwards.
    const threat = strikes > 0 && theirs.power >= 0 ? EMPTY : theirs;
    worth -= LATER * (threat.power < 0 ? worthOfComing(mine) : Math.max(0, worthOfAttack(threat, mine)));
  }
  return worth;
}

/** What an attack is worth to whoever makes it; with equal power both are lost. */
export function worthOfAttack(attacker: Lane, defender: Lane): number {
  if (attacker.power < 0) return 0;
  const damage = (attacker.soul + USUAL_EXTRA) * GOES_THROUGH;
  if (defender.power < 0) return damage;
  if (attacker.power > defender.power) return damage + KILL + 0.1 * defender.soul;
  if (attacker.power < defender.power) return -KILL;
  return (defender.power - attacker.power) / 10_000 + 0.2 * (defender.soul - attacker.soul);
}

/** What somebody who comes into an empty lane may do to whoever stands opposite, or to nobody. */
function worthOfComing({ power }: Lane): number {
  return power < 0 ? SOMEBODY_COMES * 2 : SOMEBODY_COMES * Math.max(0, 1 - power / 8000);
}
