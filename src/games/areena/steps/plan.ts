// The plan phase: one equipment or tactic from hand, or the opponent's tactic is removed (AR-5, AR-6, AR-10).
import { type Closed, decision, type Play } from '../../../engine/index.js';
import { hurt } from '../../../kits/combat/index.js';
import { type Card, eachKind, foeOf, NONE, zoneOf } from '../../../kits/duel/index.js';
import { definition, isOfClass, type Kind } from '../cards/index.js';
import { type ChoiceOf, choiceOf, formatChoice, playDropping, removeTactic, SKIP } from '../choices.js';
import type { AreenaEvent } from '../events.js';
import { playSteps } from '../rules/ability-steps.js';
import { type ClosedCode, holds } from '../rules/condition.js';
import { discardFromHand, hearerOf, kindsIn, loseEquipment, loseTactic, spendCards, takeKind } from '../rules/zones.js';
import { type AreenaState, bearerAt, definitionOf, freeHands, HANDS, kindOf, refit } from '../state.js';
import type { AreenaStep } from '../step.js';
import { asksAlways } from './asking.js';

export const plan = decision({
  choices: (state: AreenaState, { player }: AreenaStep, list) => {
    const free = freeHands(state, player);
    eachKind(state, zoneOf(state.hands, player), (card) => {
      const { id: kind, type, hands } = definitionOf(state, card);
      if (type === 'tactic' || (type === 'equipment' && hands <= free)) list.add(choiceOf('play', kind));
      else if (type === 'equipment')
        for (const dropped of waysToFree(state, player, hands - free)) list.add(playDropping(kind, dropped));
    });
    for (const given of waysToRemove(state, player)) list.add(removeTactic(given));
    list.add(SKIP);
  },
  choose: (play: Play<AreenaState>, { player }: AreenaStep, choice: ChoiceOf<'skip' | 'remove-tactic' | 'play'>) => {
    if (choice.act === 'skip') return;
    play.state.acted = true;
    if (choice.act === 'remove-tactic') remove(play, player, choice.others);
    else playCard(play, player, choice);
  },
  closed: (state: AreenaState, { player }: AreenaStep): Closed[] => {
    const closed: Closed<ClosedCode>[] = [];
    const free = freeHands(state, player);
    eachKind(state, zoneOf(state.hands, player), (card) => {
      const { id: kind, type, hands } = definitionOf(state, card);
      const text = formatChoice(choiceOf('play', kind));
      if (type === 'equipment' && hands > free) closed.push({ text, code: 'areena.no-free-hands' });
      else if (type !== 'equipment' && type !== 'tactic')
        closed.push({ text, code: 'areena.not-in-plan', elsewhere: true });
    });
    if (state.tactics[foeOf(player)] !== NONE && waysToRemove(state, player).length === 0)
      closed.push({ text: formatChoice(removeTactic([])), code: 'areena.removal' });
    return closed;
  },
  asksAlways,
});

/** AR-5, AR-6. */
function playCard(play: Play<AreenaState>, player: number, { kind, others }: ChoiceOf<'play'>): void {
  const { state } = play;
  for (const other of others) loseEquipment(play, player, other);
  const card = takeKind(state, zoneOf(state.hands, player), kind);
  const { type, use } = definition(kind);
  const own = playSteps(kind, player);
  if (type === 'equipment' && use === 'once' && own.length > 0) {
    state.handling = card;
    play.tell?.({ code: 'areena.uses', player, kind } satisfies AreenaEvent);
    play.put({ do: 'handled', player });
  } else if (type === 'equipment') {
    zoneOf(state.equipment, player).push(card);
    refit(state, player);
    play.tell?.({ code: 'areena.equips', player, kind } satisfies AreenaEvent);
  } else {
    loseTactic(play, player);
    state.tactics[player] = card;
    refit(state, player);
    play.tell?.({ code: 'areena.tactic', player, kind } satisfies AreenaEvent);
  }
  play.putAll(own);
}

/** Pays what the opponent's tactic asks for, and the tactic goes (AR-6). */
function remove(play: Play<AreenaState>, player: number, given: readonly Kind[]): void {
  const { state } = play;
  const foe = foeOf(player);
  const { removal } = definitionOf(state, state.tactics[foe] as Card);
  if (removal === undefined) return;
  play.tell?.({ code: 'areena.removes', player, kinds: given } satisfies AreenaEvent);
  switch (removal.by) {
    case 'discard':
      for (const kind of given) discardFromHand(play, player, kind);
      break;
    case 'lose-equipment':
      for (const kind of given) loseEquipment(play, player, kind);
      break;
    case 'lose-tactic':
      loseTactic(play, player);
      break;
    case 'hurt':
      play.tell?.({ code: 'areena.hurt', player, n: removal.life } satisfies AreenaEvent);
      hurt(bearerAt(state, player), removal.life, hearerOf(play, player));
      break;
    case 'spend':
      spendCards(play, player, removal.count);
      break;
    case 'condition':
      break;
  }
  loseTactic(play, foe);
}

/** What can be given to remove the opponent's tactic: one list of cards a way; no way, no list. */
function waysToRemove(state: AreenaState, player: number): readonly (readonly Kind[])[] {
  const tactic = state.tactics[foeOf(player)] as Card;
  if (tactic === NONE) return NO_WAYS;
  const { removal } = definitionOf(state, tactic);
  switch (removal?.by) {
    case undefined:
      return NO_WAYS;
    case 'discard': {
      const fitting = zoneOf(state.hands, player).filter((card) => isOfClass(definitionOf(state, card), removal.what));
      return combinations(state, fitting, removal.count);
    }
    case 'lose-equipment':
      return kindsIn(state, zoneOf(state.equipment, player)).map((kind) => [kind]);
    case 'lose-tactic':
      return state.tactics[player] === NONE ? NO_WAYS : FOR_NOTHING;
    case 'hurt':
      return bearerAt(state, player).life > removal.life ? FOR_NOTHING : NO_WAYS;
    case 'spend':
      return zoneOf(state.decks, player).length >= removal.count ? FOR_NOTHING : NO_WAYS;
    case 'condition':
      return holds(state, player, removal.condition) ? FOR_NOTHING : NO_WAYS;
  }
}

const NO_WAYS: readonly (readonly Kind[])[] = [];
const FOR_NOTHING: readonly (readonly Kind[])[] = [[]];

/** The sets of equipment that free enough hands, none of them larger than it must be. */
function waysToFree(state: AreenaState, player: number, hands: number): readonly (readonly Kind[])[] {
  const held = zoneOf(state.equipment, player).filter((card) => definitionOf(state, card).hands > 0);
  const alone = kindsIn(state, held)
    .filter((kind) => definition(kind).hands >= hands)
    .map((kind) => [kind]);
  const all = held.map((card) => kindOf(state, card));
  return alone.length > 0 || held.length < HANDS ? alone : [all];
}

/** The different ways to take so many cards, copies of a card being the same. */
function combinations(state: AreenaState, cards: readonly Card[], count: number): Kind[][] {
  const kinds = cards.map((card) => kindOf(state, card)).sort();
  const ways: Kind[][] = [];
  const extend = (from: number, taken: readonly Kind[]): void => {
    if (taken.length === count) {
      ways.push([...taken]);
      return;
    }
    for (let at = from; at < kinds.length; at++) {
      if (at > from && kinds[at] === kinds[at - 1]) continue;
      extend(at + 1, [...taken, kinds[at] as Kind]);
    }
  };
  extend(0, []);
  return ways;
}
