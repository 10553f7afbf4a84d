// What the verbs of cards do, and the decisions that some of them ask for.
import { automatic, decision, type Play, type StepTable } from '../../../engine/index.js';
import { applyEffect, effect, heal, hurt, inflicted, removeEffect } from '../../../kits/combat/index.js';
import { type Card, eachKind, foeOf, NONE, zoneOf } from '../../../kits/duel/index.js';
import { definition, isOfClass, type Kind } from '../cards/index.js';
import type { CardClass, Verb } from '../cards/vocabulary.js';
import { type CardChoice, choiceOf } from '../choices.js';
import type { AreenaEvent, EffectTold } from '../events.js';
import { targetOf } from '../rules/condition.js';
import { EFFECTS } from '../rules/effects.js';
import { bury, discardFromHand, hearerOf, loseEquipment, loseTactic, spendCards, takeKind } from '../rules/zones.js';
import { type AreenaState, bearerAt, gladiatorOf, kindOf, ownerOf, refit } from '../state.js';
import type { AreenaStep } from '../step.js';
import { seatsOf } from './who.js';

type Of<Name extends AreenaStep['do']> = Extract<AreenaStep, { readonly do: Name }>;
type Running = Play<AreenaState>;

/** Every verb but `draw`, which is the refresh phase's own step too. */
export const verbs: StepTable<AreenaState, Extract<AreenaStep, { do: Exclude<Verb['do'], 'draw'> }>, CardChoice> = {
  shed: automatic((play: Running, { player, who, count }: Of<'shed'>) => {
    for (const seat of seatsOf(play.state, player, who).toReversed())
      for (let times = 0; times < count; times++) play.put({ do: 'give-up', player: seat });
  }),
  spend: automatic((play: Running, { player, who, count }: Of<'spend'>) => {
    for (const seat of seatsOf(play.state, player, who)) spendCards(play, seat, count);
  }),
  'raise-damage': automatic((play: Running, { by }: Of<'raise-damage'>) => {
    if (!isUnderAttack(play.state)) return;
    play.state.modifiers.push({ op: 'raise', by });
    play.tell?.({ code: 'areena.raised', n: by } satisfies AreenaEvent);
  }),
  'reduce-damage': automatic((play: Running, { by }: Of<'reduce-damage'>) => {
    if (!isUnderAttack(play.state)) return;
    play.state.modifiers.push({ op: 'reduce', by });
    play.tell?.({ code: 'areena.reduced', n: by } satisfies AreenaEvent);
  }),
  'zero-damage': automatic((play: Running, _step: Of<'zero-damage'>) => {
    if (!isUnderAttack(play.state)) return;
    play.state.modifiers.push({ op: 'zero', by: 0 });
    play.tell?.({ code: 'areena.zeroed' } satisfies AreenaEvent);
  }),
  nullify: automatic((play: Running, { player, what }: Of<'nullify'>) => nullifyTop(play, player, what)),
  heal: automatic((play: Running, { player, who, by }: Of<'heal'>) => {
    for (const seat of seatsOf(play.state, player, who)) {
      const n = heal(bearerAt(play.state, seat), by);
      if (n > 0) play.tell?.({ code: 'areena.healed', player: seat, n } satisfies AreenaEvent);
    }
  }),
  hurt: automatic((play: Running, { player, who, by }: Of<'hurt'>) => {
    for (const seat of seatsOf(play.state, player, who)) {
      play.tell?.({ code: 'areena.hurt', player: seat, n: by } satisfies AreenaEvent);
      hurt(bearerAt(play.state, seat), by, hearerOf(play, seat));
    }
  }),
  apply: automatic((play: Running, { player, who, effect: id, turns, power }: Of<'apply'>) => {
    const given = inflicted(EFFECTS, id, turns, power);
    for (const seat of seatsOf(play.state, player, who))
      applyEffect(EFFECTS, bearerAt(play.state, seat), given, hearerOf(play, seat));
  }),
  'until-end': automatic((play: Running, { player, who, effect: id, power }: Of<'until-end'>) => {
    const { ending } = play.state;
    for (const seat of seatsOf(play.state, player, who)) {
      applyEffect(EFFECTS, bearerAt(play.state, seat), effect(id, 1, power), hearerOf(play, seat));
      if (!ending.some((one) => one.player === seat && one.id === id)) ending.push({ player: seat, id });
    }
  }),
  cure: automatic((play: Running, { player, who, effects }: Of<'cure'>) => {
    for (const seat of seatsOf(play.state, player, who))
      for (const id of effects)
        if (removeEffect(bearerAt(play.state, seat), id))
          play.tell?.({ code: `fx.off.${id}`, player: seat, id, n: 0 } satisfies EffectTold);
  }),
  'lose-equipment': automatic((play: Running, { player, who }: Of<'lose-equipment'>) => {
    play.put({ do: 'break', player, whose: who === 'self' ? player : foeOf(player) });
  }),
  'lose-tactic': automatic((play: Running, { player, who }: Of<'lose-tactic'>) => {
    for (const seat of seatsOf(play.state, player, who)) loseTactic(play, seat);
  }),
  search: automatic((play: Running, { player, what }: Of<'search'>) => {
    play.put({ do: 'mix', player });
    play.put({ do: 'find', player, what });
  }),
  recover: decision({
    choices: (state: AreenaState, { player, what }: Of<'recover'>, list) => {
      eachOfClass(state, zoneOf(state.discards, player), what, (kind) => list.add(choiceOf('take', kind)));
    },
    choose: (play: Running, { player }: Of<'recover'>, { kind }: CardChoice) => {
      const { state } = play;
      zoneOf(state.hands, player).push(takeKind(state, zoneOf(state.discards, player), kind));
      play.tell?.(found(player, kind, 'areena.recovered-unseen'));
    },
  }),
};

