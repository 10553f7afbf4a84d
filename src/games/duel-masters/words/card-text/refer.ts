// What the words of choices stand for: the cards on the table, found by the same names that choices call them by.
import type { Step } from '../../../../engine/index.js';
import { type Card, foeOf, HIDDEN, zoneOf } from '../../../../kits/duel/index.js';
import { type Definition, definitionById, definitionOf } from '../../cards/index.js';
import type { BaseZone, CardData } from '../../cards/vocabulary.js';
import type { Act } from '../../choices.js';
import { cardsIn } from '../../rules/filter.js';
import { isTapped } from '../../state.js';
import type { DuelStep } from '../../step.js';
import type { DuelView } from '../../view.js';

/** A card that a word names: which one, as far as the viewer sees it on the table, and what it is. */
export interface Referred {
  readonly definition: Definition;
  readonly card: Card | undefined;
  /** Which of its kind, from 1. */
  readonly copy: number;
  /** A card of the opponent, where both sides could be meant. */
  readonly foe: boolean;
  readonly tapped: boolean;
  /** The zone of a base that is not in the battle zone. */
  readonly place: BaseZone | undefined;
}

/** The words of zones before the name of a base. */
export const PLACES = ['mana', 'graveyard', 'hand'] as const satisfies readonly BaseZone[];

/** The decisions of the game's own. */
const ASKING = [
  'silent',
  'charge',
  'main',
  'pay',
  'attack',
  'block',
  'break',
  'trigger',
  'pick',
  'take',
  'peek',
  'seen',
  'may',
  'mode',
  'draw-more',
  'evolve',
] as const satisfies readonly DuelStep['do'][];

/** What is asked just now, or undefined: nothing, or something of the engine's. */
export function askedOf(view: DuelView): DuelStep | undefined {
  const step = view.run.agenda.at(-1);
  return step !== undefined && isAsking(step) ? step : undefined;
}

function isAsking(step: Step): step is Extract<DuelStep, { do: (typeof ASKING)[number] }> {
  return ASKING.some((name) => name === step.do);
}

/**
 * The card that a word of a choice names.
 * @param place of the word in the choice, from 1: what is attacked comes second
 */
export function refer(word: string, act: Act, place: number, view: DuelView, seat: number): Referred | undefined {
  const [, side, id = '', which = ''] = /^(?:([a-z]+)\/)?([^./]+)(?:\.(\d+|tapped))?$/u.exec(word) ?? [];
  const definition = definitionById(view, id);
  if (definition === undefined) return undefined;
  const tapped = which === 'tapped';
  const copy = which === '' || tapped ? 1 : Number(which);
  const foe = side === 'foe';
  const base = PLACES.find((name) => name === side);
  const zone = base === undefined ? lying(act, place, foe, view, seat) : cardsIn(view, base, seat);
  const alike = zone.filter(
    (card) => card >= 0 && definitionOf(view, card) === definition && (!tapped || isTapped(view, card)),
  );
  const card = alike[copy - 1];
  return { definition, card, copy, foe, tapped, place: base };
}

/** How many of a kind there are among cards, to know whether one must be told from another. */
export function copiesOf(view: DuelView, { card, definition }: Referred): number {
  if (card === undefined) return 1;
  const battle = view.battle.find((zone) => zone.includes(card));
  return battle === undefined ? 1 : battle.filter((one) => definitionOf(view, one) === definition).length;
}

/** The cards among which a word means one. */
function lying(act: Act, place: number, foe: boolean, view: DuelView, seat: number): readonly Card[] {
  const other = foeOf(seat);
  switch (act) {
    case 'charge':
    case 'trigger':
    case 'use':
    case 'pay':
      return place === 1 ? zoneOf(view.hands, seat) : zoneOf(view.battle, seat);
    case 'spend':
      return zoneOf(view.mana, seat).filter((card) => !isTapped(view, card));
    case 'attack':
      return zoneOf(view.battle, place === 1 ? seat : other);
    case 'leave':
    case 'tap':
    case 'block':
    case 'evolve':
      return zoneOf(view.battle, seat);
    case 'pick':
      return pickable(view, seat, foe);
    case 'ready':
    case 'skip':
    case 'pass':
    case 'break':
    case 'keep':
    case 'shield':
    case 'done':
    case 'yes':
    case 'no':
    case 'mode':
    case 'seen':
      return [];
  }
}

/** Where the cards lie that are chosen for an action. */
function pickable(view: DuelView, seat: number, foe: boolean): readonly Card[] {
  const step = askedOf(view);
  if (step?.do === 'take') return step.action.do === 'look' ? view.looking : zoneOf(view.searched, seat);
  if (step?.do !== 'pick') return [];
  return cardsIn(view, step.from, whosePicked(step, seat, foe));
}

/** The opponent's cards that a player looks at, as far as the viewer sees them. */
export function seenBy(view: DuelView, { player, at, places }: Extract<DuelStep, { do: 'seen' }>): CardData[] {
  const foe = foeOf(player);
  const cards =
    at === 'hand' ? zoneOf(view.hands, foe) : places.map((place) => zoneOf(view.shields, foe)[place] ?? HIDDEN);
  return cards.filter((card) => card !== HIDDEN).map((card) => definitionOf(view, card).data);
}

/** Whose cards a choice means: names without a side are those of the only side there is, or the chooser's own. */
export function whosePicked(step: Extract<DuelStep, { do: 'pick' }>, seat: number, foe: boolean): number {
  const { whose } = step.targets;
  if (whose === 'own') return step.owner;
  if (whose === 'foe') return foeOf(step.owner);
  return foe ? foeOf(seat) : seat;
}
