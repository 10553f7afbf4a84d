// How Areena speaks of choices: what the words of their texts stand for, which keys make them, and when they are asked.
import { type Branch, type KeyChoice, memberOf, type Saying, type Slot } from '../../../engine/index.js';
import { foeOf, NONE, zoneOf } from '../../../kits/duel/index.js';
import { type Kind, kindById } from '../cards/index.js';
import { ACTS, type AreenaChoice, DROP, formatChoice, KEEP, NO_CARD, PASS, SKIP } from '../choices.js';
import { whyNoReaction } from '../rules/condition.js';
import { kindOf } from '../state.js';
import { say } from '../text/say.js';
import type { AreenaView } from '../view.js';
import { sayWhole } from './card.js';
import { cardSlot } from './face.js';

/** Does nothing where that is a choice: keeps the hand, plans nothing, does not attack, does not react. */
const NOTHING_KEY = 'p';
const NOTHING_BY_STEP: ReadonlyMap<string, AreenaChoice> = new Map<string, AreenaChoice>([
  ['discard', KEEP],
  ['plan', SKIP],
  ['attack', SKIP],
  ['answer', PASS],
]);

/** One key does nothing, whatever else there is to choose. */
export function keys(view: AreenaView): readonly KeyChoice[] {
  const choice = NOTHING_BY_STEP.get(view.run.agenda.at(-1)?.do ?? '');
  return choice === undefined ? [] : [{ key: NOTHING_KEY, text: formatChoice(choice) }];
}

/** Reactions and what cards ask for come from the game itself: this is where in the turn they belong. */
export function stepWithin(step: string, view: AreenaView): string {
  if (step === 'trim') return 'cleanup';
  return step === 'answer' || view.stack.length > 0 ? 'react' : step;
}

/** What a choice says on its own. */
export function sayChoice({ act, kind, others }: AreenaChoice, view: AreenaView): Saying {
  const card = kind === NO_CARD ? '' : cardSlot(kind);
  const given = others.map(cardSlot);
  if (act === 'remove-tactic') {
    const tactic = foesTactic(view);
    return given.length === 0
      ? say('areena.choice.remove-tactic', { tactic })
      : say('areena.choice.remove-tactic-giving', { tactic, others: given });
  }
  if (given.length > 0) return say('areena.choice.play-dropping', { card, others: given });
  return say(`areena.choice.${act}`, { card });
}

/** What the first words of a choice's text stand for: an act, or the card that the last word names. */
export function branch(words: readonly string[], view: AreenaView, seat: number): Branch {
  const [first, ...rest] = words;
  const act = memberOf(ACTS, first);
  const last = rest.at(-1);
  if (last === undefined) {
    if (act === 'pass' && hasNoReaction(view, seat))
      return { say: say('areena.act.pass'), detail: say('areena.pass.why') };
    if (act !== 'remove-tactic') return { say: say(`areena.act.${act}`) };
    const tactic = view.tactics[foeOf(seat)] ?? NONE;
    return { say: say('areena.act.remove-tactic', { tactic: foesTactic(view) }), spot: `card.${tactic}` };
  }
  const kind = kindById(last);
  if (kind === undefined) return { say: say(`areena.act.${memberOf([DROP], last)}`) };
  const explained = rest.length === 1 && (act === 'play' || act === 'attack' || act === 'react');
  const card = cardSlot(kind);
  const spot = placeOfKind(view, seat, kind);
  return {
    say: say('areena.branch.name', { card }),
    ...(explained ? { detail: sayWhole(kind) } : {}),
    ...(spot === undefined ? {} : { spot }),
  };
}

/** Whether nothing in a hand can be put on the stack: its player is asked all the same. */
function hasNoReaction(view: AreenaView, seat: number): boolean {
  return zoneOf(view.hands, seat).every((card) => card < 0 || whyNoReaction(view, seat, card) !== undefined);
}

/** Where a card of a kind lies that a seat could choose: in hand, in use on either side. */
function placeOfKind(view: AreenaView, seat: number, kind: Kind): string | undefined {
  const zones = [zoneOf(view.hands, seat), zoneOf(view.equipment, seat), zoneOf(view.equipment, foeOf(seat))];
  const card = zones.flat().find((one) => one >= 0 && kindOf(view, one) === kind);
  return card === undefined ? undefined : `card.${card}`;
}

/** The tactic that the player who plans could remove. */
function foesTactic(view: AreenaView): Slot {
  const tactic = view.tactics[foeOf(view.run.active)] ?? NONE;
  return tactic === NONE ? '' : cardSlot(kindOf(view, tactic));
}
