// The assault phase (AR-11 to AR-14): the attack is put at the bottom of the stack, both answer by turns, cards are handled
// from the top, and the damage is worked out.
import { automatic, type Closed, decision, type Play } from '../../../engine/index.js';
import { hurt } from '../../../kits/combat/index.js';
import { type Card, eachKind, foeOf, NONE, SEATS, zoneOf } from '../../../kits/duel/index.js';
import { type ChoiceOf, choiceOf, formatChoice, PASS, SKIP } from '../choices.js';
import type { AreenaEvent } from '../events.js';
import { playSteps } from '../rules/ability-steps.js';
import { type ClosedCode, codeOf, unmet, whyNoReaction } from '../rules/condition.js';
import { sumOf, termsOf } from '../rules/damage.js';
import { bury, discardFromHand, hearerOf, takeKind } from '../rules/zones.js';
import { type AreenaState, bearerAt, definitionOf, gladiatorOf, kindOf, ownerOf } from '../state.js';
import type { AreenaStep } from '../step.js';
import { asksAlways } from './asking.js';

/** One attack action, the gladiator's own attack for one card, or none (AR-11). */
export const attack = decision({
  choices: (state: AreenaState, { player }: AreenaStep, list) => {
    const hand = zoneOf(state.hands, player);
    eachKind(state, hand, (card) => {
      const { id: kind, type, needs } = definitionOf(state, card);
      if (type === 'attack' && unmet(state, player, needs) === undefined) list.add(choiceOf('attack', kind));
    });
    eachKind(state, hand, (card) => list.add(choiceOf('basic', kindOf(state, card))));
    list.add(SKIP);
  },
  choose: (play: Play<AreenaState>, { player }: AreenaStep, { act, kind }: ChoiceOf<'skip' | 'attack' | 'basic'>) => {
    const { state } = play;
    if (act === 'skip') {
      play.tell?.({ code: 'areena.no-attack', player } satisfies AreenaEvent);
      return;
    }
    state.acted = true;
    if (act === 'attack') {
      state.stack.push(takeKind(state, zoneOf(state.hands, player), kind));
      play.tell?.({ code: 'areena.attacks', player, kind } satisfies AreenaEvent);
    } else {
      discardFromHand(play, player, kind);
      const gladiator = gladiatorOf(player);
      state.stack.push(gladiator);
      play.tell?.({ code: 'areena.basic', player, kind: kindOf(state, gladiator) } satisfies AreenaEvent);
    }
  },
  closed: (state: AreenaState, { player }: AreenaStep): Closed[] => {
    const closed: Closed<ClosedCode>[] = [];
    eachKind(state, zoneOf(state.hands, player), (card) => {
      const { id: kind, type, needs } = definitionOf(state, card);
      const text = formatChoice(choiceOf('attack', kind));
      const missing = unmet(state, player, needs);
      if (type !== 'attack') closed.push({ text, code: 'areena.not-an-attack', elsewhere: true });
      else if (missing !== undefined) closed.push({ text, code: codeOf(missing) });
    });
    return closed;
  },
  asksAlways,
});

/** Opens a window for reactions, the defender first (AR-12); without an attack there is nothing to answer. */
export const react = automatic((play: Play<AreenaState>, _step: AreenaStep) => {
  const { state } = play;
  const { stack } = state;
  if (stack.length === 1 && stack[0] === NONE) {
    stack.length = 0;
    state.modifiers.length = 0;
  }
  if (stack.length === 0) return;
  state.passes = 0;
  play.put(ANSWERS[foeOf(state.run.active)] as AreenaStep);
});

