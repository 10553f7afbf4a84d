// Paying for cards (DM-7): exactly as many mana cards as the cost, and for each civilization of the card a different one among
// them that gives it. Whether that can be done is Hall's theorem: for any of the civilizations together there must be as many
// mana cards that give one of them. What is tapped by itself leaves as much as possible open.
import { type Card, zoneOf } from '../../../kits/duel/index.js';
import type { Definition } from '../cards/index.js';
import { definitionOf } from '../cards/index.js';
import { isTapped, type OpenState } from '../state.js';

/** Sets of civilizations there are, as bits. */
const SETS = 32;
/** Ways to pay that are looked at; beyond them the best so far is taken. */
const MOST_WAYS = 400;

/** The untapped mana cards of a seat. */
export function untappedMana(state: OpenState, seat: number): Card[] {
  return zoneOf(state.mana, seat).filter((card) => !isTapped(state, card));
}

/** How many untapped mana cards a seat has of each set of civilizations. */
export function manaBySets(state: OpenState, seat: number): number[] {
  const counts = new Array<number>(SETS).fill(0);
  for (const card of zoneOf(state.mana, seat)) {
    if (isTapped(state, card)) continue;
    const { civilizations } = definitionOf(state, card);
    counts[civilizations] = (counts[civilizations] as number) + 1;
  }
  return counts;
}

/** Whether mana cards pay for a card of some civilizations and a cost; there may be more than are needed. */
export function canPay(counts: readonly number[], civilizations: number, cost: number): boolean {
  let all = 0;
  for (let set = 1; set < SETS; set++) all += counts[set] as number;
  return all >= cost && cost >= sizeOf(civilizations) && gives(counts, civilizations);
}

/** Whether each of some civilizations can be given by a mana card of its own (Hall). */
export function gives(counts: readonly number[], civilizations: number): boolean {
  for (let some = civilizations; some > 0; some = (some - 1) & civilizations) {
    let wanted = 0;
    for (let rest = some; rest > 0; rest &= rest - 1) wanted++;
    let there = 0;
    for (let set = 1; set < SETS && there < wanted; set++) if ((set & some) !== 0) there += counts[set] as number;
    if (there < wanted) return false;
  }
  return true;
}

/** Whether mana cards chosen so far can be completed to a payment by others that are untapped. */
export function canComplete(
  state: OpenState,
  seat: number,
  chosen: readonly Card[],
  civilizations: number,
  cost: number,
): boolean {
  const others = untappedMana(state, seat).filter((card) => !chosen.includes(card));
  const open = cost - chosen.length;
  if (open < 0 || others.length < open) return false;
  // The others that are best for it: any `open` of them may be taken, so each lacking civilization needs one of its own.
  const have = setsOf(state, chosen);
  const rest = setsOf(state, others);
  return matches(have, rest, civilizations, open);
}

/** How many civilizations there are in a set. */
export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size++;
  return size;
}

/** Whether there is more than one way to pay that makes a difference. */
export function hasWays(counts: readonly number[], civilizations: number, cost: number): boolean {
  let groups = 0;
  let all = 0;
  for (let set = 1; set < SETS; set++) {
    const count = counts[set] as number;
    if (count > 0) groups++;
    all += count;
  }
  if (groups < 2 || all <= cost) return false;
  return waysToPay(counts, civilizations, cost, 2).length > 1;
}

/**
 * The mana cards that are tapped for a card when nobody chooses: those that leave most of the other hand cards payable, then
 * most civilizations, then the cards of most civilizations.
 * @param hand the other cards that the player might want to use after it
 * @param leaving cards that leave the mana zone next, and are worth nothing in it
 */
export function proposePayment(
  state: OpenState,
  seat: number,
  { civilizations }: Definition,
  cost: number,
  hand: readonly Definition[],
  leaving: readonly Card[],
): Card[] {
  const untapped = untappedMana(state, seat);
  if (untapped.length === cost) return untapped;
  // Those that leave anyway are taken first of their kind.
  const taken = leaving.length === 0 ? untapped : inTurn(untapped, leaving);
  const counts = setsOf(state, untapped);
  if (counts.filter((count) => count > 0).length === 1) return taken.slice(0, cost);
  const lost = setsOf(
    state,
    untapped.filter((card) => leaving.includes(card)),
  );
  let best: readonly number[] | undefined;
  let bestWorth = -1;
  for (const way of waysToPay(counts, civilizations, cost, MOST_WAYS)) {
    const worth = worthOf(
      counts.map((count, set) => Math.max(0, count - (way[set] as number) - (lost[set] as number))),
      hand,
    );
    if (worth <= bestWorth) continue;
    best = way;
    bestWorth = worth;
  }
  if (best === undefined) throw new Error('duel-masters: nothing pays for it');
  const left = [...best];
  return taken.filter((card) => {
    const { civilizations: set } = definitionOf(state, card);
    if ((left[set] as number) === 0) return false;
    left[set] = (left[set] as number) - 1;
    return true;
  });
}

/** Some cards first, then the others. */
function inTurn(cards: readonly Card[], first: readonly Card[]): Card[] {
  return [...cards.filter((card) => first.includes(card)), ...cards.filter((card) => !first.includes(card))];
}

/** Ways to pay, as how many cards of each set are tapped; at most so many of them. */
function waysToPay(counts: readonly number[], civilizations: number, cost: number, most: number): number[][] {
  const sets = counts.flatMap((count, set) => (count > 0 ? [set] : []));
  const ways: number[][] = [];
  const way = new Array<number>(SETS).fill(0);
  const room = sets.map((_, at) => sets.slice(at).reduce((sum, set) => sum + (counts[set] as number), 0));
  const choose = (at: number, open: number): void => {
    if (ways.length >= most) return;
    if (open === 0) {
      if (gives(way, civilizations)) ways.push(way.slice());
      return;
    }
    const set = sets[at];
    if (set === undefined || (room[at] as number) < open) return;
    for (let taken = Math.min(open, counts[set] as number); taken >= 0; taken--) {
      way[set] = taken;
      choose(at + 1, open - taken);
    }
    way[set] = 0;
  };
  choose(0, cost);
  return ways;
}

/** How much mana that is left is worth: hand cards that it pays for first of all. */
function worthOf(left: readonly number[], hand: readonly Definition[]): number {
  let payable = 0;
  for (const { civilizations, cost } of hand) if (canPay(left, civilizations, cost)) payable++;
  let there = 0;
  let giving = 0;
  for (let set = 1; set < SETS; set++) {
    const count = left[set] as number;
    if (count === 0) continue;
    there |= set;
    giving += count * sizeOf(set);
  }
  return payable * 10_000 + sizeOf(there) * 1_000 + giving;
}

/** Whether civilizations can be given by cards that are all taken and at most `open` of the others. */
function matches(have: readonly number[], rest: readonly number[], civilizations: number, open: number): boolean {
  // The taken ones give what they can; the smallest number of civilizations that they leave is what the others must give.
  for (let given = civilizations; ; given = (given - 1) & civilizations) {
    const lacking = civilizations & ~given;
    if (sizeOf(lacking) <= open && gives(have, given) && gives(rest, lacking)) return true;
    if (given === 0) return false;
  }
}

function setsOf(state: OpenState, cards: readonly Card[]): number[] {
  const counts = new Array<number>(SETS).fill(0);
  for (const card of cards) {
    const { civilizations } = definitionOf(state, card);
    counts[civilizations] = (counts[civilizations] as number) + 1;
  }
  return counts;
}
