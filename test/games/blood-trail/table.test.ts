// What a run shows and says: the map, words instead of it, bars and labels in Bulgarian, keys (BT-2, EF-17, EF-18, CO-5).
import { beforeAll, describe, expect, test } from '@jest/globals';
import { effectBar, effectLabel, gaugeBar, type MapZone, type Zone } from '../../../src/engine/index.js';
import { bloodTrail } from '../../../src/games/blood-trail/index.js';
import { bleed } from '../../../src/kits/combat/index.js';
import { loadTongue, type Tongue } from '../../../src/text/index.js';
import { type PositionParts, position, take } from './position.js';

let en: Tongue;
let bg: Tongue;
beforeAll(async () => {
  en = (await loadTongue('en', await bloodTrail.presentation.catalogue('en'))).for(['Ann', 'Bob']);
  bg = (await loadTongue('bg', await bloodTrail.presentation.catalogue('bg'))).for(['Ива', 'Bob']);
});

const tableOf = (parts: PositionParts, ...texts: string[]) => {
  const played = position(parts);
  take(played, ...texts);
  return bloodTrail.presentation.table(bloodTrail.view(played.match.state, 0));
};

function mapOf(zones: readonly Zone[]): MapZone {
  const map = zones.find((zone): zone is MapZone => zone.zone === 'map');
  if (map === undefined) throw new Error('no map');
  return map;
}

/** The map as text, from the first row and column of the drawing on. */
function drawn(map: MapZone, rows: number, columns: number): string[] {
  return map.rows.slice(1, rows + 1).map((row) =>
    row
      .slice(1, columns + 1)
      .map(({ glyph }) => glyph)
      .join(''),
  );
}

describe('the map', () => {
  const GALLERY: PositionParts = {
    rows: ['......1', '.@,,..+...', '....a..'],
    foes: [{ kind: 'wolf-leader', asleep: true }],
    items: { a: 'antidote' },
  };

  test('BT-2 walls, floor, doors, hero, letters, drops and things are drawn as text', () => {
    const map = mapOf(tableOf(GALLERY).centre);
    expect(drawn(map, 3, 8)).toEqual(['......L#', '.@,,..+ ', '....!..#']);
    expect(map.rows).toHaveLength(map.height);
    expect(map.rows.every((row) => row.length === map.width)).toBe(true);
    expect(map.focus).toEqual({ x: 2, y: 2 });
    expect(map.spots).toContainEqual(expect.objectContaining({ id: 'map.item-1', x: 5, y: 3 }));
  });

  test('everything that can be looked at says what it is and where', () => {
    const map = mapOf(tableOf(GALLERY).centre);
    const said = map.spots.map(({ says }) => says && en.speak(says));
    expect(said).toContain('Wolf leader, 5 steps east, asleep');
    expect(said).toContain('antidote (item-1), 3 steps east');
  });

  test('BT-2 a thing that a creature stands on can be pointed at, though the creature is what is seen there', () => {
    const { match } = position(GALLERY);
    const state = bloodTrail.copy(match.state);
    const [item] = state.level.items;
    const [foe] = state.foes;
    if (item === undefined || foe === undefined) throw new Error('nothing to stand on, or nobody to stand there');
    foe.at = item.at;
    const { spots } = mapOf(bloodTrail.presentation.table(bloodTrail.view(state, 0)).centre);
    const there = spots.filter(({ x, y }) => x === 5 && y === 3).map(({ id }) => id);
    expect(there).toEqual(['map.item-1', `map.foe-${foe.id}`]);
  });

  test('CO-5 what has not been seen is not drawn, and what is only remembered is dim', () => {
    const parts = { rows: ['...@+....1'], foes: [{ kind: 'goblin', asleep: true }] } as const;
    const before = mapOf(tableOf(parts).centre);
    expect(drawn(before, 1, 10)).toEqual(['...@+     ']);
    const after = mapOf(tableOf(parts, 'go e', 'go w', 'go w').centre);
    expect(drawn(after, 1, 10)).toEqual([".@..'....g"]);
    const far = mapOf(tableOf({ rows: ['@+..'] }, 'go e', 'go e', 'go e').centre);
    expect(far.rows[1]?.slice(1, 5).map(({ glyph, dim }) => glyph + (dim ? '-' : ''))).toEqual(['.', "'", '@', '.']);
  });

  test('BT-2 in words: who and what is where, in steps and ways of the compass', () => {
    const words = mapOf(tableOf(GALLERY).centre).words.map((saying) => en.speak(saying));
    expect(words).toEqual([
      'Wolf leader, 5 steps east, asleep',
      'antidote (item-1), 3 steps east',
      'closed door (door-1), 5 steps east',
      'Open ways: north, north-east, east, south-east, south, south-west, west, and north-west',
    ]);
  });

  test('BT-2 the notes name who is around, the quests, level, experience and gold', () => {
    const table = tableOf(GALLERY);
    const zones = [...table.centre, ...table.seats.flatMap((area) => area.zones)];
    const notes = zones.flatMap((zone) => (zone.zone === 'note' ? [bg.speak(zone.text)] : []));
    expect(notes).toEqual([
      'Наоколо: L Вълк водач (спи)',
      'Опит 0/20, злато 0',
      '„Кървавата следа“: по капките до леговището, за да падне вълкът водач',
      '„Изчезналите миньори“: да се намерят значките на тримата миньори, по една на всяко ниво (0/3)',
      'Носи: желязна брадва и кожено палто',
      'Торба: противоотрова, превръзка ×2 и лечебна отвара',
    ]);
    expect(table.status.map((saying) => bg.speak(saying))).toEqual(['Горна галерия, ниво 1 от 3', 'Ход на света 0']);
  });
});

