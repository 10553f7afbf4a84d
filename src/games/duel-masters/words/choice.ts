// How Duel Masters speaks of choices: what the words of their texts stand for, which keys make them, and when they are asked.
import { type Branch, type KeyChoice, type Saying, type Slot } from '../../../engine/index.js';
import { type Card, foeOf, zoneOf } from '../../../kits/duel/index.js';
import { whatIs } from '../cards/call.js';
import { definitionOf } from '../cards/index.js';
import { MUST_ATTACK } from '../cards/keyword-bits.js';
import type { Action, CardData } from '../cards/vocabulary.js';
import { ACTS, type Act, type DuelChoice, type Named, PLAYER_WORD } from '../choices.js';
import { ROWS } from '../phases.js';
import { powerOf, wordsOf } from '../rules/creature.js';
import { manaBySets } from '../rules/payment.js';
import { may } from '../rules/permission.js';
import { abilityCalled } from '../rules/triggers.js';
import { costOf, proposed, whyNoUse } from '../rules/use.js';
import { isInBattle } from '../state.js';
import { say } from '../text/say.js';
import type { DuelView } from '../view.js';
import { sayWhole } from './card.js';
import { AT_FIRST, sayAbility as sayAbilityText } from './card-text/ability.js';
import { sayActions } from './card-text/action.js';
import { askedOf, copiesOf, PLACES, type Referred, refer, seenBy, whosePicked } from './card-text/refer.js';
import { cardSlot } from './face.js';

/** One key does nothing, whatever else there is to choose. */
const NOTHING_KEY = 'p';
const NOTHING_BY_STEP: ReadonlyMap<string, string> = new Map([
  ['silent', 'ready'],
  ['charge', 'skip'],
  ['main', 'done'],
  ['attack', 'done'],
  ['block', 'pass'],
  ['trigger', 'keep'],
  ['may', 'no'],
  ['draw-more', 'no'],
  ['seen', 'seen'],
]);

export function keys(view: DuelView): readonly KeyChoice[] {
  const step = askedOf(view);
  const text = NOTHING_BY_STEP.get(step?.do ?? '');
  if (step === undefined || text === undefined) return [];
  return step.do === 'attack' && isBound(view, step.player) ? [] : [{ key: NOTHING_KEY, text }];
}

/** What cards ask for belongs to the phase in which they ask. */
export function stepWithin(step: string, view: DuelView): string {
  const row = ROWS[view.run.phase];
  const own: readonly string[] = row?.steps ?? [];
  return own.includes(step) ? step : (own.at(-1) ?? step);
}

/** A triggered ability is called by the card whose text it is; the detail is what it does. */
export function sayAbility(name: string, view: DuelView): Branch {
  const called = abilityCalled(view, name);
  if (called === undefined) return { say: say('duel-masters.as-written', { text: name }) };
  const { data, ability } = called;
  return {
    say: say('duel-masters.branch.name', { card: cardSlot(data) }),
    detail: { ...say('duel-masters.text.line', { text: sayAbilityText(ability) }), capital: true },
  };
}

/** What a choice says on its own. */
export function sayChoice(choice: DuelChoice, view: DuelView): Saying {
  const { act, what, on, number } = choice;
  const card = what === null ? '' : named(what, view);
  const others = on.map((one) => named(one, view));
  switch (act) {
    case 'leave':
    case 'charge':
    case 'spend':
    case 'block':
    case 'pick':
      return say(`duel-masters.choice.${act}`, { card });
    case 'use':
    case 'pay':
    case 'trigger':
      return on.length === 0
        ? say(`duel-masters.choice.${act}`, { card })
        : say(`duel-masters.choice.${act}.on`, { card, bases: others });
    case 'attack':
      return on.length === 0
        ? say(`duel-masters.choice.${act}`, { card })
        : say(`duel-masters.choice.${act}.creature`, { card, other: others[0] ?? '' });
    case 'tap':
      return on.length === 0
        ? say(`duel-masters.choice.${act}`, { card })
        : say(`duel-masters.choice.${act}.for`, { card, other: others[0] ?? '' });
    case 'evolve':
      return say(`duel-masters.choice.${act}`, { bases: others });
    case 'break':
    case 'shield':
      return say(`duel-masters.choice.${act}`, { n: number });
    case 'mode':
      return say(`duel-masters.choice.${act}`, { text: sayMode(view, number) });
    case 'keep':
      return say(`duel-masters.choice.${act}`, { card: broken(view) });
    case 'done':
    case 'yes':
    case 'no':
    case 'ready':
      return say(`duel-masters.choice.${variant(act, view)}`);
    case 'skip':
    case 'pass':
    case 'seen':
      return say(`duel-masters.choice.${act}`);
  }
}