/** One action onto the stack, or a pass; two passes in a row have the top handled, or the damage worked out (AR-12). */
export const answer = decision({
  choices: (state: AreenaState, { player }: AreenaStep, list) => {
    eachKind(state, zoneOf(state.hands, player), (card) => {
      if (whyNoReaction(state, player, card) === undefined) list.add(choiceOf('react', kindOf(state, card)));
    });
    list.add(PASS);
  },
  choose: (play: Play<AreenaState>, { player }: AreenaStep, { act, kind }: ChoiceOf<'pass' | 'react'>) => {
    const { state } = play;
    if (act === 'pass') {
      state.passes++;
      play.tell?.({ code: 'areena.passes', player } satisfies AreenaEvent);
      if (state.passes < SEATS) play.put(ANSWERS[foeOf(player)] as AreenaStep);
      else if (state.stack.length > 1) play.put(HANDLE[state.run.active] as AreenaStep);
      return;
    }
    state.passes = 0;
    state.stack.push(takeKind(state, zoneOf(state.hands, player), kind));
    play.tell?.({ code: 'areena.reacts', player, kind } satisfies AreenaEvent);
    play.put(ANSWERS[foeOf(player)] as AreenaStep);
  },
  closed: (state: AreenaState, { player }: AreenaStep): Closed[] => {
    const closed: Closed<ClosedCode>[] = [];
    eachKind(state, zoneOf(state.hands, player), (card) => {
      const code = whyNoReaction(state, player, card);
      if (code === undefined) return;
      const text = formatChoice(choiceOf('react', kindOf(state, card)));
      closed.push(code === 'areena.not-a-reaction' ? { text, code, elsewhere: true } : { text, code });
    });
    return closed;
  },
  asksAlways,
});

/** The top of the stack is carried out, if its precondition still holds; then a new window opens (AR-7, AR-12). */
export const handle = automatic((play: Play<AreenaState>, { player }: AreenaStep) => {
  const { state } = play;
  const card = state.stack.pop() as Card;
  const owner = ownerOf(card);
  const kind = kindOf(state, card);
  state.handling = card;
  const fizzles = unmet(state, owner, definitionOf(state, card).needs) !== undefined;
  play.tell?.({ code: fizzles ? 'areena.fizzled' : 'areena.handled', player: owner, kind } satisfies AreenaEvent);
  play.put(REACT[player] as AreenaStep);
  play.put(HANDLED[player] as AreenaStep);
  if (!fizzles) play.putAll(playSteps(kind, owner));
});

/** What was carried out goes to its owner's discard pile (AR-14). */
export const handled = automatic((play: Play<AreenaState>, _step: AreenaStep) => {
  const { state } = play;
  if (state.handling !== NONE) bury(state, state.handling);
  state.handling = NONE;
});

/** The damage of the attack, unless its precondition is gone (AR-7, AR-13). */
export const damage = automatic((play: Play<AreenaState>, { player }: AreenaStep) => {
  const { state } = play;
  const card = state.stack[0];
  if (card === undefined) return;
  const defender = foeOf(player);
  const kind = kindOf(state, card);
  if (unmet(state, player, definitionOf(state, card).needs) !== undefined) {
    play.tell?.({ code: 'areena.fizzled', player, kind } satisfies AreenaEvent);
  } else {
    const terms = termsOf(state);
    const total = Math.max(0, sumOf(terms));
    play.tell?.({ code: 'areena.damage', player: defender, terms, total } satisfies AreenaEvent);
    if (total > 0) {
      hurt(bearerAt(state, defender), total, hearerOf(play, defender));
      play.tell?.({ code: 'areena.hit', player: defender, n: bearerAt(state, defender).life } satisfies AreenaEvent);
    }
  }
  if (card !== gladiatorOf(player)) state.handling = card;
  state.stack.length = 0;
  state.modifiers.length = 0;
  play.put(HANDLED[player] as AreenaStep);
});

const bySeat = (name: 'answer' | 'handle' | 'handled' | 'react'): readonly AreenaStep[] =>
  Array.from({ length: SEATS }, (_, player) => Object.freeze({ do: name, player }));

const ANSWERS = bySeat('answer');
const HANDLE = bySeat('handle');
const HANDLED = bySeat('handled');
const REACT = bySeat('react');
