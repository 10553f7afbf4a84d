// Choosing the cards that an action is done to. What everybody sees is chosen first and done all at once; cards of hands and
// shields are dealt with one by one, so that no choice that is half made tells which they are.
import { decision } from '../../../engine/index.js';
import { type Card, eachKind, foeOf, zoneOf } from '../../../kits/duel/index.js';
import { callFor, callIn } from '../cards/call.js';
import { cardById, definitionOf } from '../cards/index.js';
import type { Targets, Zone } from '../cards/vocabulary.js';
import { bare, choiceAt, choiceOf, choiceWith, type DuelChoice } from '../choices.js';
import type { DuelEvent } from '../events.js';
import { cardsIn } from '../rules/filter.js';
import { candidates, sideOf } from '../rules/targets.js';
import { type DuelState, isTapped, ownerOf, type Running } from '../state.js';
import type { Cause, DuelStep, PickStep } from '../step.js';
import { apply, applyTo } from './apply.js';

/** Asks for the cards of an action, unless there is no choice. */
export function choosePicks(
  play: Running,
  action: PickStep['action'],
  from: Zone,
  targets: Targets,
  cause: Cause,
  fitting: readonly Card[],
): void {
  const { state } = play;
  const { owner, card, rival } = cause;
  const player = targets.chooser === 'foe' ? foeOf(owner) : owner;
  const left = targets.count === 'all' ? fitting.length : targets.count;
  const looks = looksInto(state, from, targets, cause, player);
  if (looks) play.tell?.({ code: 'duel-masters.looks-hand', player, uncovers: true } satisfies DuelEvent);
  const forced = targets.upTo !== true && fitting.length <= left && !looks && !isSecret(state, from, targets, player);
  if (forced) {
    applyTo(play, action, from, cause, fitting);
    return;
  }
  if (left > 0) play.put({ do: 'pick', player, owner, card, rival, action, targets, from, left } satisfies DuelStep);
}

export const pick = decision({
  choices: (state: DuelState, step: PickStep, list) => {
    const { player, from, targets } = step;
    const fitting = open(state, step);
    switch (from) {
      case 'battle':
        for (const card of fitting) list.add(choiceWith('pick', name(state, step, card)));
        break;
      case 'mana':
        // Copies are alike when they lie alike.
        for (const tapped of [false, true])
          eachKind(
            state,
            fitting.filter((card) => isTapped(state, card) === tapped),
            (card) => list.add(choiceWith('pick', nameOfAny(state, step, card, tapped))),
          );
        break;
      case 'graveyard':
        for (const seat of [player, foeOf(player)])
          eachKind(
            state,
            fitting.filter((card) => ownerOf(state, card) === seat),
            (card) => list.add(choiceWith('pick', nameOfAny(state, step, card, false))),
          );
        break;
      case 'hand':
        eachKind(state, fitting, (card) => list.add(choiceOf('pick', definitionOf(state, card))));
        break;
      case 'shields':
        for (const card of fitting)
          list.add(choiceAt('shield', zoneOf(state.shields, ownerOf(state, card)).indexOf(card) + 1));
        break;
    }
    if (targets.upTo === true || list.count === 0) list.add(bare('done'));
  },
  choose: (play: Running, step: PickStep, choice: DuelChoice) => {
    const { state } = play;
    const { player, owner, card, rival, action, targets, from, left } = step;
    const chosen = chosenBy(state, step, choice);
    if (isHidden(from)) {
      if (chosen === undefined) return;
      if (left > 1)
        play.put({ do: 'pick', player, owner, card, rival, action, targets, from, left: left - 1 } satisfies DuelStep);
      apply(play, action, step, [chosen]);
      return;
    }
    if (chosen !== undefined) state.chosen.push(chosen);
    if (chosen === undefined || left === 1 || open(state, step).length === 0)
      apply(play, action, step, state.chosen.slice());
    else play.put({ do: 'pick', player, owner, card, rival, action, targets, from, left: left - 1 } satisfies DuelStep);
  },
  // Whether a hidden hand holds what fits is nobody else's business; and a hand that is shown is looked at.
  asksAlways: (_state: DuelState, { from }: PickStep) => from === 'hand',
});

/** What can still be chosen. */
function open(state: DuelState, step: PickStep): Card[] {
  const fitting = candidates(state, step.from, step.targets, step);
  return isHidden(step.from) ? fitting : fitting.filter((card) => !state.chosen.includes(card));
}

function chosenBy(state: DuelState, step: PickStep, { act, what, number }: DuelChoice): Card | undefined {
  if (act === 'done') return undefined;
  if (act === 'shield')
    return open(state, step).find((card) => zoneOf(state.shields, ownerOf(state, card)).indexOf(card) === number - 1);
  if (what === null) return undefined;
  return what.card >= 0 ? what.card : cardById(state, open(state, step), what.id);
}

/** Whether the chooser looks into the other's hand. */
function looksInto(state: DuelState, from: Zone, targets: Targets, cause: Cause, player: number): boolean {
  if (from !== 'hand') return false;
  const whose = sideOf(from, targets) === 'own' ? cause.owner : foeOf(cause.owner);
  return whose !== player && zoneOf(state.hands, whose).length > 0;
}

/** Of a hand that its player alone knows nobody else may learn how many cards fit (CO-4). */
function isSecret(state: DuelState, from: Zone, targets: Targets, player: number): boolean {
  if (from !== 'hand' || zoneOf(state.hands, player).length === 0) return false;
  return Object.keys(targets).some((name) => !AMOUNT.has(name));
}

/** What targets say besides which cards fit. */
const AMOUNT: ReadonlySet<string> = new Set(['whose', 'count', 'upTo', 'chooser', 'random']);

function isHidden(zone: Zone): boolean {
  return zone === 'hand' || zone === 'shields';
}

function name(state: DuelState, { player, targets, from }: PickStep, card: Card): ReturnType<typeof callIn> {
  const zone = cardsIn(state, from, ownerOf(state, card));
  return isOneSided(targets) ? callIn(state, zone, card) : callFor(state, zone, card, player);
}

/** Any copy will do: it is called by its id alone, tapped mana with a word of its own. */
function nameOfAny(
  state: DuelState,
  { player, targets }: PickStep,
  card: Card,
  tapped: boolean,
): ReturnType<typeof callIn> {
  const { id } = definitionOf(state, card).data;
  const side = isOneSided(targets) || ownerOf(state, card) === player ? '' : 'foe/';
  return { card, id, word: `${side}${id}${tapped ? '.tapped' : ''}` };
}

function isOneSided({ whose }: Targets): boolean {
  return whose === 'own' || whose === 'foe';
}