/** What the first words of a choice's text stand for: an act, a card, a shield. */
export function branch(words: readonly string[], view: DuelView, seat: number): Branch {
  const [first = '', ...rest] = words;
  const act = ACTS.find((one) => one === first);
  if (act === undefined) return { say: say('duel-masters.as-written', { text: first }) };
  const word = rest.at(-1);
  if (word === undefined) return sayAct(act, view);
  if (act === 'attack' && word === PLAYER_WORD)
    return { say: say('duel-masters.branch.player'), spot: shieldSpot(view, foeOf(seat), 0) };
  if (act === 'break' || act === 'shield') {
    const n = Number(word);
    return { say: say('duel-masters.shield', { n }), spot: shieldSpot(view, whoseShield(view, seat), n - 1) };
  }
  if (act === 'mode') return { say: sayMode(view, Number(word)) };
  const referred = refer(word, act, rest.length, view, seat);
  if (referred === undefined) return { say: say('duel-masters.as-written', { text: word }) };
  const spot = spotOf(view, referred);
  const detail = sayDetail(act, rest, referred, view, seat);
  return {
    say: sayReferred(act, rest.length, referred, view, seat),
    ...(detail === undefined ? {} : { detail }),
    ...(spot === undefined ? {} : { spot }),
  };
}

function sayAct(act: Act, view: DuelView): Branch {
  const step = askedOf(view);
  // What is chosen for is the question itself.
  if (act === 'pick' || act === 'shield')
    return {
      say:
        step?.do === 'pick' || step?.do === 'take'
          ? about(view, step.card, [step.action])
          : say(`duel-masters.act.${act}`),
    };
  const said =
    act === 'keep'
      ? say(`duel-masters.act.${act}`, { card: broken(view) })
      : say(`duel-masters.act.${variant(act, view)}`);
  const why = sayWhy(act, view);
  return why === undefined ? { say: said } : { say: said, detail: why };
}

/** What a question is about that comes from a text, or why it is asked. */
function sayWhy(act: Act, view: DuelView): Saying | undefined {
  const step = askedOf(view);
  if (step === undefined) return undefined;
  if (step.do === 'trigger' && act === 'keep') return say('duel-masters.why.trigger');
  if (step.do === 'seen') return saySeen(seenBy(view, step));
  return step.do === 'may' && act === 'yes' ? about(view, step.card, step.actions) : undefined;
}

/** One card with its text, several by their names. */
function saySeen(cards: readonly CardData[]): Saying | undefined {
  const [first, ...others] = cards;
  if (first === undefined) return undefined;
  if (others.length === 0) return say('duel-masters.why.pick', { card: cardSlot(first), text: sayWhole(first) });
  return say('duel-masters.why.seen', { cards: cards.map(cardSlot) });
}

function about(view: DuelView, card: Card, actions: readonly Action[]): Saying {
  const { data } = definitionOf(view, card);
  const text = sayActions(actions, { ...AT_FIRST, spell: data.type === 'spell' });
  return say('duel-masters.why.pick', { card: cardSlot(data), text });
}

/** An act, or what it is called of a certain question: ends of different things have words of their own. */
function variant<Own extends Act>(act: Own, view: DuelView): Own | Variant {
  const step = askedOf(view)?.do;
  if (act === 'done')
    return step === 'main' || step === 'attack' ? `done.${step}` : step === undefined ? act : 'done.pick';
  if (act === 'ready') return view.chosen.length === 0 ? act : 'ready.others';
  if (step !== 'draw-more') return act;
  return act === 'yes' ? 'yes.draw' : act === 'no' ? 'no.draw' : act;
}

type Variant = 'done.main' | 'done.attack' | 'done.pick' | 'ready.others' | 'yes.draw' | 'no.draw';

/** A card that is to be chosen, with its cost where that is paid and its power where that counts. */
function sayReferred(act: Act, place: number, referred: Referred, view: DuelView, seat: number): Saying {
  const { definition, card } = referred;
  const face = cardSlot(definition.data);
  if (place === 1 && (act === 'use' || act === 'pay' || act === 'charge')) {
    const n = act === 'charge' ? definition.cost : costOf(view, seat, definition);
    return say('duel-masters.branch.cost', { card: face, n });
  }
  const name = called(referred, view);
  return card !== undefined && isInBattle(view, card)
    ? say('duel-masters.branch.power', { card: name, power: powerOf(view, card) })
    : name;
}

