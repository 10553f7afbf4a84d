// The map of Blood Trail: walking, doors, drops, the world's turn, errands, things (BT-2, BT-3, BT-8, BT-9).
import { describe, expect, test } from '@jest/globals';
import { faultsOf, Match, seedChance } from '../../../src/engine/index.js';
import { bloodTrail } from '../../../src/games/blood-trail/index.js';
import { DOOR, OPEN_DOOR } from '../../../src/games/blood-trail/rules/map/index.js';
import { bleed, effect } from '../../../src/kits/combat/index.js';
import { at, build, decorIn, effectsTold, position, take, told } from './position.js';

const CORRIDOR = '@..........';

describe('walking', () => {
  test('BT-8 one step is one turn of the world', () => {
    const { match } = position({ rows: [CORRIDOR] });
    take({ match }, 'go e', 'e', 'go east');
    expect([match.state.time, match.state.run.turn, match.state.body.at]).toEqual([3, 4, at(3, 0)]);
    expect([match.asked, match.step]).toEqual([0, 'act']);
  });

  test('CO-3 a wall is closed with that reason, and going there changes nothing', () => {
    const { match } = position({ rows: [CORRIDOR] });
    const before = match.hash();
    expect(match.choose('go n')).toMatchObject({ code: 'closed', data: { reason: { key: 'closed.trail.wall' } } });
    expect(match.hash()).toBe(before);
    expect(match.texts()).toContain('go e');
  });

  test('BT-2 walking into a closed door opens it and takes a turn; it hid what lies behind', () => {
    const { match, heard } = position({ rows: ['.@+...1'], foes: [{ kind: 'goblin', asleep: true }] });
    expect(bloodTrail.view(match.state, 0).foes).toEqual([]);
    take({ match }, 'go e');
    expect(match.state.level.cells[at(2, 0)]).toBe(OPEN_DOOR);
    expect([match.state.body.at, match.state.time]).toEqual([at(1, 0), 1]);
    expect(told(heard, 'trail.opens')).toHaveLength(1);
    expect(told(heard, 'trail.sees')).toMatchObject([{ names: [{ kind: 'goblin' }] }]);
    expect(match.texts()).toContain('go e');
  });

  test('BT-4 walking into an enemy begins a fight that the hero opens', () => {
    const { match, heard } = position({ rows: ['@1'], foes: [{ kind: 'goblin', asleep: true }] });
    take({ match }, 'go e');
    expect(told(heard, 'trail.fight')).toHaveLength(1);
    expect(told(heard, 'trail.ability')).toEqual([]);
    expect([match.asked, match.step]).toEqual([0, 'choose']);
  });

  test('BT-4 whoever is awake and near joins the fight; sleepers beside it sleep on', () => {
    const { match, heard } = position({
      rows: ['.2...', '.@1..', '..3..'],
      foes: [{ kind: 'goblin', asleep: true }, { kind: 'wolf' }, { kind: 'wolf', asleep: true }],
    });
    take({ match }, 'go e');
    expect(told(heard, 'trail.fight')).toMatchObject([{ names: [{ kind: 'goblin' }, { kind: 'wolf' }] }]);
    expect(match.state.fight).toEqual({ foes: [1, 2] });
    expect(match.state.foes.map(({ asleep }) => asleep)).toEqual([false, false, true]);
    expect(match.step).toBe('choose');
  });

  test('an enemy that is awake hunts the hero and attacks from the next cell', () => {
    const { match } = position({ rows: ['@....1'], foes: [{ kind: 'goblin' }] });
    take({ match }, 'wait', 'wait', 'wait', 'wait');
    expect([match.step, match.state.foes[0]?.at]).toEqual(['act', at(1, 0)]);
    take({ match }, 'wait');
    expect([match.asked, match.step]).toEqual([0, 'choose']);
  });

  test('enemies do not open doors', () => {
    const { match } = position({ rows: ['@+.1'], foes: [{ kind: 'goblin', change: { alert: 8 } }] });
    for (let turn = 0; turn < 30; turn++) take({ match }, 'wait');
    expect(match.state.level.cells[at(1, 0)]).toBe(DOOR);
    expect(match.step).toBe('act');
  });
});

