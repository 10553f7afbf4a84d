// The main phases: cards are played, as many as there are means for (WS-6, WS-7).
import { automatic, type Closed, decision, type Play } from '../../../engine/index.js';
import { type Card, eachKind, NONE, zoneOf } from '../../../kits/duel/index.js';
import { abilityNamed } from '../cards/abilities/index.js';
import { choicesFor, DONE, formatChoice, type WeissChoice } from '../choices.js';
import type { WeissEvent } from '../events.js';
import { placeNamed } from '../rules/field-place.js';
import { type ClosedCode, meansOf, whyNot } from '../rules/hand.js';
import { applyEffect, liesInPile } from '../rules/pile.js';
import { bury, takeFromHand } from '../rules/zones.js';
import { dataOf, kindOf, PLACES, type WeissState } from '../state.js';
import type { WeissStep } from '../step.js';

export const main = decision({
  choices: (state: WeissState, { player }: WeissStep, list) => {
    const { play } = choicesFor(state);
    const means = meansOf(state, player);
    eachKind(state, zoneOf(state.hands, player), (one) => {
      const kind = kindOf(state, one);
      if (whyNot(state, kind, means) === undefined) list.append(play[kind]?.[means.free] ?? []);
    });
    list.add(DONE);
  },
  choose: (play: Play<WeissState>, step: WeissStep, choice: WeissChoice) => {
    if (choice.act === 'done') return;
    const { player } = step;
    play.put(step);
    const card = takeFromHand(play.state, player, choice.card);
    // It lies somewhere at every moment, also while its cost is being paid.
    play.state.handling = card;
    pay(play, player, dataOf(play.state, card).cost);
    put(play, player, card, choice.where);
    applyAbility(play, player, card);
  },
  closed: (state: WeissState, { player }: WeissStep): Closed[] => {
    const closed: Closed<ClosedCode>[] = [];
    const means = meansOf(state, player);
    eachKind(state, zoneOf(state.hands, player), (one) => {
      const kind = kindOf(state, one);
      const code = whyNot(state, kind, means);
      const card = state.cards[kind]?.id ?? '';
      if (code !== undefined) closed.push({ text: formatChoice({ act: 'play', card, where: '' }), code });
    });
    return closed;
  },
  // A hand is hidden: whoever were passed over unasked would show that nothing in it can be played.
  asksAlways: (state: WeissState, { player }: WeissStep) => zoneOf(state.hands, player).length > 0,
});

/** An event that was carried out goes to the discard pile. */
export const settle = automatic((play: Play<WeissState>, _step: WeissStep) => {
  const { state } = play;
  bury(state, state.handling);
  state.handling = NONE;
});

/** The cost goes from the top of the stock to the discard pile. */
function pay(play: Play<WeissState>, player: number, cost: number): void {
  if (cost === 0) return;
  const { state } = play;
  const paid = zoneOf(state.stocks, player).splice(-cost).reverse();
  for (const card of paid) bury(state, card);
  play.tell?.({
    code: 'weiss.paid',
    player,
    cards: paid.map((card) => dataOf(state, card)),
  } satisfies WeissEvent);
}

/** A card that has left the hand goes where its type belongs. */
function put(play: Play<WeissState>, player: number, card: Card, where: string): void {
  const { state } = play;
  const data = dataOf(state, card);
  if (data.type !== 'event') state.handling = NONE;
  switch (data.type) {
    case 'character': {
      const place = placeNamed(where)?.place ?? 0;
      state.field[player * PLACES + place] = card;
      play.tell?.({ code: 'weiss.put', player, card: data, n: place } satisfies WeissEvent);
      return;
    }
    case 'event':
      play.tell?.({ code: 'weiss.event', player, card: data } satisfies WeissEvent);
      play.put(SETTLE[player] as WeissStep);
      return;
    case 'climax':
      state.climaxes[player] = card;
      play.tell?.({ code: 'weiss.climax', player, card: data } satisfies WeissEvent);
  }
}

/** What a played card does: once to the field, and lastingly by the pile (WS-17). */
function applyAbility(play: Play<WeissState>, player: number, source: Card): void {
  const data = dataOf(play.state, source);
  const use = data.ability;
  if (use === null) return;
  const ability = abilityNamed(use.ability);
  if (ability.aimed !== true && liesInPile(play.state, data)) applyEffect(play.state, player, source, use);
  ability.onField?.(play, { player, source, use });
}

const SETTLE: readonly WeissStep[] = [0, 1].map((player) => Object.freeze({ do: 'settle', player }));
