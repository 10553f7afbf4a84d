// The schema of filters: which cards, how many of them, and bounds.
import type { Base, BaseZone, Bounds, Counted, Filter, Targets } from '../../vocabulary.js';
import { type Fields, group, optional, type Schema, whole, wordOr, words } from './json-schema.js';
import { civilizations, count, part, races, side, slug, yes, zone } from './parts.js';

const word = words('blocker', 'guard', 'slayer', 'speed-attacker', 'breaker', 'wave-striker');

const filter: Fields<Filter> = {
  whose: optional(side),
  type: optional(words('creature', 'evolution', 'spell')),
  civilizations: optional(civilizations),
  races: optional(races),
  named: optional(slug),
  power: optional(part('bounds')),
  cost: optional(part('bounds')),
  tapped: optional(words(true, false)),
  with: optional(word),
  without: optional(word),
  multicoloured: optional(words(true, false)),
  other: optional(yes),
};

/** The zones that bases lie in. */
const baseZone: Schema<BaseZone> = words('battle', 'mana', 'graveyard', 'hand');

const base: Fields<Base> = {
  type: optional(words('creature', 'evolution')),
  civilizations: filter.civilizations,
  races: filter.races,
  named: filter.named,
  power: filter.power,
  cost: filter.cost,
  tapped: filter.tapped,
  with: filter.with,
  without: filter.without,
  multicoloured: filter.multicoloured,
  in: optional(baseZone),
};

const counted: Fields<Counted> = { ...filter, in: optional(zone) };

const targets: Fields<Targets> = {
  ...filter,
  count: wordOr(['all'], count),
  upTo: optional(yes),
  chooser: optional(words('foe')),
  random: optional(yes),
};

/** Parts for `$defs`. */
export const filters = {
  filter: group(filter),
  base: group(base),
  counted: group(counted),
  targets: group(targets),
  objects: wordOr(['this', 'them', 'rival'], part('targets')),
  bounds: group<Bounds>({ least: optional(whole(0, 100000)), most: optional(whole(0, 100000)) }, { minProperties: 1 }),
};