describe('drops of blood', () => {
  test('BT-3 a bleeding hero leaves a drop on each cell that is left, and the trail stops with the bleeding', () => {
    const { match } = position({ rows: [CORRIDOR], body: { effects: [bleed(3, 1)] } });
    take({ match }, 'go e', 'go e', 'go e', 'go e', 'go e');
    expect(decorIn(match.state, 0, 8)).toBe(',,,     ');
    expect([match.state.blood, match.state.body.life]).toEqual([3, 48 - 3]);
    expect(match.step).toBe('act');
  });

  test('BT-3 a bleeding enemy leaves drops on three cells and no more', () => {
    // The hero stands far off behind a door, so that nobody sees it run.
    const { match } = position({
      rows: ['@+.......', '........1'],
      foes: [{ kind: 'wolf', effects: [bleed(3, 1)] }],
    });
    const cells = new Set<number>();
    for (let turn = 0; turn < 200 && cells.size < 6; turn++) {
      cells.add(match.state.foes[0]?.at ?? 0);
      take({ match }, 'wait');
    }
    const drops = [...match.state.level.decor].filter((glyph) => glyph === ',').length;
    expect(drops).toBeLessThanOrEqual(3);
    expect(match.state.foes[0]?.life).toBe(15 - 3);
  });

  test('BT-3 drops lie on clean floor only: corpses and things stay visible', () => {
    const { match } = position({
      rows: ['@%a.'],
      items: { a: 'antidote' },
      body: { effects: [bleed(9, 1)] },
    });
    take({ match }, 'go e', 'go e', 'go e');
    expect(decorIn(match.state, 0, 4)).toBe(',%  ');
    expect(match.step).toBe('act');
  });

  test('BT-3 a corpse covers a drop', () => {
    const { match } = position({ rows: ['@1'], foes: [{ kind: 'wolf', life: 1 }], pack: ['fire-flask'] });
    match.state.level.decor = `${match.state.level.decor.slice(0, at(1, 0))},${match.state.level.decor.slice(at(2, 0))}`;
    take({ match }, 'go e', 'item fire-flask 1');
    expect(decorIn(match.state, 0, 2)).toBe(' %');
    expect(match.step).toBe('act');
  });
});

describe('the turn of the world', () => {
  test('BT-8 the hero’s effects tick once in each turn of the world', () => {
    const { match, heard } = position({ rows: [CORRIDOR], body: { effects: [effect('poison', 3, 2)] } });
    take({ match }, 'wait', 'wait');
    expect(match.state.body).toMatchObject({ life: 44, effects: [{ id: 'poison', turns: 1 }] });
    expect(effectsTold(heard)).toEqual(['fx.tick.poison', 'fx.tick.poison']);
    expect(match.step).toBe('act');
  });

  test('BT-8 EF-19 an enemy that bleeds to death unseen says nothing, earns nothing and leaves no loot, but its blood counts', () => {
    const { match, heard } = position({
      rows: ['@+.1', '.###'],
      foes: [{ kind: 'wolf-leader', asleep: true, life: 4, effects: [bleed(3, 2)] }],
      change: { stages: [1, 0] },
    });
    take({ match }, 'wait', 'wait');
    expect(match.state.foes).toEqual([]);
    expect(effectsTold(heard)).toEqual([]);
    expect(told(heard, 'trail.falls')).toEqual([]);
    expect(match.state).toMatchObject({ kills: 0, unseenBlood: 4, blood: 0, hero: { experience: 0, gold: 0 } });
    expect(match.state.level.items).toEqual([]);
    // The corpse is there for whoever comes to look.
    expect(match.state.level.decor[at(3, 0)]).toBe('%');
    expect(match.step).toBe('act');
  });

  test('BT-8 the same enemy in sight brings experience and loot', () => {
    const { match, heard } = position({
      rows: ['@..1'],
      foes: [{ kind: 'wolf-leader', asleep: true, life: 4, effects: [bleed(3, 2)] }],
      change: { stages: [1, 0] },
    });
    take({ match }, 'wait', 'wait');
    expect(told(heard, 'trail.falls')).toMatchObject([{ experience: 40 }]);
    expect(match.state.level.items).toMatchObject([{ item: 'fang-knife', at: at(3, 0) }]);
    expect([match.state.blood, match.state.unseenBlood]).toEqual([4, 0]);
  });

  test('EF-13 heavily wounded is told once', () => {
    const { match, heard } = position({ rows: [CORRIDOR], body: { life: 14, effects: [effect('poison', 4, 2)] } });
    take({ match }, 'wait', 'wait', 'wait');
    // 12 of 48 is a quarter, 10 is less.
    expect(effectsTold(heard).filter((fx) => fx === 'fx.wounded')).toHaveLength(1);
    expect(match.state.body.life).toBe(8);
  });

  test('BT-9 slow recovery: 1 life every third turn, paused while bleeding or poisoned', () => {
    const well = position({ rows: [CORRIDOR], body: { life: 20 } });
    take(well, 'wait', 'wait', 'wait', 'wait', 'wait', 'wait');
    expect(well.match.state.body.life).toBe(22);
    for (const ill of [bleed(3, 1), effect('poison', 3, 1)]) {
      const { match } = position({ rows: [CORRIDOR], body: { life: 20, effects: [ill] } });
      take({ match }, 'wait', 'wait', 'wait');
      expect(match.state.body.life).toBe(17);
      take({ match }, 'wait', 'wait', 'wait');
      expect(match.state.body.life).toBe(18);
    }
  });

  test('BT-9 an antidote ends poison, bleeding and burning at once', () => {
    const { match, heard } = position({
      rows: [CORRIDOR],
      pack: ['antidote'],
      body: { effects: [effect('poison', 3, 2), bleed(3, 1), effect('burn', 3, 2), effect('weak', 3, 2)] },
    });
    take({ match }, 'use antidote');
    expect(match.state.body.effects).toMatchObject([{ id: 'weak' }]);
    expect(told(heard, 'trail.cured').map(({ effect: id }) => id)).toEqual(['poison', 'bleed', 'burn']);
    expect([match.state.body.life, match.state.hero.pack]).toEqual([48, []]);
    expect(match.step).toBe('act');
  });

  test('BT-9 a bandage gives back up to six life in three turns, and never more than the most', () => {
    const { match } = position({ rows: [CORRIDOR], pack: ['bandage'], body: { life: 43, effects: [bleed(3, 3)] } });
    take({ match }, 'use bandage', 'wait', 'wait');
    // 2 a turn for three turns, and 1 by slow recovery in the third: the most is 48.
    expect([match.state.body.life, match.state.body.effects]).toEqual([48, []]);
  });
});

