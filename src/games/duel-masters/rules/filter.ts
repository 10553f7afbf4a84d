// Whether a card fits a filter, and how many do.
import { type Card, SEATS, zoneOf } from '../../../kits/duel/index.js';
import { type Definition, definitionOf } from '../cards/index.js';
import { BLOCKER, BREAKER, civilizationBits, GUARD, SLAYER, SPEED_ATTACKER } from '../cards/keyword-bits.js';
import type { Bounds, Counted, Filter, FilterWord, Side, Zone } from '../cards/vocabulary.js';
import { isTapped, type OpenState, ownerOf } from '../state.js';

/** Whose text asks: `own` and `other` are meant from there. */
export interface Asker {
  readonly owner: number;
  readonly card: Card;
}

/** What a filter may ask of a creature beyond what is printed. */
export interface Current {
  power(state: OpenState, card: Card): number;
  bits(state: OpenState, card: Card): number;
}

/** As printed: what filters inside of texts that are always on go by, so that none depends on another. */
export const PRINTED: Current = {
  power: (state, card) => definitionOf(state, card).power,
  bits: (state, card) => definitionOf(state, card).bits,
};

/** Whether a card fits. */
export function fits(state: OpenState, filter: Filter, card: Card, asker: Asker, now: Current = PRINTED): boolean {
  const { whose, tapped } = filter;
  if (whose !== undefined && !isOf(whose, ownerOf(state, card), asker.owner)) return false;
  if (filter.other === true && card === asker.card) return false;
  if (tapped !== undefined && tapped !== isTapped(state, card)) return false;
  const definition = definitionOf(state, card);
  if (!isSuch(filter, definition)) return false;
  if (filter.power !== undefined && !isWithin(filter.power, now.power(state, card))) return false;
  if (filter.with === undefined && filter.without === undefined) return true;
  return hasWords(filter, definition, now.bits(state, card));
}

/** Whether a card that is nowhere on the table fits; whose it is and whether it is tapped are not asked. */
export function fitsPrinted(filter: Filter, definition: Definition): boolean {
  return (
    isSuch(filter, definition) &&
    (filter.power === undefined || isWithin(filter.power, definition.power)) &&
    hasWords(filter, definition, definition.bits)
  );
}

/** How many cards fit in a zone; of hands and shields, which are hidden, all cards count. */
export function countOf(state: OpenState, counted: Counted, asker: Asker): number {
  const zone = counted.in ?? 'battle';
  let count = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (counted.whose !== undefined && !isOf(counted.whose, seat, asker.owner)) continue;
    const cards = cardsIn(state, zone, seat);
    if (zone === 'hand' || zone === 'shields') count += cards.length;
    else for (const card of cards) if (fits(state, counted, card, asker)) count++;
  }
  return count;
}

/** The cards of a zone. */
export function cardsIn(state: OpenState, zone: Zone, seat: number): Card[] {
  switch (zone) {
    case 'battle':
      return zoneOf(state.battle, seat);
    case 'mana':
      return zoneOf(state.mana, seat);
    case 'hand':
      return zoneOf(state.hands, seat);
    case 'shields':
      return zoneOf(state.shields, seat);
    case 'graveyard':
      return zoneOf(state.graveyards, seat);
  }
}

/** Whether a seat is on a side, seen from the owner of a text. */
export function isOf(side: Side, seat: number, owner: number): boolean {
  return side === 'any' || (side === 'own') === (seat === owner);
}

function isWithin({ least, most }: Bounds, number: number): boolean {
  return (least === undefined || number >= least) && (most === undefined || number <= most);
}

/** What does not depend on the moment. */
function isSuch(filter: Filter, definition: Definition): boolean {
  const { type, civilizations, races, named, multicoloured, cost } = filter;
  if (type !== undefined && !isType(type, definition)) return false;
  if (civilizations !== undefined && (civilizationBits(civilizations) & definition.civilizations) === 0) return false;
  if (races !== undefined && !races.some((race) => definition.races.includes(race))) return false;
  if (named !== undefined && named !== definition.data.id) return false;
  if (multicoloured !== undefined && multicoloured !== definition.multicoloured) return false;
  if (cost !== undefined && !isWithin(cost, definition.cost)) return false;
  return filter.power === undefined || definition.creature;
}

function isType(type: Exclude<Filter['type'], undefined>, { creature, evolution }: Definition): boolean {
  switch (type) {
    case 'creature':
      return creature;
    case 'evolution':
      return evolution;
    case 'spell':
      return !creature;
  }
}

function hasWords(filter: Filter, definition: Definition, bits: number): boolean {
  if (filter.with !== undefined && !hasWord(filter.with, definition, bits)) return false;
  return filter.without === undefined || !hasWord(filter.without, definition, bits);
}

function hasWord(word: FilterWord, { waveStriker }: Definition, bits: number): boolean {
  return word === 'wave-striker' ? waveStriker : (bits & FILTER_BITS[word]) !== 0;
}

const FILTER_BITS: Readonly<Record<Exclude<FilterWord, 'wave-striker'>, number>> = {
  blocker: BLOCKER,
  guard: GUARD,
  slayer: SLAYER,
  'speed-attacker': SPEED_ATTACKER,
  breaker: BREAKER,
};
