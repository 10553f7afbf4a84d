// The attack phase (DM-11, DM-12, DM-32): attacks one after another, each with its window for blocks, and tap abilities.
import { automatic, type Closed, decision } from '../../../engine/index.js';
import { type Card, foeOf, NONE, zoneOf } from '../../../kits/duel/index.js';
import { callIn } from '../cards/call.js';
import { definitionOf, SURVIVOR } from '../cards/index.js';
import { MUST_ATTACK } from '../cards/keyword-bits.js';
import type { TapAbility } from '../cards/vocabulary.js';
import { bare, choiceWith, type DuelChoice, formatChoice } from '../choices.js';
import type { DuelEvent } from '../events.js';
import { isOn } from '../rules/condition.js';
import { wordsOf } from '../rules/creature.js';
import { fits } from '../rules/filter.js';
import { holdersOf } from '../rules/holders.js';
import { may, whyNot } from '../rules/permission.js';
import { wake } from '../rules/triggers.js';
import { dataOf } from '../rules/zones.js';
import { type DuelState, PLAYER, type Running } from '../state.js';
import type { BareStep, EffectStep } from '../step.js';
import type { ClosedCode } from '../text/say.js';
import { stepFor } from './shared.js';
import { closedHand } from './turn.js';

export const attack = decision({
  choices: (state: DuelState, { player }: BareStep, list) => {
    const own = zoneOf(state.battle, player);
    const foes = zoneOf(state.battle, foeOf(player));
    const tappers = own.filter((card) => definitionOf(state, card).tap !== undefined);
    let bound = false;
    for (const card of own) {
      if (tappers.length === 0 && !may(state, card, 'attack')) continue;
      if (!may(state, card, 'tap')) continue;
      const before = list.count;
      const name = callIn(state, own, card);
      if (may(state, card, 'attack-player')) list.add(choiceWith('attack', name));
      for (const foe of foes)
        if (may(state, card, 'attack-creature', foe)) list.add(choiceWith('attack', name, [callIn(state, foes, foe)]));
      if (list.count > before && (wordsOf(state, card) & MUST_ATTACK) !== 0) bound = true;
      for (const source of tappers)
        if (canTapFor(state, card, source) && !isRepeated(state, card, source, tappers))
          list.add(choiceWith('tap', name, source === card ? [] : [callIn(state, own, source)]));
    }
    // DM-38: as long as a creature must attack and can, the attacks are not over.
    if (list.count > 0 && !bound) list.add(bare('done'));
  },
  choose: (play: Running, { player }: BareStep, { act, what, on }: DuelChoice) => {
    if (what === null) return;
    play.put(stepFor('attack', player));
    play.state.tapped[what.card] = 1;
    if (act === 'tap') useTapAbility(play, player, what.card, on[0]?.card ?? what.card);
    else beginAttack(play, player, what.card, on[0]?.card ?? PLAYER);
  },
  closed: (state: DuelState, { player }: BareStep): Closed<ClosedCode>[] => {
    const own = zoneOf(state.battle, player);
    const foes = zoneOf(state.battle, foeOf(player));
    const closed = closedHand(state, player, 'duel-masters.not-any-more');
    for (const card of own) {
      const name = callIn(state, own, card);
      const unable = whyNot(state, card, 'attack-player');
      if (unable !== undefined) closed.push({ text: formatChoice(choiceWith('attack', name)), code: unable });
      if (!may(state, card, 'attack')) continue;
      for (const foe of foes) {
        const code = whyNot(state, card, 'attack-creature', foe);
        const text = formatChoice(choiceWith('attack', name, [callIn(state, foes, foe)]));
        if (code !== undefined) closed.push({ text, code, elsewhere: true });
      }
    }
    return closed;
  },
});