describe('errands', () => {
  const ROOM = ['@.........', '..........'];

  test('exploring goes on by itself, a world turn a step, until something is found', () => {
    const { match, heard } = position({ rows: ['@...............a'], items: { a: 'antidote' } });
    take({ match }, 'explore');
    expect(match.state.run.turn).toBe(2);
    // It can be seen from nine steps off: seven steps of the way are gone.
    expect([match.state.body.at, match.state.time]).toEqual([at(7, 0), 7]);
    expect(told(heard, 'trail.finds')).toMatchObject([{ kind: 'item', item: 'antidote' }]);
    take({ match }, 'explore');
    expect(match.state.body.at).toBe(at(16, 0));
    expect(match.texts()).toContain('take');
  });

  test('exploring stops when an enemy comes into view, asleep or not', () => {
    const { match } = position({ rows: ['@...............1'], foes: [{ kind: 'goblin', asleep: true }] });
    take({ match }, 'explore');
    expect([match.state.body.at, match.step]).toEqual([at(7, 0), 'act']);
  });

  test('with an enemy awake in view errands are closed, with that reason', () => {
    const { match } = position({ rows: ['@.....1..', '>........'], foes: [{ kind: 'goblin' }], body: { life: 20 } });
    for (const text of ['explore', 'rest', 'travel stairs'])
      expect(faultsOf(match.find(text))).toMatchObject([
        { code: 'closed', data: { reason: { key: 'closed.trail.enemy-near' } } },
      ]);
    expect(match.texts()).toContain('go e');
  });

  test('an errand stops when life is lost', () => {
    const { match } = position({ rows: ROOM, body: { life: 20, effects: [effect('poison', 9, 1)] } });
    take({ match }, 'rest');
    expect([match.state.time, match.state.body.life, match.step]).toEqual([1, 19, 'act']);
  });

  test('resting goes on until the hero is well', () => {
    const { match } = position({ rows: ROOM, body: { life: 46, mana: 4 } });
    take({ match }, 'rest');
    expect([match.state.body.life, match.state.time, match.step]).toEqual([48, 6, 'act']);
    expect(faultsOf(match.find('rest'))).toMatchObject([
      { code: 'closed', data: { reason: { key: 'closed.trail.well' } } },
    ]);
  });

  test('resting beside something that lies on the floor is not disturbed by it', () => {
    const { match } = position({ rows: ['@a........'], items: { a: 'antidote' }, body: { life: 45 } });
    take({ match }, 'go e', 'rest');
    expect([match.state.body.life, match.step]).toEqual([48, 'act']);
  });

  test('travelling takes the shortest known way, through doors, and stops there', () => {
    const { match } = position({ rows: ['@..+..>'] });
    take({ match }, 'go e', 'travel door-1');
    expect([match.state.level.cells[at(3, 0)], match.state.body.at]).toEqual([OPEN_DOOR, at(2, 0)]);
    take({ match }, 'travel stairs');
    expect(match.state.body.at).toBe(at(6, 0));
    expect(faultsOf(match.find('travel stairs'))).toMatchObject([
      {
        code: 'closed',
        data: { reason: { key: 'closed.trail.here' } },
      },
    ]);
    expect(faultsOf(match.find('travel door-1'))).toMatchObject([{ code: 'closed' }]);
  });

  test('names of places count in the order of finding and stay when one is gone', () => {
    const { match } = position({ rows: ['@.a.b'], items: { a: 'antidote', b: 'bandage' } });
    take({ match }, 'travel item-1', 'take');
    expect(match.texts()).toContain('travel item-2');
    expect(match.texts()).not.toContain('travel item-1');
  });

  test('exploring ends where nothing is left to explore, and the state after it resumes with the same choices', () => {
    const { match } = position({ rows: ['@...............'], players: ['Ann', 'Bob'] });
    take({ match }, 'explore');
    expect([match.state.body.at, match.step]).toEqual([at(7, 0), 'act']);
    const parsed = JSON.parse(JSON.stringify(match.state)) as typeof match.state;
    expect(Match.resume(bloodTrail, parsed).texts()).toEqual(match.texts());
  });
});

