// How the game speaks of choices: what the words of their texts stand for, which keys make them, and when they are asked.
import { type Branch, type KeyChoice, memberOf, type Saying } from '../../../engine/index.js';
import { type Card, foeOf, NONE, zoneOf } from '../../../kits/duel/index.js';
import type { CardData } from '../cards/card.js';
import { ACTS, DONE, formatChoice, SKIP, type WeissChoice } from '../choices.js';
import { ROWS } from '../phases.js';
import { placeNamed } from '../rules/field-place.js';
import { cardAt, dataOf } from '../state.js';
import { fieldId } from '../table.js';
import { say } from '../text/say.js';
import type { WeissView } from '../view.js';
import { sayPlace, sayWhole } from './card.js';
import { cardSlot } from './face.js';
import { sayAttack, sayOpposite } from './meeting.js';

/** Goes on without doing anything more. */
const ON_KEY = 'p';
const ON_BY_STEP: ReadonlyMap<string, WeissChoice> = new Map([
  ['clock', SKIP],
  ['main', DONE],
  ['attack', DONE],
]);

export function keys(view: WeissView): readonly KeyChoice[] {
  const choice = ON_BY_STEP.get(view.run.agenda.at(-1)?.do ?? '');
  return choice === undefined ? [] : [{ key: ON_KEY, text: formatChoice(choice) }];
}

/** What abilities ask for comes while cards are played, or while effects are applied again. */
export function stepWithin(step: string, view: WeissView): string {
  if (step === 'clock' || step === 'attack') return step;
  return ROWS[view.run.phase]?.phase === 'effects' ? 'effects' : 'main';
}

/** What a choice says on its own. */
export function sayChoice({ act, card: id, where }: WeissChoice, view: WeissView): Saying {
  const card = cardOf(view, id);
  const named = { card: card === undefined ? '' : cardSlot(card) };
  switch (act) {
    case 'skip':
      return say('weiss.choice.skip');
    case 'done':
      return sayDone(view);
    case 'clock':
    case 'next':
      return say(`weiss.choice.${act}`, named);
    case 'look':
      return say('weiss.choice.look', { whose: where });
    case 'play': {
      const place = placeNamed(where)?.place;
      return place === undefined
        ? say('weiss.choice.play', named)
        : say('weiss.choice.put', { ...named, place: sayPlace(place) });
    }
    case 'attack':
    case 'annul':
    case 'banish':
      if (where === 'foe-hand') return say('weiss.choice.banish-hand');
      return say(`weiss.choice.${act}`, { card: card === undefined ? sayField(view, where) : cardSlot(card) });
  }
}

/** What the first words of a choice's text stand for: an act, the card or the place that the last word names. */
export function branch(words: readonly string[], view: WeissView, seat: number): Branch {
  const [first, second, third] = words;
  const act = memberOf(ACTS, first);
  if (second === undefined) return { say: act === 'done' ? sayDone(view) : say(`weiss.act.${act}`) };
  if (act === 'look') return { say: say('weiss.branch.deck', { whose: second }) };
  if (second === 'hand' && third === undefined && act === 'banish') return { say: say('weiss.branch.hand') };
  if (second === 'foe-hand') return { say: say('weiss.choice.banish-hand') };
  const where = placeNamed(third ?? second);
  const chooser = view.run.agenda.at(-1)?.player ?? seat;
  if (where !== undefined && (act !== 'play' || third !== undefined)) {
    const whose = where.side === 'own' ? chooser : foeOf(chooser);
    const card = cardAt(view, whose, where.place);
    const detail = detailOf(act, view, whose, where.place);
    return {
      say: card === NONE ? sayPlace(where.place) : sayOnPlace(view, card, where.place, where.side),
      ...(detail === undefined ? {} : { detail }),
      spot: fieldId(whose, where.place),
    };
  }
  const id = third ?? second;
  const card = cardOf(view, id);
  if (card === undefined) return { say: say('weiss.name', { name: id }) };
  const spot = spotOf(view, card, act === 'next' ? view.looked : zoneOf(view.hands, seat));
  return {
    say: say('weiss.branch.card', { card: cardSlot(card) }),
    ...(act === 'next' ? {} : { detail: sayWhole(card) }),
    ...(spot === undefined ? {} : { spot }),
  };
}

/** What is to be known of a place before something is done there: who stands opposite. */
function detailOf(act: WeissChoice['act'], view: WeissView, seat: number, place: number): Saying | undefined {
  if (act === 'attack') return sayAttack(view, seat, place);
  return act === 'play' ? sayOpposite(view, seat, place) : undefined;
}

/** Phases that a player ends. */
const ENDED = ['main-1', 'combat', 'main-2'] as const;

/** What comes after the phase that is ended. */
function sayDone(view: WeissView): Saying {
  const phase = ROWS[view.run.phase]?.phase;
  return say(`weiss.done.${ENDED.find((one) => one === phase) ?? 'main-2'}`);
}

function sayOnPlace(view: WeissView, card: Card, place: number, side: string): Saying {
  return say('weiss.branch.on-place', { card: cardSlot(dataOf(view, card)), place: sayPlace(place), side });
}

/** The character at a place that a choice names. */
function sayField(view: WeissView, where: string): Saying {
  const named = placeNamed(where);
  const chooser = view.run.agenda.at(-1)?.player ?? view.run.active;
  if (named === undefined) return say('weiss.name', { name: where });
  const card = cardAt(view, named.side === 'own' ? chooser : foeOf(chooser), named.place);
  return card === NONE ? sayPlace(named.place) : sayOnPlace(view, card, named.place, named.side);
}

function spotOf(view: WeissView, data: CardData, zone: readonly Card[]): string | undefined {
  const card = zone.find((one) => one >= 0 && dataOf(view, one) === data);
  return card === undefined ? undefined : `card.${card}`;
}

function cardOf(view: WeissView, id: string): CardData | undefined {
  return id === '' ? undefined : view.cards.find((card) => card.id === id);
}