/** The opponent of the attacker may block with one creature (DM-18). */
export const block = decision({
  choices: (state: DuelState, { player }: BareStep, list) => {
    const { attacker } = state;
    if (attacker < 0) return;
    const own = zoneOf(state.battle, player);
    for (const card of own)
      if (may(state, card, 'block', attacker)) list.add(choiceWith('block', callIn(state, own, card)));
    if (list.count > 0) list.add(bare('pass'));
  },
  choose: (play: Running, { player }: BareStep, { what }: DuelChoice) => {
    const { state } = play;
    if (what === null) {
      play.tell?.({ code: 'duel-masters.not-blocked', player } satisfies DuelEvent);
      return;
    }
    const { attacker } = state;
    const { card } = what;
    state.tapped[card] = 1;
    state.blocker = card;
    const told = { player, card: dataOf(state, card), other: dataOf(state, attacker) };
    play.tell?.({ code: 'duel-masters.blocks', ...told } satisfies DuelEvent);
    wake(play, 'blocks', card, attacker);
    wake(play, 'blocked', attacker, card);
  },
  closed: (state: DuelState, { player }: BareStep): Closed<ClosedCode>[] => {
    const own = zoneOf(state.battle, player);
    return own.flatMap((card) => {
      const code = whyNot(state, card, 'block', state.attacker);
      if (code === undefined || code === 'duel-masters.no-blocker') return [];
      return [{ text: formatChoice(choiceWith('block', callIn(state, own, card))), code }];
    });
  },
});

/** Nobody has blocked. */
export const unblocked = automatic((play: Running, _step: BareStep) => {
  const { attacker, blocker, target } = play.state;
  if (attacker >= 0 && blocker === NONE) wake(play, 'unblocked', attacker, target >= 0 ? target : NONE);
});

export const attackOver = automatic((play: Running, _step: BareStep) => {
  const { state } = play;
  state.attacker = NONE;
  state.target = NONE;
  state.blocker = NONE;
});

/** Tap and choose the target; the attacker's abilities; the opponent's block; the hit (DM-12). */
function beginAttack(play: Running, player: number, attacker: Card, target: Card): void {
  const { state } = play;
  state.attacker = attacker;
  state.target = target;
  state.blocker = NONE;
  if (play.tell !== undefined) {
    const told = { player, card: dataOf(state, attacker) };
    const event: DuelEvent =
      target === PLAYER
        ? { code: 'duel-masters.attacks-player', ...told }
        : { code: 'duel-masters.attacks', ...told, other: dataOf(state, target) };
    play.tell(event);
  }
  play.put(stepFor('attack-over', player));
  play.put(stepFor('hit', player));
  play.put(stepFor('unblocked', player));
  play.put(stepFor('block', foeOf(player)));
  wake(play, 'attacks', attacker, target === PLAYER ? NONE : target);
}

/** A creature is tapped for its own tap ability, or for that of another (DM-32). */
function useTapAbility(play: Running, player: number, card: Card, source: Card): void {
  const { state } = play;
  const ability = definitionOf(state, source).tap;
  if (ability === undefined) return;
  const told = { player, card: dataOf(state, card), by: dataOf(state, source) };
  play.tell?.({ code: 'duel-masters.taps-for', ...told } satisfies DuelEvent);
  const effect: EffectStep = {
    do: 'effect',
    player,
    owner: player,
    card: isShared(ability) ? card : source,
    rival: NONE,
    actions: ability.do,
    at: 0,
    within: false,
  };
  play.putWhole([effect]);
}

function canTapFor(state: DuelState, card: Card, source: Card): boolean {
  const ability = definitionOf(state, source).tap;
  if (ability === undefined) return false;
  if (isShared(ability)) return holdersOf(state, ability, source).includes(card) && isOn(state, ability, card);
  if (!isOn(state, ability, source)) return false;
  if (ability.by === undefined) return card === source;
  return fits(state, ability.by, card, { owner: state.run.active, card: source });
}

/** What survivors share is each one’s own tap ability. */
function isShared({ under, by }: TapAbility): boolean {
  return under === SURVIVOR && by === undefined;
}

/** The same ability shared by several of a kind is one choice; the own one is enough. */
function isRepeated(state: DuelState, card: Card, source: Card, tappers: readonly Card[]): boolean {
  const { tap } = definitionOf(state, source);
  if (tap === undefined || !isShared(tap) || card === source) return false;
  const kind = state.kind[source];
  return state.kind[card] === kind || tappers.find((other) => state.kind[other] === kind) !== source;
}
