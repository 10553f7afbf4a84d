// Phrases for cards: which ones, how many, in which zone, put where. Each is said in one piece by the catalogues, which bend
// the words as the language does; what a card is besides follows as `of the race …`, `with power …`.
import { type Saying, type Slot, say } from '../../../../engine/index.js';
import { cardByName, sayName, sayRace } from '../../cards/names.js';
import type {
  Base,
  BaseZone,
  Bounds,
  Civilization,
  Counted,
  Destination,
  Filter,
  Objects,
  Side,
  Targets,
  Zone,
} from '../../cards/vocabulary.js';

/**
 * How many cards a phrase is about, and what part it has in a sentence: so many, up to so many, all; any one that does
 * something; each one that counts; none; the whole kind; those by which, against which or to which something is done.
 */
export type Amount = 'count' | 'upto' | 'all' | 'any' | 'each' | 'none' | 'kind' | 'by' | 'against' | 'object';

export type Noun = 'creature' | 'evolution' | 'spell' | 'card' | 'shield';

/** What a text has been about, for the words that point back to it. */
export interface Context {
  /** How many cards the action before has chosen, and whether they are creatures. */
  readonly them: number;
  readonly creatures: boolean;
  /** Whether the text answers what another creature does. */
  readonly by: boolean;
  /** Whether the text is a spell's. */
  readonly spell: boolean;
}

/** Amounts that are said with the noun in the singular. */
const SINGULAR: ReadonlySet<Amount> = new Set(['any', 'each', 'none']);
/** Stands for as many as there are. */
const MANY = 2;

/** Cards in the battle zone that fit: `2 other own creatures with power 3000 or less`. */
export function sayCreatures(filter: Filter, amount: Amount, n = 1): Saying {
  return withQualities(head(nounOf(filter, 'creature'), filter, amount, n), filter);
}

/** Cards of whatever zone that fit; whose they are is said of the zone. */
export function sayCards(filter: Filter, zone: Zone, amount: Amount, n = 1): Saying {
  if (zone === 'battle') return sayCreatures(filter, amount, n);
  return withQualities(
    head(nounOf(filter, zone === 'shields' ? 'shield' : 'card'), { ...filter, whose: 'any' }, amount, n),
    filter,
  );
}

/** Cards that are used or charged, whoever's they are. */
export function sayUsed(filter: Filter, amount: Amount): Saying {
  return withQualities(head(nounOf(filter, 'card'), filter, amount, 1), filter);
}

/** Cards that are counted, with their zone unless that is the battle zone. */
export function sayCounted(counted: Counted, amount: Amount, n = 1): Saying {
  const zone = counted.in ?? 'battle';
  const cards = sayCards(counted, zone, amount, n);
  return zone === 'battle'
    ? cards
    : say('duel-masters.np.in', { np: cards, place: sayPlace(zone, counted.whose ?? 'any') });
}

/** What an evolution is put on, with its zone unless that is the battle zone. */
export function sayBases(base: Base): Saying {
  const { in: zone = 'battle' } = base;
  if (zone === 'battle') return sayCreatures({ ...base, whose: 'own' }, 'count');
  const cards = sayCards({ ...base, type: base.type ?? 'creature' }, zone, 'count');
  return say('duel-masters.np.in', { np: cards, place: sayPlace(zone, 'own') });
}

/** A card that an evolution is put on, by its name, with its zone unless that is the battle zone. */
export function sayBase(card: Slot, zone: BaseZone): Slot {
  return zone === 'battle' ? card : say('duel-masters.branch.in', { card, zone });
}

/** What an action is about, without the zone that it is in. */
export function sayObjects(what: Objects, zone: Zone, context: Context): Saying {
  switch (what) {
    case 'this':
      return say(zone === 'battle' && !context.spell ? 'duel-masters.np.this' : 'duel-masters.np.this-card');
    case 'them':
      return say('duel-masters.np.them', { n: context.them, kind: context.creatures ? 'creature' : 'card' });
    case 'rival':
      return say('duel-masters.np.rival', { by: context.by ? 'yes' : 'no' });
    default:
      return sayTargets(what, zone);
  }
}