describe('bars and labels', () => {
  test('EF-17 EF-18 in Bulgarian: кръвx3:2 and the bars of the source', () => {
    // Rank 2 has ten life more: 58, and five mana.
    const { match } = position({ rows: ['@.'], body: { life: 54, mana: 5, effects: [{ ...bleed(2, 3) }] } });
    match.state.hero.rank = 2;
    const [area] = bloodTrail.presentation.table(bloodTrail.view(match.state, 0)).seats;
    const said = (area?.zones ?? []).flatMap((zone) => {
      if (zone.zone === 'gauge')
        return [gaugeBar(bg.speak(zone.name), zone.value, zone.most, zone.most === 5 ? 8 : 12)];
      if (zone.zone === 'effects')
        return [effectBar(zone.labels.map((label) => effectLabel(bg.speak(label.name), label)))];
      return [];
    });
    expect(said).toEqual(['Ж [###########-] 54/58', 'М [########] 5/5', '[кръвx3:2]']);
    expect(bg.speak(area?.summary ?? { key: '' })).toBe('варварин ур.2');
  });

  test('BT-4 in a fight every enemy has its number, its bar and its effects', () => {
    const table = tableOf(
      { rows: ['1@2'], foes: [{ kind: 'wolf' }, { kind: 'wolf', effects: [bleed(3, 2)] }], players: ['Ann', 'Bob'] },
      'wait',
    );
    const shown = table.centre.map((zone) => {
      switch (zone.zone) {
        case 'note':
          return en.speak(zone.text);
        case 'gauge':
          return gaugeBar(en.speak(zone.name), zone.value, zone.most, 5);
        case 'effects':
          return effectBar(zone.labels.map((label) => effectLabel(en.speak(label.name), label)));
        case 'map':
        case 'grid':
        case 'pile':
        case 'stack':
          return zone.zone;
      }
    });
    // One has acted in the world: the second has bled on the map and bleeds again when its own turn comes.
    expect(shown[0]).toBe('1) Wolf 1  L [#####] 15/15');
    expect(shown.filter((line) => line.startsWith('2) Wolf 2  L ['))).toHaveLength(1);
    expect(shown.some((line) => /^\[bleedx2:\d\]$/u.test(line))).toBe(true);
    expect(table.seats.map(({ summary }) => en.speak(summary))).toEqual([
      'barbarian, level 1',
      'plays the enemies: 2 in the fight',
    ]);
  });
});

describe('choices in words', () => {
  test('menus name the ways, what is there, and what skills and items do, from their own data', () => {
    const { match } = position({ rows: ['@1', '+.'], foes: [{ kind: 'goblin', asleep: true }], pack: ['bandage'] });
    const view = bloodTrail.view(match.state, 0);
    const said = (words: string[]): string => en.speak(bloodTrail.presentation.branch(words, view, 0).say);
    expect([said(['go', 'e']), said(['go', 's']), said(['go', 'se'])]).toEqual([
      'east: attack Goblin',
      'south: open the door',
      'south-east',
    ]);
    const detailed = (words: string[]): string =>
      en.speak(bloodTrail.presentation.branch(words, view, 0).detail ?? { key: '' });
    expect([said(['use', 'bandage']), detailed(['use', 'bandage'])]).toEqual([
      'bandage',
      'ends bleeding and own regeneration 2 for 3 turns',
    ]);
    expect([said(['skill', 'slam']), detailed(['skill', 'slam', '1'])]).toEqual([
      'slam',
      '2 mana: a blow of 80 % and in 75 % of cases stun for 1 turn',
    ]);
    expect(match.step).toBe('act');
  });

  test('keys stand for choices by their texts, on the map and in fights', () => {
    const { match } = position({ rows: ['@1', '..'], foes: [{ kind: 'goblin', asleep: true }] });
    const keys = () => bloodTrail.presentation.keys?.(bloodTrail.view(match.state, 0)) ?? [];
    const textOf = (key: string): string | undefined => keys().find((one) => one.key === key)?.text;
    expect(['up', 'h', 'n', 'z', 'x', '>', 'g'].map(textOf)).toEqual([
      'go n',
      'go w',
      'go se',
      'wait',
      'explore',
      'descend',
      'take',
    ]);
    for (const { text } of keys()) expect(bloodTrail.tidy(text)).toBe(text);
    take({ match }, 'go e');
    expect(textOf('f')).toBe('flee');
  });
});
