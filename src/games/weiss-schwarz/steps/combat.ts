// Combat: attack by attack, each front-row character at most once a turn (WS-8, WS-9).
import { decision, type Play } from '../../../engine/index.js';
import { type Card, foeOf, NONE, zoneOf } from '../../../kits/duel/index.js';
import { ATTACKS, DONE, type WeissChoice } from '../choices.js';
import type { WeissEvent } from '../events.js';
import { takeDamage } from '../rules/damage.js';
import { placeNamed } from '../rules/field-place.js';
import { powerOf } from '../rules/power.js';
import { die } from '../rules/zones.js';
import { cardAt, dataOf, FRONT, opposite, type WeissState } from '../state.js';
import type { WeissStep } from '../step.js';

export const attack = decision({
  choices: (state: WeissState, { player }: WeissStep, list) => {
    for (let place = 0; place < FRONT; place++)
      if (cardAt(state, player, place) !== NONE && (state.attacked & (1 << place)) === 0)
        list.add(ATTACKS[place] as WeissChoice);
    list.add(DONE);
  },
  choose: (play: Play<WeissState>, step: WeissStep, { act, where }: WeissChoice) => {
    if (act === 'done') return;
    play.put(step);
    fight(play, step.player, placeNamed(where)?.place ?? 0);
  },
});

/** The character of a place meets the one opposite; who wins, or meets nobody, does damage. */
function fight(play: Play<WeissState>, player: number, place: number): void {
  const { state } = play;
  const attacker = cardAt(state, player, place);
  const defender = cardAt(state, foeOf(player), opposite(place));
  const power = powerOf(state, attacker);
  const against = defender === NONE ? 0 : powerOf(state, defender);
  state.attacked |= 1 << place;
  state.attack = { attacker, defender, power, against, turnedUp: NONE, damage: 0, taken: [], cancelled: false };
  const card = dataOf(state, attacker);
  if (defender === NONE) play.tell?.({ code: 'weiss.direct', player, card } satisfies WeissEvent);
  else {
    play.tell?.({
      code: 'weiss.meets',
      player,
      card,
      power,
      other: dataOf(state, defender),
      against,
    } satisfies WeissEvent);
    if (power >= against) die(play, defender);
    if (power <= against) die(play, attacker);
    if (power <= against) return;
  }
  strike(play, player, attacker, defender === NONE);
}

/** The top card of the own deck is turned up for the stock and adds its points to the attacker's soul (WS-9). */
function strike(play: Play<WeissState>, player: number, attacker: Card, direct: boolean): void {
  const { state } = play;
  const { soul } = dataOf(state, attacker);
  const more = direct && state.run.options['direct-soul'] === true ? 1 : 0;
  const turnedUp = zoneOf(state.decks, player).pop() ?? NONE;
  let extra = 0;
  if (turnedUp === NONE) play.tell?.({ code: 'weiss.nothing-turned-up', player } satisfies WeissEvent);
  else {
    const card = dataOf(state, turnedUp);
    ({ extra } = card);
    zoneOf(state.stocks, player).push(turnedUp);
    play.tell?.({ code: 'weiss.turned-up', player, card, n: extra, uncovers: true } satisfies WeissEvent);
  }
  const foe = foeOf(player);
  play.tell?.({ code: 'weiss.damage', player: foe, soul, extra, direct: more } satisfies WeissEvent);
  const { attack: record } = state;
  if (record !== null) {
    record.turnedUp = turnedUp;
    record.damage = soul + extra + more;
  }
  takeDamage(play, foe, soul + extra + more);
}
