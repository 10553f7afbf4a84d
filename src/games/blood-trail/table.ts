// What lies where: the map with what is on it in words, the hero's gauges, who is around, the fight. Nothing here decides anything.
import { type EffectsZone, type MapCell, type MapZone, type Saying, type SeatArea, say, type TableView, type Zone } from '../../engine/index.js';
import { Body, type Creature, mostLife, mostMana } from './creature.js';
import { enemyOf } from './enemies/index.js';
import { itemOf } from './items/index.js';
import { LEVELS, levelOf } from './levels/index.js';
import { CELLS, cellAt, columnOf, DOOR, distance, HEIGHT, OFFSETS, rowOf, sightFrom, UNKNOWN, WALL, WAYS, wayTo, WIDTH } from './map/index.js';
import { QUEST_IDS, questOf } from './quests/index.js';
import { FOE_SEAT, standing } from './state.js';
import { nameOf } from './steps/telling.js';
import { experienceFor } from './steps/quests.js';
import type { TrailView } from './view.js';
import { sayName } from './words.js';

export function table(view: TrailView): TableView {
  const { depth, time, hero } = view;
  return {
    seats: view.order.map((seat) => seatArea(view, seat)),
    centre: view.fight === null ? [mapZone(view), ...around(view), ...quests(view)] : fightZones(view),
    status: [
      say('trail.status.level', { level: say(`trail.level.${levelOf(depth).id}`), depth: depth + 1, of: LEVELS.length }),
      say('trail.status.time', { time }),
      say('trail.status.purse', { experience: hero.experience, next: experienceFor(hero.rank), gold: hero.gold }),
    ],
  };
}

function seatArea(view: TrailView, seat: number): SeatArea {
  const { hero, body } = view;
  if (seat === FOE_SEAT) return { seat, summary: say('trail.seat.foes', { count: standing(view).length }), zones: [] };
  return {
    seat,
    summary: say('trail.seat.hero', { calling: say(`trail.calling.${hero.calling}`), rank: hero.rank }),
    zones: [
      { zone: 'gauge', name: say('gauge.life'), value: body.life, most: mostLife(hero) },
      { zone: 'gauge', name: say('gauge.mana'), value: body.mana, most: mostMana(hero) },
      ...effects(body),
      ...carried(view),
    ],
  };
}

/** What is worn and what is carried, in a line each. */
function carried({ hero }: TrailView): Zone[] {
  const worn = Object.values(hero.worn).filter((item) => item !== '');
  const zones: Zone[] = [];
  if (worn.length > 0)
    zones.push({ zone: 'note', text: say('trail.note.worn', { items: worn.map((item) => say(`trail.item.${item}`)) }) });
  const kinds = [...new Set(hero.pack)];
  if (kinds.length > 0) {
    const items = kinds.map((item) => {
      const count = hero.pack.filter((other) => other === item).length;
      return count === 1 ? say(`trail.item.${item}`) : say('trail.item.several', { item: say(`trail.item.${item}`), count });
    });
    zones.push({ zone: 'note', text: say('trail.note.pack', { items }) });
  }
  return zones;
}

/** Every enemy of the fight with its gauge and its effects. */
function fightZones(view: TrailView): Zone[] {
  return standing(view).flatMap(({ place, foe }): Zone[] => [
    { zone: 'note', text: say('trail.note.foe', { place, name: nameSaying(view, foe) }) },
    { zone: 'gauge', name: say('gauge.life'), value: foe.life, most: new Body(foe, view.hero).mostLife },
    ...effects(foe),
  ]);
}

function effects({ effects: running }: Creature): EffectsZone[] {
  if (running.length === 0) return [];
  return [{ zone: 'effects', labels: running.map(({ id, stacks, turns }) => ({ name: say(`fxs.${id}`), stacks, turns })) }];
}

function around(view: TrailView): Zone[] {
  const near = view.foes.filter(({ id }) => view.inView.includes(id)).sort((a, b) => steps(view, a) - steps(view, b));
  if (near.length === 0) return [];
  return [{ zone: 'note', text: say('trail.note.around', { creatures: near.map(sayAround) }) }];
}

/** `L  wolf leader (asleep)`, or how much life it has left. */
function sayAround(foe: Creature): Saying {
  const kind = foe.kind === 'hero' ? undefined : foe.kind;
  return say('trail.note.creature', {
    glyph: kind === undefined ? '@' : enemyOf(kind).glyph,
    name: say(`trail.enemy.${kind ?? ''}`),
    state: stateOf(foe),
  });
}

function stateOf(foe: Creature): Saying {
  const most = foe.kind === 'hero' ? foe.life : enemyOf(foe.kind).life;
  if (foe.asleep) return say('trail.state.asleep');
  if (foe.life * 4 < most) return say('trail.state.dying');
  return say(foe.life < most ? 'trail.state.hurt' : 'trail.state.awake');
}

function quests(view: TrailView): Zone[] {
  return QUEST_IDS.flatMap((id, at): Zone[] => {
    const number = view.stages[at] ?? 0;
    const stage = questOf(id).stages[number];
    if (stage === undefined) return [];
    const count = view.counts[at] ?? 0;
    const of = stage.goal.do === 'gather' ? stage.goal.count : 0;
    const text = say(`trail.quest.${id}.${number + 1}`);
    return [
      {
        zone: 'note',
        text:
          of === 0
            ? say('trail.note.quest', { quest: say(`trail.quest.${id}`), text })
            : say('trail.note.quest.count', { quest: say(`trail.quest.${id}`), text, count, of }),
      },
    ];
  });
}

/** The map as remembered, with things and creatures over it. */
function mapZone(view: TrailView): MapZone {
  const { level, body, finds } = view;
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
    spots: finds.map(({ name, at }) => ({ id: spotOf(name), x: columnOf(at), y: rowOf(at) })),
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
};

function seen(view: TrailView): Creature[] {
  return view.foes.filter(({ id }) => view.inView.includes(id));
}

function steps({ body }: TrailView, { at }: { readonly at: number }): number {
  return distance(body.at, at);
}

function whoIsWhere(view: TrailView): Saying[] {
  return seen(view)
    .sort((a, b) => steps(view, a) - steps(view, b))
    .map((foe) => say('trail.where.creature', { name: nameSaying(view, foe), ...whereSlots(view, foe.at), state: stateOf(foe) }));
}

/** Places and things that are known, the nearest first. */
function whatIsWhere(view: TrailView): Saying[] {
  const things = view.finds.flatMap(({ kind, name, at }) => {
    const item = view.level.items.find((one) => one.at === at)?.item;
    if (kind === 'item' && item === undefined) return [];
    if (kind === 'door' && view.level.cells[at] !== DOOR) return [];
    const thing = kind === 'item' && item !== undefined ? say(`trail.item.${item}`) : say(`trail.find.${kind}`);
    return [{ at, name, thing }];
  });
  return things
    .sort((a, b) => steps(view, a) - steps(view, b))
    .map(({ at, name, thing }) =>
      at === view.body.at
        ? say('trail.where.here', { thing, place: name })
        : say('trail.where.thing', { thing, place: name, ...whereSlots(view, at) }),
    );
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

function nameSaying(view: TrailView, foe: Creature): ReturnType<typeof sayName> {
  return sayName(nameOf(view, foe));
}