/** The text of a card that is not on the table yet, and how it would be paid for. */
function sayDetail(
  act: Act,
  words: readonly string[],
  { definition }: Referred,
  view: DuelView,
  seat: number,
): Saying | undefined {
  if (act === 'use') return sayPayment(words, view, seat);
  if (words.length !== 1) return undefined;
  const isLookedAt = act === 'pick' && askedOf(view)?.do === 'take';
  return act === 'charge' || act === 'trigger' || isLookedAt ? sayWhole(definition.data) : undefined;
}

/** How a card would be paid for; with a base out of the mana zone that depends on which it is. */
function sayPayment([word = '', ...on]: readonly string[], view: DuelView, seat: number): Saying | undefined {
  const definition = refer(word, 'use', 1, view, seat)?.definition;
  if (definition === undefined) return undefined;
  const { bases } = definition;
  if (on.length !== (bases.some((base) => base.in === 'mana') ? bases.length : 0)) return undefined;
  // A card that is closed is spoken of too: nothing pays for it.
  if (whyNoUse(view, seat, definition, manaBySets(view, seat)) !== undefined) return undefined;
  const under = on.flatMap((base) => refer(base, 'use', 2, view, seat)?.card ?? []);
  const mana = proposed(view, seat, definition, under);
  const cards = mana.map((card) => cardSlot(definitionOf(view, card).data));
  return say('duel-masters.payment', { cost: mana.length, cards });
}

/** A card by its name, and what else tells it from others. */
function called(referred: Referred, view: DuelView): Saying {
  const { definition, copy, foe, tapped, place } = referred;
  let name = say('duel-masters.branch.name', { card: cardSlot(definition.data) });
  if (copiesOf(view, referred) > 1) name = say('duel-masters.branch.copy', { card: name, n: copy });
  if (place !== undefined) name = say('duel-masters.branch.in', { card: name, zone: place });
  if (foe) name = say('duel-masters.branch.foe', { card: name });
  return tapped ? say('duel-masters.branch.tapped', { card: name }) : name;
}

/** The shield that has come to its owner's hand. */
function broken(view: DuelView): Slot {
  const step = askedOf(view);
  const card = step?.do === 'trigger' ? zoneOf(view.hands, step.player)[step.place] : undefined;
  return card === undefined || card < 0 ? '' : cardSlot(definitionOf(view, card).data);
}

/** A card in a choice. */
function named(name: Named, view: DuelView): Slot {
  const { card, word } = name;
  const definition = whatIs(view, name);
  if (definition === undefined) return word;
  if (card < 0) return cardSlot(definition.data);
  const copy = Number(/\.(\d+)$/u.exec(word)?.[1] ?? 1);
  return called(
    {
      definition,
      card,
      copy,
      foe: word.startsWith('foe/'),
      tapped: word.endsWith('.tapped'),
      place: PLACES.find((place) => word.startsWith(`${place}/`)),
    },
    view,
  );
}

function sayMode(view: DuelView, number: number): Saying {
  const step = askedOf(view);
  const actions = step?.do === 'mode' ? step.of[number - 1] : undefined;
  if (step?.do !== 'mode' || actions === undefined) return say('duel-masters.as-written', { text: String(number) });
  const spell = definitionOf(view, step.card).data.type === 'spell';
  return sayActions(actions, { ...AT_FIRST, spell });
}

/** Where a card lies that the viewer sees on the table; cards in a graveyard or a deck lie in no place of their own. */
function spotOf(view: DuelView, { card }: Referred): string | undefined {
  if (card === undefined) return undefined;
  const shown = [...view.battle, ...view.mana, ...view.hands, view.looking].some((zone) => zone.includes(card));
  return shown ? `card.${card}` : undefined;
}

/** @param place from 0; without shields the place that stands for the player */
function shieldSpot(view: DuelView, seat: number, place: number): string {
  return zoneOf(view.shields, seat).length === 0 ? `player.${seat}` : `shield.${seat}.${place}`;
}

function whoseShield(view: DuelView, seat: number): number {
  const step = askedOf(view);
  return step?.do === 'pick' ? whosePicked(step, seat, false) : foeOf(seat);
}

/** DM-38: a creature that must attack, and can, holds the attacks open. */
function isBound(view: DuelView, player: number): boolean {
  const foes = zoneOf(view.battle, foeOf(player));
  return zoneOf(view.battle, player).some(
    (card) =>
      (wordsOf(view, card) & MUST_ATTACK) !== 0 &&
      (may(view, card, 'attack-player') || foes.some((foe) => may(view, card, 'attack-creature', foe))),
  );
}
