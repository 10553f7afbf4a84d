// A bot that looks one choice ahead: it plays what makes the three lanes better, attacks where it wins, and clocks the card that
// it can spare the most. It sees nothing but the view.
import type { Bot, ChoiceList } from '../../../../engine/index.js';
import { type Card, foeOf, NONE, zoneOf } from '../../../../kits/duel/index.js';
import { COLOURS } from '../../cards/card.js';
import type { WeissChoice } from '../../choices.js';
import { ROWS } from '../../phases.js';
import { placeNamed } from '../../rules/field-place.js';
import { type Means, meansOf, whyNot } from '../../rules/hand.js';
import { cardAt, dataOf, FRONT, opposite } from '../../state.js';
import type { WeissView } from '../../view.js';
import { laneOf, lanesOf, worthOfAttack } from './lanes.js';
import { costOfClocking, outlookOf, valueOf, worthOfHolding, worthOfPlay } from './worth.js';

/** Two cards drawn for one. */
const CLOCK_GAIN = 1.4;
/** From so many cards in hand on, more are of little use. */
const ENOUGH = 7;
export const greedy: Bot<WeissChoice, WeissView> = {
  choose({ seat, choices, view: makeView }) {
    if (choices.count === 1) return 0;
    const view = makeView();
    const worth = judge(choices.at(0).act, choices.at(choices.count - 1).act, view, seat);
    return best(choices, worth);
  },
};

type Worth = (choice: WeissChoice) => number;

/** How the choices of a decision are judged; the last one tells what it is about when it is to go on. */
function judge(first: WeissChoice['act'], last: WeissChoice['act'], view: WeissView, seat: number): Worth {
  if (last === 'skip') return clockWorth(view, seat);
  if (first === 'attack') return attackWorth(view, seat);
  switch (first) {
    case 'play':
    case 'done':
      return playWorth(view, seat);
    case 'next':
      return orderWorth(view, seat);
    case 'look':
      return ({ where }) => (where === (isBeforeCombat(view, seat) ? 'foe' : 'own') ? 1 : 0);
    case 'annul':
    case 'banish':
    case 'clock':
    case 'skip':
      return pickWorth(view, seat);
  }
}

function clockWorth(view: WeissView, seat: number): Worth {
  const means = meansOf(view, seat);
  const hand = zoneOf(view.hands, seat);
  const left = Math.min(2, view.deckCounts[seat] ?? 0);
  const gain = (hand.length >= ENOUGH ? CLOCK_GAIN / 2 : CLOCK_GAIN) * (left / 2);
  const cost = costOfClocking(view, seat);
  return ({ act, card: id }) => {
    if (act === 'skip') return 0;
    const kind = view.kind[cardInHand(view, seat, id)] ?? 0;
    return gain - cost - worthOfHolding(view, seat, kind, means) * 0.4 + colourWorth(view, seat, id, means);
  };
}

/** A colour that the seat lacks makes cards of its hand playable. */
function colourWorth(view: WeissView, seat: number, id: string, means: Means): number {
  const card = view.cards.find((one) => one.id === id);
  if (card === undefined) return 0;
  const bit = 1 << COLOURS.indexOf(card.colour);
  if ((means.colours & bit) !== 0) return 0;
  const richer: Means = { ...means, colours: means.colours | bit };
  let opened = 0;
  for (const one of zoneOf(view.hands, seat)) {
    const kind = view.kind[one] ?? 0;
    if (whyNot(view, kind, means) === 'weiss.colour' && whyNot(view, kind, richer) === undefined) opened++;
  }
  return 0.3 + 0.3 * Math.min(3, opened);
}

function playWorth(view: WeissView, seat: number): Worth {
  const outlook = outlookOf(view, seat, isBeforeCombat(view, seat));
  return ({ act, card: id, where }) => {
    if (act === 'done') return 0;
    return worthOfPlay(outlook, cardInHand(view, seat, id), placeNamed(where)?.place ?? NONE);
  };
}

function attackWorth(view: WeissView, seat: number): Worth {
  const { own, foe } = lanesOf(view, seat);
  return ({ act, where }) => {
    const lane = placeNamed(where)?.place ?? 0;
    const [mine, theirs] = [own[lane], foe[lane]];
    return act === 'done' || mine === undefined || theirs === undefined ? 0 : worthOfAttack(mine, theirs);
  };
}

/** On the opponent's deck a climax lies as deep as possible, on the own one as high; own cards with extra points come first. */
function orderWorth(view: WeissView, seat: number): Worth {
  const [first] = view.looked;
  const own = first !== undefined && (first < view.size ? 0 : 1) === seat;
  return ({ card: id }) => {
    const card = view.cards.find((one) => one.id === id);
    if (card === undefined) return 0;
    return own ? card.extra + (card.type === 'climax' ? 1 : 0) : card.type === 'climax' ? -1 : -card.extra / 10;
  };
}

/** The opponent's best character, most of all one that stands in the way; or the least of one's own. */
function pickWorth(view: WeissView, seat: number): Worth {
  return ({ card: id, where }) => {
    if (where === 'foe-hand') return 0.9;
    if (where === 'hand') {
      const card = view.cards.find((one) => one.id === id);
      return card === undefined ? 0 : -valueOf(card);
    }
    const named = placeNamed(where);
    if (named === undefined) return 0;
    const whose = named.side === 'own' ? seat : foeOf(seat);
    const card = cardAt(view, whose, named.place);
    if (card === NONE) return 0;
    const value = valueOf(dataOf(view, card)) + laneOf(view, card).power / 4000;
    if (whose === seat) return -value - 0.5;
    return value + (named.place < FRONT && stands(view, seat, named.place) ? 0.7 : 0);
  };
}

/** Whether an own character stands opposite to one of the opponent's and would not win. */
function stands(view: WeissView, seat: number, place: number): boolean {
  const own = cardAt(view, seat, opposite(place));
  const foe = cardAt(view, foeOf(seat), place);
  return own !== NONE && laneOf(view, own).power <= laneOf(view, foe).power;
}

/** Whether the seat's own combat of this turn is still to come. */
function isBeforeCombat(view: WeissView, seat: number): boolean {
  const phase = ROWS[view.run.phase]?.phase;
  return view.run.active === seat && (phase === 'effects' || phase === 'main-1');
}

function cardInHand(view: WeissView, seat: number, id: string): Card {
  return zoneOf(view.hands, seat).find((card) => card >= 0 && dataOf(view, card).id === id) ?? NONE;
}

function best(choices: ChoiceList<WeissChoice>, worthOf: Worth): number {
  let index = 0;
  let most = -Infinity;
  for (let at = 0; at < choices.count; at++) {
    const worth = worthOf(choices.at(at));
    if (worth <= most) continue;
    index = at;
    most = worth;
  }
  return index;
}
