// The nine number traces of the rules for lasting effects, step by step.
import { expect, test } from '@jest/globals';
import {
  accuracy,
  applyEffect,
  type Bearer,
  bleed,
  combatWords,
  EFFECT_KINDS,
  effect,
  hasEffect,
  heal,
  statistic,
  tickEffects,
} from '../../../src/kits/combat/index.js';
import { apply, bar, creature, notebook, tick } from './creatures.js';

const stats = (bearer: Bearer): number[] =>
  ['strength', 'defence'].map((name) => statistic(EFFECT_KINDS, bearer, name));
const aim = (bearer: Bearer): number => accuracy(EFFECT_KINDS, bearer);

/** Ticks once and answers life and bar. */
const ticked = (bearer: Bearer, hearer = notebook()): [number, string] => {
  tick(bearer, hearer);
  return [bearer.life, bar(bearer)];
};

test('EF-8 trace 1: poison and regeneration together', () => {
  const bearer = creature(20);
  apply(bearer, effect('poison', 3, 2));
  apply(bearer, effect('regen', 2, 1));
  expect(ticked(bearer)).toEqual([19, '[poi:2 reg:1]']);
  expect(ticked(bearer)).toEqual([18, '[poi:1]']);
  expect(ticked(bearer)).toEqual([16, '']);
});

test('EF-4 trace 2: a goblin is poisoned, bled and stunned twice over', () => {
  const goblin = creature(40);
  expect([apply(goblin, effect('poison', 3, 2)), bar(goblin)]).toEqual([true, '[poi:3]']);
  expect([apply(goblin, effect('poison', 5, 1)), bar(goblin)]).toEqual([true, '[poi:5]']);
  expect(goblin.effects[0]?.power).toBe(2);
  expect(apply(goblin, bleed(3, 1))).toBe(true);
  expect([apply(goblin, bleed(3, 1)), bar(goblin)]).toEqual([true, '[poi:5 bleedx2:3]']);
  expect(apply(goblin, effect('stun', 1, 1))).toBe(true);
  expect([apply(goblin, effect('stun', 2, 1)), bar(goblin)]).toEqual([false, '[poi:5 bleedx2:3 stun:1]']);
});

test('EF-7 trace 3: a wolf bleeds more with every wound, and is heavily wounded once', () => {
  const wolf = creature(15);
  const notes = notebook();
  const lives = [1, 2, 3, 4, 5].map((turn) => {
    if (turn <= 3) apply(wolf, bleed(3, 1), notes);
    const woundedBefore = notes.notes.includes('fx.wounded 3');
    const [life, labels] = ticked(wolf, notes);
    return [life, labels, !woundedBefore && notes.notes.includes('fx.wounded 3')];
  });
  expect(lives).toEqual([
    [14, '[bleed:2]', false],
    [12, '[bleedx2:2]', false],
    [9, '[bleedx3:2]', false],
    [6, '[bleedx3:1]', false],
    [3, '', true],
  ]);
  expect(notes.notes.filter((note) => note.startsWith('fx.wounded'))).toHaveLength(1);
  expect(notes.blood).toBe(12);
});

test('EF-4 trace 3, if bleeding refreshed: five ticks of one wound', () => {
  const kinds = { bleed: { ...EFFECT_KINDS.bleed, repeat: 'refresh' as const } };
  const wolf = creature(15);
  const notes = notebook();
  for (let turn = 1; turn <= 5; turn++) {
    if (turn <= 3) applyEffect(kinds, wolf, bleed(3, 1), notes);
    tickEffects(kinds, wolf, notes);
  }
  expect([wolf.life, notes.blood]).toEqual([10, 5]);
});

test('EF-7 trace 4: a second, deeper wound before the second tick', () => {
  // Tick 1: one wound, 20 − 1 = 19, two turns left. Then EF-4: 1 + 2 = 3 wounds, turns the larger of 2 and 3 = 3, power 1.
  // Ticks 2, 3 and 4: three each, 16, 13, 10; the turns run 2, 1, 0. Blood 1 + 3 + 3 + 3 = 10. 10 · 4 is not below 20.
  const hero = creature(20);
  const notes = notebook();
  apply(hero, bleed(3, 1), notes);
  expect(ticked(hero, notes)).toEqual([19, '[bleed:2]']);
  apply(hero, bleed(3, 2), notes);
  expect(bar(hero)).toBe('[bleedx3:3]');
  expect(ticked(hero, notes)).toEqual([16, '[bleedx3:2]']);
  expect(ticked(hero, notes)).toEqual([13, '[bleedx3:1]']);
  expect(ticked(hero, notes)).toEqual([10, '']);
  expect(notes.blood).toBe(10);
  expect(notes.notes.some((note) => note.startsWith('fx.wounded'))).toBe(false);
});

