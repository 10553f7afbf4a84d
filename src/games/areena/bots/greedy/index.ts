// A bot that looks one choice ahead: it takes what seems worth the most points of damage, and keeps a card back unless its
// use is worth more than holding it.
import type { Bot } from '../../../../engine/index.js';
import { type Card, foeOf, NONE, zoneOf } from '../../../../kits/duel/index.js';
import { definition, type Kind } from '../../cards/index.js';
import type { AreenaChoice } from '../../choices.js';
import { definitionOf, gladiatorOf, kindOf } from '../../state.js';
import type { AreenaView } from '../../view.js';
import { worthOfAttack, worthOfStack } from './outlook.js';
import { DECIDED, holdingWorth, hurtWorth, lastingWorth, tacticWorth, verbWorth } from './worth.js';

/** A card in hand worth less than this is thrown away for a new one. */
const POOR = 1.6;
/** Below so many cards in the deck they are husbanded: its end is a loss (AR-3). */
const SCARCE = 9;

/** What a decision is about, worked out once for all its choices. */
interface Situation {
  readonly view: AreenaView;
  readonly seat: number;
  /** Whether there is an attack on the stack, and what it is worth to the seat as it stands. */
  readonly stands: number;
  /** Whether one may keep all cards. */
  readonly free: boolean;
  /** What using a card costs beyond the card: more when the deck is nearly empty. */
  readonly thrift: number;
}

export const greedy: Bot<AreenaChoice, AreenaView> = {
  choose({ seat, choices, view: makeView }) {
    if (choices.count === 1) return 0;
    const view = makeView();
    const left = view.deckCounts[seat] ?? 0;
    const situation: Situation = {
      view,
      seat,
      stands: view.stack.length > 0 ? sign(view, seat) * worthOfStack(view) : 0,
      free: choices.at(0).act === 'keep',
      thrift: left < SCARCE ? (SCARCE - left) * 0.5 : 0,
    };
    let best = 0;
    let bestWorth = -Infinity;
    for (let index = 0; index < choices.count; index++) {
      const worth = worthOf(choices.at(index), situation);
      if (worth > bestWorth) {
        best = index;
        bestWorth = worth;
      }
    }
    return best;
  },
};

function worthOf(choice: AreenaChoice, situation: Situation): number {
  const { view, seat, free, thrift } = situation;
  const { act, kind, others } = choice;
  switch (act) {
    case 'keep':
    case 'skip':
    case 'pass':
      return 0;
    case 'discard':
      return (free ? POOR - thrift : 0) - holdingWorth(view, seat, kind);
    case 'take':
      return holdingWorth(view, seat, kind);
    case 'break':
      return lastingWorth(view, foeOf(seat), kind);
    case 'play':
      return playWorth(view, seat, kind, others) - thrift * 0.5;
    case 'remove-tactic':
      return tacticWorth(view, foeOf(seat)) - removalCost(view, seat, others);
    case 'attack':
      return worthOfAttack(withAttack(view, cardInHand(view, seat, kind))) - 0.3 - thrift * 0.5;
    case 'basic':
      return worthOfAttack(withAttack(view, gladiatorOf(seat))) - 0.5 * holdingWorth(view, seat, kind) - thrift * 0.5;
    case 'react':
      return reactionWorth(situation, kind) - thrift * 0.5;
  }
}

/** What changes by a card on top of the stack, less what it is worth to hold it for a better moment. */
function reactionWorth({ view, seat, stands }: Situation, kind: Kind): number {
  const after = sign(view, seat) * worthOfStack(view, { kind, player: seat });
  const gain = after - stands;
  if (gain >= DECIDED / 2) return gain;
  return gain - keepingCost(kind);
}

/** Cards that do the most are the ones to keep; a counter waits for something worth countering. */
function keepingCost(kind: Kind): number {
  let cost = 0.8;
  for (const { do: verb } of definition(kind).abilities[0]?.do ?? []) {
    if (verb === 'zero-damage') cost += 2;
    else if (verb === 'nullify') cost += 1;
    else if (verb === 'reduce-damage') cost += 0.4;
  }
  return cost;
}

function playWorth(view: AreenaView, seat: number, kind: Kind, others: readonly Kind[]): number {
  const { type, use, abilities } = definition(kind);
  const now = abilities.find(({ on }) => on === 'play');
  const used = (now?.do ?? []).reduce((sum, verb) => sum + verbWorth(view, seat, verb), 0);
  if (use === 'once' && now !== undefined) return used - 0.8;
  const dropped = others.reduce((sum, other) => sum + lastingWorth(view, seat, other), 0);
  const replaced = type === 'tactic' ? tacticWorth(view, seat) : 0;
  return used + lastingWorth(view, seat, kind) - dropped - replaced;
}

function removalCost(view: AreenaView, seat: number, given: readonly Kind[]): number {
  const tactic = view.tactics[foeOf(seat)] ?? NONE;
  const removal = tactic === NONE ? undefined : definitionOf(view, tactic).removal;
  switch (removal?.by) {
    case 'discard':
      return given.reduce((sum, kind) => sum + 0.6 * holdingWorth(view, seat, kind), 0.5);
    case 'lose-equipment':
      return given.reduce((sum, kind) => sum + lastingWorth(view, seat, kind), 0);
    case 'lose-tactic':
      return tacticWorth(view, seat);
    case 'hurt':
      return hurtWorth(view, seat, removal.life);
    case 'spend':
      return 0.2 * removal.count;
    case 'condition':
    case undefined:
      return 0;
  }
}

/** The view with an attack announced. */
function withAttack(view: AreenaView, card: Card): AreenaView {
  return { ...view, stack: [card], modifiers: [] };
}

function cardInHand(view: AreenaView, seat: number, kind: Kind): Card {
  return zoneOf(view.hands, seat).find((card) => kindOf(view, card) === kind) ?? NONE;
}

function sign(view: AreenaView, seat: number): 1 | -1 {
  return seat === view.run.active ? 1 : -1;
}