describe('things', () => {
  test('coins become gold, everything else goes into the pack', () => {
    const { match } = position({ rows: ['@ab'], items: { a: 'coins', b: 'whetstone' }, pack: [] });
    take({ match }, 'go e', 'take', 'go e', 'take');
    expect([match.state.hero.gold, match.state.hero.pack]).toEqual([7, ['whetstone']]);
    expect(faultsOf(match.find('take'))).toMatchObject([
      {
        code: 'closed',
        data: { reason: { key: 'closed.trail.nothing-here' } },
      },
    ]);
  });

  test('EF-6 what is worn adds to statistics, and what was worn goes into the pack', () => {
    const { match } = position({ rows: ['@.'], pack: ['bearded-axe', 'ring-mail'] });
    take({ match }, 'equip bearded-axe');
    expect(match.state.hero).toMatchObject({ pack: ['iron-axe', 'ring-mail'], worn: { weapon: 'bearded-axe' } });
    expect(faultsOf(match.find('equip bearded-axe'))).toMatchObject([
      {
        code: 'closed',
        data: { reason: { key: 'closed.trail.worn' } },
      },
    ]);
    expect(faultsOf(match.find('use bandage'))).toMatchObject([
      {
        code: 'closed',
        data: { reason: { key: 'closed.trail.no-item' } },
      },
    ]);
    expect(match.texts()).toContain('equip iron-axe');
  });

  test('what is of use only in a fight is closed on the map', () => {
    const { match } = position({ rows: ['@.'], pack: ['smoke-bomb', 'gallery-chart'] });
    expect(faultsOf(match.find('use smoke-bomb'))).toMatchObject([
      {
        code: 'closed',
        data: { reason: { key: 'closed.trail.fight-only' } },
      },
    ]);
    expect(match.texts()).toContain('use gallery-chart');
  });

  test('a chart shows the level, but neither who lives there nor what lies there', () => {
    const { match } = position({
      rows: ['@+....1.a'],
      foes: [{ kind: 'goblin', asleep: true }],
      items: { a: 'antidote' },
      pack: ['gallery-chart'],
    });
    take({ match }, 'use gallery-chart');
    const view = bloodTrail.view(match.state, 0);
    expect(view.level.cells[at(8, 0)]).toBe('.');
    expect([view.foes, view.level.items]).toEqual([[], []]);
    expect(match.step).toBe('act');
  });

  test('BT-1 the way down stays shut until the quest of the level is done', () => {
    const { match } = position({ rows: ['.@>'] });
    take({ match }, 'go e');
    expect(faultsOf(match.find('descend'))).toMatchObject([
      { code: 'closed', data: { reason: { key: 'closed.trail.shut' } } },
    ]);
    const open = position({ rows: ['.@>'], change: { stages: [1, 0] } });
    take(open, 'go e', 'descend');
    expect([open.match.state.depth, told(open.heard, 'trail.descends')]).toMatchObject([
      1,
      [{ level: 'goblin-warrens' }],
    ]);
    expect(open.match.step).toBe('act');
  });
});

test('CO-2 the same position and seed play alike, another seed does not', () => {
  const hashes = ['a', 'a', 'b'].map((seed) => {
    const state = build({ rows: ['1.....@', '.......'], foes: [{ kind: 'wolf', change: { lost: 0 } }] });
    state.run.chance = seedChance(seed);
    const match = Match.resume(bloodTrail, state);
    while (match.step === 'act') take({ match }, 'wait');
    take({ match }, 'strike 1');
    match.state.run.chance = seedChance('0');
    return match.hash();
  });
  expect(hashes[0]).toBe(hashes[1]);
  expect(hashes[2]).not.toBe(hashes[0]);
});
