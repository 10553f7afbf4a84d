// What abilities ask their player to choose: a character on either field, or a card of one side (WS-AA to WS-AC).
import { type ChoiceList, decision, type Play } from '../../../engine/index.js';
import { type Card, eachKind, foeOf, NONE, zoneOf } from '../../../kits/duel/index.js';
import { ANNUL, BANISH, BANISH_FOES_HAND, choicesFor, type WeissChoice } from '../choices.js';
import type { WeissEvent } from '../events.js';
import { placeNamed } from '../rules/field-place.js';
import { applyEffect } from '../rules/pile.js';
import { removeForGood } from '../rules/zones.js';
import { cardAt, dataOf, kindOf, ownerOf, PLACES, type WeissState } from '../state.js';
import type { WeissStep } from '../step.js';

type AnnulStep = Extract<WeissStep, { do: 'annul' }>;
type CoinStep = Extract<WeissStep, { do: 'coin-banish' }>;

/** The character that has no power for as long as the effect lasts (WS-AB). */
export const annul = decision<WeissState, AnnulStep, WeissChoice>({
  choices: (state, { player }, list) => {
    addCharacters(state, player, list, ANNUL.own);
    addCharacters(state, foeOf(player), list, ANNUL.foe);
  },
  choose: (play, step, { where }) => {
    const { state } = play;
    const card = chosen(state, step.player, where);
    const use = dataOf(state, step.source).ability;
    if (use === null) return;
    applyEffect(state, step.player, step.source, use, card);
    play.tell?.({
      code: 'weiss.annulled',
      player: ownerOf(state, card),
      card: dataOf(state, card),
    } satisfies WeissEvent);
  },
});

/** The character that leaves the game (WS-AA). */
export const banish = decision({
  choices: (state: WeissState, { player }: WeissStep, list) => {
    addCharacters(state, player, list, BANISH.own);
    addCharacters(state, foeOf(player), list, BANISH.foe);
  },
  choose: (play: Play<WeissState>, { player }: WeissStep, { where }: WeissChoice) => {
    removeForGood(play, chosen(play.state, player, where));
  },
});

/** A card of one side leaves the game: a character, a card of the own hand, or any of the opponent's (WS-AC). */
export const coinBanish = decision<WeissState, CoinStep, WeissChoice>({
  choices: (state, { player, whose }, list) => {
    const hand = zoneOf(state.hands, whose);
    addCharacters(state, whose, list, whose === player ? BANISH.own : BANISH.foe);
    if (whose !== player) {
      if (hand.length > 0) list.add(BANISH_FOES_HAND);
      return;
    }
    const { banish: own } = choicesFor(state);
    eachKind(state, hand, (card) => list.add(own[kindOf(state, card)] as WeissChoice));
  },
  choose: (play, { player, whose }, { card: id, where }) => {
    const { state } = play;
    const hand = zoneOf(state.hands, whose);
    if (where === BANISH_FOES_HAND.where) {
      play.tell?.({ code: 'weiss.hand-hit', player: whose } satisfies WeissEvent);
      removeForGood(play, hand[play.chance.below(hand.length)] as Card);
    } else if (id !== '') removeForGood(play, hand.find((card) => dataOf(state, card).id === id) as Card);
    else removeForGood(play, chosen(state, player, where));
  },
  // With an own hand, a single choice would tell that all its cards are alike.
  asksAlways: (state, { player, whose }) => whose === player && zoneOf(state.hands, whose).length > 0,
});

function addCharacters(
  state: WeissState,
  seat: number,
  list: ChoiceList<WeissChoice>,
  choices: readonly WeissChoice[],
): void {
  for (let place = 0; place < PLACES; place++)
    if (cardAt(state, seat, place) !== NONE) list.add(choices[place] as WeissChoice);
}

function chosen(state: WeissState, player: number, where: string): Card {
  const named = placeNamed(where);
  return named === undefined ? NONE : cardAt(state, named.side === 'own' ? player : foeOf(player), named.place);
}