/** Which card of the own deck comes to the hand; the other does not see it. */
export const find = decision({
  choices: (state: AreenaState, { player, what }: Of<'find'>, list) => {
    // The order of the deck is hidden, so kinds are listed in the order of the deck list.
    const deck = [...zoneOf(state.decks, player)].sort((a, b) => a - b);
    eachOfClass(state, deck, what, (kind) => list.add(choiceOf('take', kind)));
  },
  choose: (play: Running, { player }: Of<'find'>, { kind }: CardChoice) => {
    const { state } = play;
    zoneOf(state.hands, player).push(takeKind(state, zoneOf(state.decks, player), kind));
    play.tell?.(found(player, kind, 'areena.found-unseen'));
  },
});

/** Which card of the own hand is given up; with an empty hand, none. */
export const giveUp = decision({
  choices: (state: AreenaState, { player }: Of<'give-up'>, list) => {
    eachKind(state, zoneOf(state.hands, player), (card) => list.add(choiceOf('discard', kindOf(state, card))));
  },
  choose: (play: Running, { player }: Of<'give-up'>, { kind }: CardChoice) => discardFromHand(play, player, kind),
});

/** Which equipment in use is lost; the player of the card chooses. */
export const breaking = decision({
  choices: (state: AreenaState, { whose }: Of<'break'>, list) => {
    eachKind(state, zoneOf(state.equipment, whose), (card) => list.add(choiceOf('break', kindOf(state, card))));
  },
  choose: (play: Running, { whose }: Of<'break'>, { kind }: CardChoice) => loseEquipment(play, whose, kind),
});

/** Says whose ability follows. */
export const wake = automatic((play: Running, { player, kind }: Of<'wake'>) => {
  play.tell?.({ code: 'areena.wakes', player, kind } satisfies AreenaEvent);
});

/** Equipment that is used once goes to the discard pile, if it is still there (AR-5). */
export const useUp = automatic((play: Running, { player, card }: Of<'use-up'>) => {
  const { state } = play;
  const kind = kindOf(state, card);
  const at = zoneOf(state.equipment, player).indexOf(card);
  if (at < 0) return;
  zoneOf(state.equipment, player).splice(at, 1);
  bury(state, card);
  refit(state, player);
  play.tell?.({ code: 'areena.used-up', player, kind } satisfies AreenaEvent);
});

/** Takes the uppermost fitting action of the opponent off the stack (AR-14). */
function nullifyTop(play: Running, player: number, what: Of<'nullify'>['what']): void {
  const { state } = play;
  const at = targetOf(state, player, what);
  const card = state.stack[at];
  if (card === undefined) {
    play.tell?.({ code: 'areena.nothing-nullified', player } satisfies AreenaEvent);
    return;
  }
  const owner = ownerOf(card);
  if (at === 0) state.stack[0] = NONE;
  else state.stack.splice(at, 1);
  if (card !== gladiatorOf(owner)) bury(state, card);
  play.tell?.({ code: 'areena.nullified', player: owner, kind: kindOf(state, card) } satisfies AreenaEvent);
}

/** What was taken into a hand is known to its player alone. */
function found(player: number, kind: Kind, unseen: 'areena.found-unseen' | 'areena.recovered-unseen'): AreenaEvent {
  const instead: AreenaEvent = { code: unseen, player };
  return { code: 'areena.found', player, kind, only: player, instead, uncovers: true };
}

/** Modifiers change an attack only; outside an assault, or once it was nullified, there is none. */
function isUnderAttack({ stack }: AreenaState): boolean {
  return stack[0] !== undefined && stack[0] !== NONE;
}

function eachOfClass(state: AreenaState, zone: readonly Card[], what: CardClass, call: (kind: Kind) => void): void {
  eachKind(state, zone, (card) => {
    const kind = kindOf(state, card);
    if (isOfClass(definition(kind), what)) call(kind);
  });
}
