// The map of a level: drawn cell by cell, and in words for those who do not look at it (BT-2).
import { type MapCell, type MapZone, type Saying } from '../../../engine/index.js';
import { isHeavilyWounded } from '../../../kits/combat/index.js';
import { enemyOf } from '../content/enemies/index.js';
import { itemOf } from '../content/items/index.js';
import { levelOf } from '../content/levels/index.js';
import type { Creature } from '../rules/creature.js';
import {
  CELLS,
  cellAt,
  columnOf,
  DOOR,
  distance,
  HEIGHT,
  OFFSETS,
  rowOf,
  sightFrom,
  UNKNOWN,
  WALL,
  WAYS,
  WIDTH,
  wayTo,
} from '../rules/map/index.js';
import { nameOf } from '../steps/telling.js';
import { say } from '../text/say.js';
import type { TrailView } from '../view.js';
import { sayName } from './event.js';

/** The map as remembered, with things and creatures over it. */
export function mapZone(view: TrailView): MapZone {
  const { level, body } = view;
  const sight = sightFrom(level.cells, body.at);
  const cells: MapCell[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const glyph = level.memory[cell] ?? UNKNOWN;
    cells.push({ glyph, tone: TONES[glyph] ?? 'floor', dim: glyph !== UNKNOWN && !sight.has(cell) });
  }
  const put = (at: number, glyph: string, tone: string): void => {
    cells[at] = { glyph, tone, dim: !sight.has(at) };
  };
  for (const { at, item } of level.items) put(at, itemOf(item).glyph, 'item');
  for (const foe of seen(view))
    if (foe.kind !== 'hero') put(foe.at, enemyOf(foe.kind).glyph, foe.asleep ? 'sleeper' : 'enemy');
  put(body.at, '@', 'hero');
  return {
    zone: 'map',
    name: say(`trail.level.${levelOf(view.depth).id}`),
    width: WIDTH,
    height: HEIGHT,
    rows: Array.from({ length: HEIGHT }, (_, row) => cells.slice(cellAt(0, row), cellAt(0, row + 1))),
    focus: { x: columnOf(body.at), y: rowOf(body.at) },
    spots: spotsOf(view),
    words: [...whoIsWhere(view), ...whatIsWhere(view), waysOut(view)],
  };
}

/** The id of a place on the map, for highlighting. */
export function spotOf(place: string): string {
  return `map.${place}`;
}

const TONES: Readonly<Record<string, string>> = {
  '#': 'wall',
  '.': 'floor',
  '+': 'door',
  "'": 'door',
  '>': 'stairs',
  ',': 'blood',
  '%': 'corpse',
  [UNKNOWN]: 'unknown',
};

/** The enemies in view, the nearest first. */
export function seen(view: TrailView): Creature[] {
  return view.foes.filter(({ id }) => view.inView.includes(id)).sort((a, b) => steps(view, a) - steps(view, b));
}

function steps({ body }: TrailView, { at }: { readonly at: number }): number {
  return distance(body.at, at);
}

function whoIsWhere(view: TrailView): Saying[] {
  return seen(view).map((foe) => sayCreature(view, foe));
}

function sayCreature(view: TrailView, foe: Creature): Saying {
  const name = sayName(nameOf(view, foe));
  return say('trail.where.creature', { name, ...whereSlots(view, foe.at), state: stateOf(foe) });
}

/** Everything that can be looked at: creatures in view before what they stand on. */
function spotsOf(view: TrailView): MapZone['spots'] {
  const creatures = seen(view).map((foe) => ({
    id: spotOf(`foe-${foe.id}`),
    at: foe.at,
    says: sayCreature(view, foe),
  }));
  const taken = new Set(creatures.map(({ at }) => at));
  const said = new Map(knownThings(view).map((thing) => [thing.name, sayThing(view, thing)]));
  const places = view.finds.map(({ name, at }) => {
    const says = said.get(name);
    return says === undefined ? { id: spotOf(name), at } : { id: spotOf(name), at, says };
  });
  // Who stands in a place is what is seen there, and what is drawn is the last; the place can be pointed at all the same.
  const covered = places.filter(({ at }) => taken.has(at));
  return [...covered, ...creatures, ...places.filter(({ at }) => !taken.has(at))].map(({ at, ...spot }) => ({
    ...spot,
    x: columnOf(at),
    y: rowOf(at),
  }));
}

interface Thing {
  readonly at: number;
  readonly name: string;
  readonly thing: Saying;
}

/** Places and things that are known, the nearest first. */
function whatIsWhere(view: TrailView): Saying[] {
  return knownThings(view)
    .sort((a, b) => steps(view, a) - steps(view, b))
    .map((thing) => sayThing(view, thing));
}

/** Places and things that are known, without what is not there any more. */
function knownThings(view: TrailView): Thing[] {
  return view.finds.flatMap(({ kind, name, at }) => {
    const item = view.level.items.find((one) => one.at === at)?.item;
    if (kind === 'item' && item === undefined) return [];
    if (kind === 'door' && view.level.cells[at] !== DOOR) return [];
    const thing = kind === 'item' && item !== undefined ? say(`trail.item.${item}`) : say(`trail.find.${kind}`);
    return [{ at, name, thing }];
  });
}

function sayThing(view: TrailView, { at, name, thing }: Thing): Saying {
  return at === view.body.at
    ? say('trail.where.here', { thing, place: name })
    : say('trail.where.thing', { thing, place: name, ...whereSlots(view, at) });
}

function waysOut(view: TrailView): Saying {
  const { level, body } = view;
  const ways = WAYS.flatMap((way) => {
    const glyph = level.cells[body.at + OFFSETS[way]];
    return glyph === WALL || glyph === UNKNOWN || glyph === undefined ? [] : [say(`trail.way.${way}`)];
  });
  return say('trail.where.ways', { ways });
}

function whereSlots(view: TrailView, at: number): { steps: number; way: Saying } {
  return { steps: distance(view.body.at, at), way: say(`trail.way.${wayTo(view.body.at, at)}`) };
}

/** Asleep, awake, or how badly hurt. */
export function stateOf(foe: Creature): Saying {
  const { life } = foe;
  const most = foe.kind === 'hero' ? life : enemyOf(foe.kind).life;
  if (foe.asleep) return say('trail.state.asleep');
  if (isHeavilyWounded({ life, mostLife: most })) return say('trail.state.dying');
  return say(life < most ? 'trail.state.hurt' : 'trail.state.awake');
}
