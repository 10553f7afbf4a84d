// A bot that looks one choice ahead: it takes what seems worth the most. It knows a winning attack when there is one, and does
// not attack where it would only lose.
import type { Bot } from '../../../../engine/index.js';
import { type Card, NONE, zoneOf } from '../../../../kits/duel/index.js';
import { whatIs } from '../../cards/call.js';
import { definitionOf } from '../../cards/index.js';
import { ACTS, type DuelChoice } from '../../choices.js';
import { placeOf } from '../../rules/evolution-pile.js';
import { costOf } from '../../rules/use.js';
import { isTapped } from '../../state.js';
import type { DuelView } from '../../view.js';
import { askedOf } from '../../words/card-text/refer.js';
import { attackWorth, isWinning } from './attack.js';
import { blockWorth } from './block.js';
import { chargeWorth } from './charge.js';
import { actionsWorth, enteringWorth } from './outcome.js';
import { pickWorth, takeWorth } from './pick.js';
import { CERTAIN, creatureWorth, SCARCE } from './worth.js';

const OURS: ReadonlySet<string> = new Set(ACTS);

export const greedy: Bot<DuelChoice, DuelView> = {
  choose({ seat, choices, view: makeView }) {
    // Which of the own abilities comes first makes no difference to it.
    if (choices.count === 1 || !OURS.has(choices.at(0).act)) return 0;
    const view = makeView();
    const winning = choices.at(0).act === 'attack' && isWinning(view, seat);
    let best = 0;
    let bestWorth = -Infinity;
    for (let index = 0; index < choices.count; index++) {
      const worth = worthOf(choices.at(index), view, seat, winning);
      if (worth <= bestWorth) continue;
      best = index;
      bestWorth = worth;
    }
    return best;
  },
};

function worthOf(choice: DuelChoice, view: DuelView, seat: number, winning: boolean): number {
  const { act, what, on } = choice;
  switch (act) {
    case 'charge': {
      const definition = whatIs(view, what);
      return definition === undefined ? 0 : chargeWorth(view, seat, definition);
    }
    case 'use':
    case 'trigger':
      return useWorth(choice, view, seat);
    // It leaves the mana to the game.
    case 'pay':
      return -CERTAIN;
    case 'attack':
      return what === null ? 0 : attackWorth(view, seat, what.card, on[0]?.card ?? NONE, winning);
    case 'tap':
      return tapWorth(choice, view, seat);
    case 'block':
      return what === null ? 0 : blockWorth(view, seat, what.card);
    case 'leave':
      return what === null ? 0 : leaveWorth(view, seat, what.card);
    case 'pick':
      return askedOf(view)?.do === 'take' ? takeWorth(view, seat, choice) : pickWorth(view, seat, choice);
    case 'shield':
      return pickWorth(view, seat, choice);
    case 'evolve':
      return -basesWorth(choice, view);
    case 'yes':
      return yesWorth(view, seat);
    case 'mode':
      return modeWorth(choice, view, seat);
    case 'ready':
    case 'skip':
    case 'spend':
    case 'pass':
    case 'break':
    case 'keep':
    case 'done':
    case 'no':
    case 'seen':
      return 0;
  }
}

/** A card that is used: what it does, or what it is on the table; less for the bases that go under an evolution. */
function useWorth(choice: DuelChoice, view: DuelView, seat: number): number {
  const { act, what } = choice;
  const definition = whatIs(view, what);
  if (definition === undefined) return 0;
  const { data } = definition;
  if (data.type === 'spell') {
    const worth = actionsWorth(view, seat, data.do, NONE);
    // A spell that is paid for waits until it does what it costs; a shield trigger comes free.
    return act === 'trigger' ? worth - 0.3 : worth - 0.35 * costOf(view, seat, definition);
  }
  const gain = creatureWorth(definition) + enteringWorth(view, seat, definition);
  return Math.max(0.1, gain - basesWorth(choice, view));
}

/** What an evolution covers, where that was worth something: a tapped base in the battle zone keeps it from attacking. */
function basesWorth({ on }: DuelChoice, view: DuelView): number {
  let worth = 0;
  for (const { card } of on) {
    const place = placeOf(view, card);
    if (place === 'battle' || place === 'hand') worth += 0.7 * creatureWorth(definitionOf(view, card));
    if (place === 'mana') worth += 1;
    if (place === 'battle' && isTapped(view, card)) worth += 1.5;
  }
  return worth;
}

/** A tap ability against what the creature would do otherwise: attack the opponent. */
function tapWorth({ what, on }: DuelChoice, view: DuelView, seat: number): number {
  if (what === null) return 0;
  const source = on[0]?.card ?? what.card;
  const actions = definitionOf(view, source).tap?.do ?? [];
  const otherwise = Math.max(0, attackWorth(view, seat, what.card, NONE, false));
  return actionsWorth(view, seat, actions, source) - 0.5 * otherwise;
}

function leaveWorth(view: DuelView, seat: number, card: Card): number {
  const actions = definitionOf(view, card).silent?.do ?? [];
  return actionsWorth(view, seat, actions, card) - 0.8;
}

function yesWorth(view: DuelView, seat: number): number {
  const step = askedOf(view);
  if (step?.do === 'draw-more') return zoneOf(view.deckCounts, seat) > SCARCE ? 1 : -1;
  return step?.do === 'may' ? actionsWorth(view, seat, step.actions, step.card, step.rival) : 0;
}

function modeWorth({ number }: DuelChoice, view: DuelView, seat: number): number {
  const step = askedOf(view);
  if (step?.do !== 'mode') return 0;
  return actionsWorth(view, seat, step.of[number - 1] ?? [], step.card, step.rival);
}
