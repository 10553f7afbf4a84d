// The hit of an attack (DM-13 to DM-17, DM-27): a battle, shields that are broken one at a time, or the final blow.
import { automatic, decision } from '../../../engine/index.js';
import { type Card, foeOf, NONE, zoneOf } from '../../../kits/duel/index.js';
import { callBase } from '../cards/call.js';
import { definitionOf } from '../cards/index.js';
import { SHIELD_BURNER, SLAYER } from '../cards/keyword-bits.js';
import { bare, choiceAt, choiceOf, choiceOn, type DuelChoice, nameOf } from '../choices.js';
import type { DuelEvent } from '../events.js';
import { breaksOf, powerOf, wordsOf } from '../rules/creature.js';
import { deploy } from '../rules/deployment.js';
import { wake, wakeAt } from '../rules/triggers.js';
import { basesFor, isBanned } from '../rules/use.js';
import { dataOf, destroy, move, put, take } from '../rules/zones.js';
import { type DuelState, isInBattle, ownerOf, PLAYER, type Running } from '../state.js';
import type { BareStep, DuelStep } from '../step.js';

type BreakStep = Extract<DuelStep, { do: 'break' }>;
type TriggerStep = Extract<DuelStep, { do: 'trigger' }>;
type BrokeStep = Extract<DuelStep, { do: 'broke' }>;

/** DM-12, DM-18: the attacker reaches the blocker, else its target, if that is still there. */
export const hit = automatic((play: Running, { player }: BareStep) => {
  const { state } = play;
  const { attacker, target, blocker } = state;
  if (attacker < 0) return;
  const other = blocker === NONE ? target : blocker;
  const foe = foeOf(player);
  if (other >= 0) battle(play, attacker, other);
  else if (other !== PLAYER)
    play.tell?.({ code: 'duel-masters.misses', player, card: dataOf(state, attacker) } satisfies DuelEvent);
  else if (zoneOf(state.shields, foe).length > 0)
    play.put({
      do: 'break',
      player,
      owner: player,
      card: attacker,
      rival: NONE,
      broken: 0,
      most: 0,
    } satisfies DuelStep);
  else {
    play.tell?.({ code: 'duel-masters.final-blow', player, card: dataOf(state, attacker) } satisfies DuelEvent);
    state.fallen |= 1 << foe;
  }
});

/** Two creatures battle: the higher power wins, equal power takes both, a slayer that loses takes the winner too. */
export function battle(play: Running, one: Card, other: Card): void {
  const { state } = play;
  if (one === other || !isInBattle(state, one) || !isInBattle(state, other)) return;
  const power = powerOf(state, one);
  const otherPower = powerOf(state, other);
  if (play.tell !== undefined) {
    const told = { player: ownerOf(state, one), card: dataOf(state, one), power };
    play.tell({ code: 'duel-masters.battle', ...told, other: dataOf(state, other), otherPower } satisfies DuelEvent);
  }
  if (power === otherPower) {
    destroy(play, [one, other]);
    return;
  }
  const [winner, loser] = power > otherPower ? [one, other] : [other, one];
  wake(play, 'wins', winner, loser);
  destroy(play, (wordsOf(state, loser) & SLAYER) === 0 ? [loser] : [loser, winner]);
}

