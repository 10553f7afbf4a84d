// The main phase (DM-7): cards of the hand are used, by mana that is chosen for the player or by the player.
import { automatic, type Closed, decision } from '../../../engine/index.js';
import { type Card, eachKind, NONE, zoneOf } from '../../../kits/duel/index.js';
import { callBase } from '../cards/call.js';
import { cardById, type Definition, definitionOf } from '../cards/index.js';
import { bare, choiceOf, choiceOn, choiceWith, type DuelChoice, type Named, nameOf } from '../choices.js';
import { deploy } from '../rules/deployment.js';
import { placeOf } from '../rules/evolution-pile.js';
import { canComplete, hasWays, manaBySets, untappedMana } from '../rules/payment.js';
import { basesFor, costOf, proposed, whyNoUse } from '../rules/use.js';
import { put, take } from '../rules/zones.js';
import type { DuelState, Running } from '../state.js';
import type { BareStep, DuelStep } from '../step.js';
import type { ClosedCode } from '../text/say.js';
import { stepFor } from './shared.js';

type PayStep = Extract<DuelStep, { do: 'pay' }>;

export const main = decision({
  choices: (state: DuelState, { player }: BareStep, list) => {
    const counts = manaBySets(state, player);
    const payable: Definition[] = [];
    eachKind(state, zoneOf(state.hands, player), (card) => {
      const definition = definitionOf(state, card);
      if (whyNoUse(state, player, definition, counts) !== undefined) return;
      addUses(state, player, 'use', definition, (choice) => list.add(choice));
      if (hasWays(counts, definition.civilizations, costOf(state, player, definition))) payable.push(definition);
    });
    for (const definition of payable) addUses(state, player, 'pay', definition, (choice) => list.add(choice));
    list.add(bare('done'));
  },
  choose: (play: Running, { player }: BareStep, { act, what, on }: DuelChoice) => {
    if (what === null) return;
    const { state } = play;
    const card = cardById(state, zoneOf(state.hands, player), what.id) as Card;
    const bases = on.map(({ card: base }) => base);
    const definition = definitionOf(state, card);
    const mana = act === 'pay' ? [] : proposed(state, player, definition, bases);
    take(state, card, 'hand');
    play.put(stepFor('main', player));
    if (act === 'pay') {
      state.handling.push(card);
      // What comes out of the hand lies open from now on.
      for (const base of bases)
        if (placeOf(state, base) === 'hand') {
          take(state, base, 'hand');
          state.handling.push(base);
        }
      play.put({ do: 'pay', player, card, bases, paid: [] } satisfies DuelStep);
      return;
    }
    for (const one of mana) state.tapped[one] = 1;
    deploy(play, card, bases, mana.length);
  },
  closed: (state: DuelState, { player }: BareStep): Closed<ClosedCode>[] => {
    const closed: Closed<ClosedCode>[] = [];
    const counts = manaBySets(state, player);
    eachKind(state, zoneOf(state.hands, player), (card) => {
      const definition = definitionOf(state, card);
      const code = whyNoUse(state, player, definition, counts);
      if (code !== undefined) closed.push({ text: `use ${definition.data.id}`, code });
    });
    return closed;
  },
  // A hand is hidden: whoever holds a card and has mana is asked, whether or not anything can be used (CO-4).
  asksAlways: (state: DuelState, { player }: BareStep) =>
    zoneOf(state.hands, player).length > 0 && untappedMana(state, player).length > 0,
});

/** Mana cards are tapped one after another, as long as what is chosen can be completed to a payment. */
export const pay = decision({
  choices: (state: DuelState, { player, card, paid }: PayStep, list) => {
    const definition = definitionOf(state, card);
    const cost = costOf(state, player, definition);
    const left = untappedMana(state, player).filter((one) => !paid.includes(one));
    eachKind(state, left, (one) => {
      if (!canComplete(state, player, [...paid, one], definition.civilizations, cost)) return;
      list.add(choiceWith('spend', { ...nameOf(definitionOf(state, one)), card: one }));
    });
  },
  choose: (play: Running, { player, card, bases, paid }: PayStep, { what }: DuelChoice) => {
    const { state } = play;
    const now = what === null ? paid : [...paid, what.card];
    const cost = costOf(state, player, definitionOf(state, card));
    if (now.length < cost) {
      play.put({ do: 'pay', player, card, bases, paid: now } satisfies DuelStep);
      return;
    }
    for (const one of now) state.tapped[one] = 1;
    state.handling.splice(state.handling.indexOf(card), 1);
    deploy(play, card, bases, cost);
  },
});

/** A spell goes to the graveyard, or as a charger to the mana zone (DM-8, DM-22). */
export const spent = automatic((play: Running, { card }: Extract<DuelStep, { do: 'spent' }>) => {
  const { state } = play;
  const at = state.handling.lastIndexOf(card);
  if (at < 0) return;
  state.handling.splice(at, 1);
  put(state, card, definitionOf(state, card).charger ? 'mana' : 'graveyard');
});

/** A use for each way to put an evolution on its bases, or the one of another card. */
function addUses(
  state: DuelState,
  player: number,
  act: 'use' | 'pay',
  definition: Definition,
  add: (choice: DuelChoice) => void,
): void {
  if (!definition.evolution) {
    add(choiceOf(act, definition));
    return;
  }
  const name: Named = nameOf(definition);
  const self = cardById(state, zoneOf(state.hands, player), definition.data.id) ?? NONE;
  for (const bases of basesFor(state, player, definition, self))
    add(
      choiceOn(
        act,
        name,
        bases.map((base) => callBase(state, base)),
      ),
    );
}
