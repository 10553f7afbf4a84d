// What lies where: the map with what is on it in words, the hero's gauges, who is around, the fight. Nothing here decides anything.
import { type EffectsZone, type Saying, type SeatArea, say, type TableView, type Zone } from '../../engine/index.js';
import { enemyOf } from './content/enemies/index.js';
import { LEVELS, levelOf } from './content/levels/index.js';
import { QUEST_IDS, questOf } from './content/quests/index.js';
import { Body, type Creature, mostLife, mostMana } from './rules/creature.js';
import { FOE_SEAT, standing } from './state.js';
import { experienceFor } from './steps/quests.js';
import { nameOf } from './steps/telling.js';
import type { TrailView } from './view.js';
import { sayName } from './words/event.js';
import { mapZone, seen, stateOf } from './words/map-zone.js';

export function table(view: TrailView): TableView {
  const { depth, time } = view;
  return {
    seats: view.run.order.map((seat) => seatArea(view, seat)),
    centre: view.fight === null ? [mapZone(view), ...around(view)] : fightZones(view),
    status: [
      say('trail.status.level', {
        level: say(`trail.level.${levelOf(depth).id}`),
        depth: depth + 1,
        of: LEVELS.length,
      }),
      say('trail.status.time', { time }),
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
      {
        zone: 'gauge',
        name: say('gauge.life'),
        words: say('trail.gauge.life'),
        value: body.life,
        most: mostLife(hero),
      },
      {
        zone: 'gauge',
        name: say('gauge.mana'),
        words: say('trail.gauge.mana'),
        value: body.mana,
        most: mostMana(hero),
      },
      ...effects(body),
      {
        zone: 'note',
        text: say('trail.note.purse', { experience: hero.experience, next: experienceFor(hero.rank), gold: hero.gold }),
      },
      ...(view.fight === null ? [...quests(view), ...carried(view)] : []),
    ],
  };
}

/** What is worn and what is carried, in a line each. */
function carried({ hero }: TrailView): Zone[] {
  const worn = Object.values(hero.worn).filter((item) => item !== '');
  const zones: Zone[] = [];
  if (worn.length > 0)
    zones.push({
      zone: 'note',
      text: say('trail.note.worn', { items: worn.map((item) => say(`trail.item.${item}`)) }),
    });
  const kinds = [...new Set(hero.pack)];
  if (kinds.length > 0) {
    const items = kinds.map((item) => {
      const count = hero.pack.filter((other) => other === item).length;
      return count === 1
        ? say(`trail.item.${item}`)
        : say('trail.item.several', { item: say(`trail.item.${item}`), count });
    });
    zones.push({ zone: 'note', text: say('trail.note.pack', { items }) });
  }
  return zones;
}

/** Every enemy of the fight with its gauge and its effects. */
function fightZones(view: TrailView): Zone[] {
  return standing(view).flatMap(({ place, foe }): Zone[] => [
    {
      zone: 'gauge',
      name: say('trail.gauge.foe', { place, name: nameSaying(view, foe), life: say('gauge.life') }),
      words: say('trail.gauge.foe.words', { place, name: nameSaying(view, foe) }),
      value: foe.life,
      most: new Body(foe, view.hero).mostLife,
    },
    ...effects(foe),
  ]);
}

function effects({ effects: running }: Creature): EffectsZone[] {
  if (running.length === 0) return [];
  return [
    {
      zone: 'effects',
      labels: running.map(({ id, stacks, turns }) => ({
        name: say(`fxs.${id}`),
        words: say(`fx.${id}`),
        stacks,
        turns,
      })),
    },
  ];
}

function around(view: TrailView): Zone[] {
  const near = seen(view);
  if (near.length === 0) return [];
  return [{ zone: 'note', onlyDrawn: true, text: say('trail.note.around', { creatures: near.map(sayAround) }) }];
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

function nameSaying(view: TrailView, foe: Creature): ReturnType<typeof sayName> {
  return sayName(nameOf(view, foe));
}