test('EF-10 trace 5: rage and shield come and go', () => {
  const bearer = creature(30, 30, { base: { strength: 10, defence: 4 } });
  apply(bearer, effect('rage', 3, 4));
  apply(bearer, effect('shield', 2, 5));
  expect(stats(bearer)).toEqual([14, 7]);
  tick(bearer);
  expect(stats(bearer)).toEqual([14, 7]);
  tick(bearer);
  expect(stats(bearer)).toEqual([14, 2]);
  tick(bearer);
  expect(stats(bearer)).toEqual([10, 4]);
});

test('EF-7 trace 6: a bleeding wolf leaves drops in a corridor, as long as it bleeds', () => {
  const corridor = [...'#...........#'];
  const wolf = creature(15);
  const notes = notebook();
  let at = 1;
  apply(wolf, bleed(3, 1), notes);
  for (let step = 0; step < 5; step++) {
    if (hasEffect(wolf, 'bleed')) corridor[at] = ',';
    if (corridor[at + 1] !== '#') at++;
    tick(wolf, notes);
  }
  expect(corridor.join('')).toBe('#,,,........#');
  expect([at, notes.blood]).toEqual([6, 3]);
});

test('EF-15 trace 7: poison brings accuracy down with life, and healing brings it back', () => {
  const bearer = creature(14, 40, { base: { agility: 10 } });
  const notes = notebook();
  apply(bearer, effect('poison', 3, 3), notes);
  expect(aim(bearer)).toBe(95);
  const seen = [1, 2, 3].map(() => {
    tick(bearer, notes);
    return [bearer.life, aim(bearer), notes.notes.filter((note) => note.startsWith('fx.wounded')).length];
  });
  expect(seen).toEqual([
    [11, 95, 0],
    [8, 80, 1],
    [5, 80, 1],
  ]);
  heal(bearer, 10);
  expect([bearer.life, aim(bearer)]).toEqual([15, 95]);
});

test('EF-11 trace 8: four chills and two ticks', () => {
  const bearer = creature(30, 30, { base: { agility: 10 } });
  const notes = notebook();
  expect(aim(bearer)).toBe(95);
  const seen = [1, 2, 3, 4].map(() => {
    apply(bearer, effect('chill', 2, 1), notes);
    return [aim(bearer), bar(bearer)];
  });
  expect(seen).toEqual([
    [91, '[chill:2]'],
    [87, '[chillx2:2]'],
    [83, '[chillx3:2]'],
    [83, '[chillx3:2]'],
  ]);
  expect(notes.notes).toEqual(['fx.on.chill 1', 'fx.more.chill 2', 'fx.more.chill 3', 'fx.more.chill 3']);
  tick(bearer);
  expect([aim(bearer), bar(bearer)]).toEqual([83, '[chillx3:1]']);
  tick(bearer);
  expect([aim(bearer), bar(bearer)]).toEqual([95, '']);
});

test('EF-11 trace 8: a chill at the most still renews the turns', () => {
  const bearer = creature(30);
  for (let times = 0; times < 3; times++) apply(bearer, effect('chill', 2, 1));
  tick(bearer);
  apply(bearer, effect('chill', 2, 1));
  expect(bar(bearer)).toBe('[chillx3:2]');
});

test('EF-15 trace 9: nine of forty is heavily wounded', () => {
  expect(aim(creature(9, 40, { base: { agility: 10 } }))).toBe(80);
});

test('EF-17 the traces’ labels in Bulgarian', async () => {
  const words: Readonly<Record<string, string>> = await combatWords('bg');
  const bearer = creature(60);
  for (const id of ['poison', 'burn', 'stun', 'regen', 'rage', 'shield', 'chill']) apply(bearer, effect(id, 2, 1));
  apply(bearer, bleed(3, 3));
  expect(bar(bearer, (id) => words[`fxs.${id}`] ?? '')).toBe(
    '[отр:2 огън:2 зашем:2 рег:2 ярост:2 щит:2 студ:2 кръвx3:3]',
  );
});