export function sayTargets(targets: Targets, zone: Zone): Saying {
  const { count, upTo, chooser, random } = targets;
  const cards =
    count === 'all'
      ? sayCards(targets, zone, 'all', MANY)
      : sayCards(targets, zone, upTo === true ? 'upto' : 'count', count);
  if (random === true) return say('duel-masters.np.random', { np: cards });
  return chooser === 'foe' ? say('duel-masters.np.foe-chooses', { np: cards }) : cards;
}

/** Whose objects are, for the zones they come from and go to; `owner` where a text does not say. */
export function whoseOf(what: Objects): Side | 'owner' {
  if (what === 'this') return 'own';
  return typeof what === 'string' ? 'owner' : (what.whose ?? 'any');
}

/** `from the own hand` */
export function saySource(zone: Exclude<Zone, 'battle'>, whose: Side | 'owner'): Saying {
  return say(`duel-masters.from.${zone}`, { whose });
}

/** `in the own mana zone` */
export function sayPlace(zone: Exclude<Zone, 'battle'>, whose: Side | 'owner'): Saying {
  return say(`duel-masters.in.${zone}`, { whose });
}

/** `into the hand` */
export function sayDestination(to: Destination, whose: Side | 'owner'): Saying {
  return say(`duel-masters.to.${to}`, { whose });
}

/** The name of a civilization. */
export function sayCivilization(civilization: Civilization): Saying {
  return say(`duel-masters.civilization.${civilization}`);
}

function nounOf({ type }: Filter, usual: Noun): Noun {
  return type === undefined || (type === 'creature' && usual === 'creature') ? usual : type;
}

function head(noun: Noun, { whose = 'any', other, tapped }: Filter, amount: Amount, n: number): Saying {
  return say(`duel-masters.np.${noun}`, {
    amount,
    n: amount === 'count' || amount === 'upto' ? n : SINGULAR.has(amount) ? 1 : MANY,
    whose,
    other: other === true ? 'yes' : 'no',
    state: tapped === undefined ? 'none' : tapped ? 'tapped' : 'untapped',
  });
}

/** A phrase with all that the cards must be besides: first what they belong to, then what they have. */
function withQualities(np: Saying, filter: Filter): Saying {
  const belongs = belongings(filter);
  const has = possessions(filter);
  const all = [...belongs, ...(has.length === 0 ? [] : [has.reduce(joined('duel-masters.np.and'))])];
  return all.length === 0 ? np : say('duel-masters.np.such', { np, such: all.reduce(joined('duel-masters.np.of')) });
}

function belongings({ races, civilizations, named, multicoloured }: Filter): Saying[] {
  return [
    ...(races === undefined ? [] : [say('duel-masters.such.races', { races: either(races.map(sayRace)) })]),
    ...(civilizations === undefined
      ? []
      : [say('duel-masters.such.civilizations', { civilizations: either(civilizations.map(sayCivilization)) })]),
    ...(named === undefined ? [] : [say('duel-masters.such.named', { name: nameOf(named) })]),
    ...(multicoloured === undefined ? [] : [say(`duel-masters.such.${multicoloured ? 'several' : 'one'}`)]),
  ];
}

function possessions(filter: Filter): Saying[] {
  return [
    ...(filter.power === undefined ? [] : [sayBounds('power', filter.power)]),
    ...(filter.cost === undefined ? [] : [sayBounds('cost', filter.cost)]),
    ...(filter.with === undefined
      ? []
      : [say('duel-masters.such.with', { word: say(`duel-masters.word.${filter.with}`) })]),
    ...(filter.without === undefined
      ? []
      : [say('duel-masters.such.without', { word: say(`duel-masters.word.${filter.without}`) })]),
  ];
}

function sayBounds(of: 'power' | 'cost', { least, most }: Bounds): Saying {
  const bound = least === undefined ? 'most' : most === undefined ? 'least' : least === most ? 'exact' : 'both';
  return say(`duel-masters.such.${of}`, { bound, least: least ?? 0, most: most ?? 0 });
}

/** One thing or another. */
function either(items: readonly Saying[]): Saying {
  const [first, ...others] = items;
  if (first === undefined) return say('duel-masters.none');
  return others.reduce(joined('duel-masters.either'), first);
}

function joined(key: string): (first: Saying, next: Saying) => Saying {
  return (first, next) => say(key, { first, next });
}

/** The name of a card that another card's text names; of a pack's card only the id is known. */
function nameOf(id: string): Slot {
  const card = cardByName(id);
  return card === undefined ? id : sayName(card);
}