/** DM-16: the player whose card breaks shields chooses the next, as long as there are shields and more of them may be broken. */
export const breaking = decision({
  choices: (state: DuelState, { player, broken, most }: BreakStep, list) => {
    if (most === 0 ? state.attacker < 0 || broken >= breaksOf(state, state.attacker) : broken >= most) return;
    const { length } = zoneOf(state.shields, foeOf(player));
    for (let place = 1; place <= length; place++) list.add(choiceAt('break', place));
  },
  choose: (play: Running, { player, owner, card, rival, broken, most }: BreakStep, { number }: DuelChoice) => {
    const { state } = play;
    const foe = foeOf(player);
    const breaker = most === 0 ? state.attacker : card;
    const shield = zoneOf(state.shields, foe)[number - 1] as Card;
    const told = { player, card: dataOf(state, breaker), other: foe, n: number };
    play.tell?.({ code: 'duel-masters.breaks', ...told } satisfies DuelEvent);
    take(state, shield, 'shields');
    play.put({ do: 'break', player, owner, card, rival, broken: broken + 1, most } satisfies DuelStep);
    if (isInBattle(state, breaker) && (wordsOf(state, breaker) & SHIELD_BURNER) !== 0) {
      put(state, shield, 'graveyard');
      const burnt = { player: foe, card: dataOf(state, shield), uncovers: true };
      play.tell?.({ code: 'duel-masters.burnt', ...burnt } satisfies DuelEvent);
      wakeAt(play, 'loses-shield', foe);
      return;
    }
    put(state, shield, 'hand');
    const taken = { player: foe, card: dataOf(state, shield), only: foe, uncovers: true };
    play.tell?.({ code: 'duel-masters.from-shields', ...taken } satisfies DuelEvent);
    if (isInBattle(state, breaker) && !state.breakers.includes(breaker)) state.breakers.push(breaker);
    play.put({ do: 'broke', player, owner, card: breaker, rival: NONE } satisfies DuelStep);
    askTrigger(play, foe);
  },
});

/** What a broken shield wakes, once its shield trigger is settled. */
export const broke = automatic((play: Running, { player, card }: BrokeStep) => {
  if (isInBattle(play.state, card)) wake(play, 'breaks', card);
  wakeAt(play, 'loses-shield', foeOf(player));
});

/**
 * Asks about the card that has just come to a hand from the shields (DM-21). What happens in the meantime, and what that wakes,
 * waits until it is settled.
 */
function askTrigger(play: Running, player: number): void {
  const place = zoneOf(play.state.hands, player).length - 1;
  play.putWhole([{ do: 'trigger', player, place } satisfies DuelStep]);
}

/** Shields come to the hand by an effect, which is no breaking; shield triggers can be used all the same (DM-21). */
export const lift = automatic((play: Running, { player, places }: Extract<DuelStep, { do: 'lift' }>) => {
  const { state } = play;
  const card = zoneOf(state.shields, player)[places.at(-1) ?? NONE];
  if (places.length > 1) play.put({ do: 'lift', player, places: places.slice(0, -1) } satisfies DuelStep);
  if (card === undefined) return;
  move(play, card, 'shields', 'hand');
  wakeAt(play, 'loses-shield', player);
  askTrigger(play, player);
});

/**
 * DM-21: the shield, now in hand, may be used at once. It is asked for every shield: otherwise the other would learn from not
 * waiting that it is no trigger (CO-4).
 */
export const trigger = decision({
  choices: (state: DuelState, { player, place }: TriggerStep, list) => {
    const card = zoneOf(state.hands, player)[place] as Card;
    const definition = definitionOf(state, card);
    if (definition.shieldTrigger && !isBanned(state, player, definition)) {
      if (!definition.evolution) list.add(choiceOf('trigger', definition));
      else
        for (const bases of basesFor(state, player, definition, card))
          list.add(
            choiceOn(
              'trigger',
              nameOf(definition),
              bases.map((base) => callBase(state, base)),
            ),
          );
    }
    list.add(bare('keep'));
  },
  choose: (play: Running, { player, place }: TriggerStep, { what, on }: DuelChoice) => {
    const { state } = play;
    if (what === null) {
      play.tell?.({ code: 'duel-masters.keeps', player } satisfies DuelEvent);
      return;
    }
    const card = zoneOf(state.hands, player).splice(place, 1)[0] as Card;
    play.tell?.({ code: 'duel-masters.trigger', player, card: dataOf(state, card) } satisfies DuelEvent);
    deploy(
      play,
      card,
      on.map(({ card: base }) => base),
      0,
    );
  },
  asksAlways: () => true,
});
