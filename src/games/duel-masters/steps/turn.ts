// What a turn is made of beside using cards and attacking: untap with silent skills, draw, charge, end (DM-4 to DM-6, DM-35).
import { automatic, type Closed, decision, NOBODY } from '../../../engine/index.js';
import { type Card, eachKind, zoneOf } from '../../../kits/duel/index.js';
import { callIn } from '../cards/call.js';
import { cardById, definitionOf } from '../cards/index.js';
import { bare, choiceOf, choiceWith, type DuelChoice } from '../choices.js';
import type { DuelEvent } from '../events.js';
import { silentSkillsOf } from '../rules/holders.js';
import { may } from '../rules/permission.js';
import { wakeAt, wakeSilent } from '../rules/triggers.js';
import { dataOf, drawCards, put, take } from '../rules/zones.js';
import { type DuelState, isTapped, type Running } from '../state.js';
import type { BareStep } from '../step.js';
import type { ClosedCode } from '../text/say.js';
import { stepFor } from './shared.js';

/** What lasted until the player's next turn ends (DM-40). */
export const fresh = automatic((play: Running, { player }: BareStep) => {
  const { state } = play;
  // What the end of a turn has woken may have begun after all else had ended.
  endAll(state);
  if (state.grants.length > 0) state.grants = state.grants.filter(({ until }) => until !== player);
});

/** DM-35: creatures with a silent skill may be left tapped; those that were are kept in `chosen`. */
export const silent = decision({
  choices: (state: DuelState, { player }: BareStep, list) => {
    const own = zoneOf(state.battle, player);
    for (const card of own) if (couldStay(state, card)) list.add(choiceWith('leave', callIn(state, own, card)));
    if (list.count > 0) list.add(bare('ready'));
  },
  choose: (play: Running, { player }: BareStep, { what }: DuelChoice) => {
    if (what === null) return;
    const { state } = play;
    state.chosen.push(what.card);
    play.tell?.({ code: 'duel-masters.left-tapped', player, card: dataOf(state, what.card) } satisfies DuelEvent);
    play.put(stepFor('silent', player));
  },
});

/** DM-4. */
export const untap = automatic((play: Running, { player }: BareStep) => {
  const { state } = play;
  const left = state.chosen;
  state.chosen = [];
  // All at the same moment: what untaps first changes nothing for the others.
  const untapping = zoneOf(state.battle, player).filter(
    (card) => isTapped(state, card) && !left.includes(card) && may(state, card, 'untap'),
  );
  for (const card of untapping) state.tapped[card] = 0;
  for (const card of zoneOf(state.mana, player)) state.tapped[card] = 0;
  for (const card of left) wakeSilent(play, card);
  wakeAt(play, 'turn-start', player);
});

/** DM-5. */
export const draw = automatic((play: Running, { player }: BareStep) => {
  if (play.state.run.turn === 1) play.tell?.({ code: 'duel-masters.no-draw', player } satisfies DuelEvent);
  else drawCards(play, player, 1);
});

/** DM-6. Asked only of whoever holds a card, so that there are always two choices. */
export const charge = decision({
  choices: (state: DuelState, { player }: BareStep, list) => {
    eachKind(state, zoneOf(state.hands, player), (card) => list.add(choiceOf('charge', definitionOf(state, card))));
    if (list.count > 0) list.add(bare('skip'));
  },
  choose: (play: Running, { player }: BareStep, { what }: DuelChoice) => {
    if (what === null) return;
    const { state } = play;
    const card = cardById(state, zoneOf(state.hands, player), what.id) as Card;
    take(state, card, 'hand');
    put(state, card, 'mana');
    play.tell?.({ code: 'duel-masters.charges', player, card: dataOf(state, card) } satisfies DuelEvent);
    wakeAt(play, 'charges', player, card);
  },
  closed: (state: DuelState, { player }: BareStep): Closed<ClosedCode>[] =>
    closedHand(state, player, 'duel-masters.not-yet'),
});

export const end = automatic((play: Running, { player }: BareStep) => wakeAt(play, 'turn-end', player));

/** DM-40: what lasts until the end of the turn ends, all together. */
export const cleanup = automatic((play: Running, _step: BareStep) => {
  endAll(play.state);
  play.state.woken = 0;
});

function endAll(state: DuelState): void {
  if (state.grants.length > 0) state.grants = state.grants.filter(({ until }) => until !== NOBODY);
  state.breakers.length = 0;
  state.chosen = [];
}

/** The cards of a hand, which cannot be used in a phase. */
export function closedHand(
  state: DuelState,
  player: number,
  code: 'duel-masters.not-yet' | 'duel-masters.not-any-more',
): Closed<ClosedCode>[] {
  const closed: Closed<ClosedCode>[] = [];
  eachKind(state, zoneOf(state.hands, player), (card) =>
    closed.push({ text: `use ${dataOf(state, card).id}`, code, elsewhere: true }),
  );
  return closed;
}

/** A tapped creature that would untap now, and has a silent skill that is on. */
function couldStay(state: DuelState, card: Card): boolean {
  if (!isTapped(state, card) || state.chosen.includes(card)) return false;
  return silentSkillsOf(state, card).length > 0 && may(state, card, 'untap');
}
