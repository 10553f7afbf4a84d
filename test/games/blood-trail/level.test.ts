// How levels are made: connected, from the seed alone, with a trail to the den (BT-1, BT-3, CO-1), and rot-js kept apart.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Chance, Match, seedChance } from '../../../src/engine/index.js';
import { LEVELS, levelOf } from '../../../src/games/blood-trail/content/levels/index.js';
import { bloodTrail } from '../../../src/games/blood-trail/index.js';
import {
  CELLS,
  DOOR,
  DROP,
  distance,
  FAR,
  FLOOR,
  floodFrom,
  isBorder,
  STAIRS,
  WALL,
} from '../../../src/games/blood-trail/rules/map/index.js';
import { type MadeLevel, makeLevel } from '../../../src/games/blood-trail/rules/map/make-level.js';
import { dig } from '../../../src/games/blood-trail/rules/map/rot.js';
import { setupFor } from '../../setups.js';

const SEEDS = Array.from({ length: 120 }, (_, seed) => seed);
const CATALOGUE = path.join('fixtures', 'blood-trail', 'seeds.json');

/** All levels of all seeds: what they are made from is drawn when a run begins. */
const levels: { readonly seed: string; readonly depth: number; readonly made: MadeLevel }[] = [];

beforeAll(() => {
  for (const seed of SEEDS) {
    const { seeds } = Match.begin(bloodTrail, setupFor(bloodTrail, { players: ['Ann'], seed: String(seed) })).state;
    LEVELS.forEach((_, depth) => levels.push({ seed: String(seed), depth, made: makeLevel(depth, seeds[depth] ?? 0) }));
  }
});

const waysFrom = ({ level }: MadeLevel) => floodFrom(level.entry, (cell) => level.cells[cell] !== WALL);

describe('levels', () => {
  test('BT-1 every cell, thing and creature of every level can be reached, over 120 seeds and three levels each', () => {
    for (const { made, depth } of levels) {
      const { steps } = waysFrom(made);
      const { level, creatures } = made;
      const cells = Array.from({ length: CELLS }, (_, cell) => cell);
      expect(cells.filter((cell) => isBorder(cell) && level.cells[cell] !== WALL)).toEqual([]);
      expect(cells.filter((cell) => level.cells[cell] !== WALL && steps[cell] === FAR)).toEqual([]);
      for (const { at } of [...creatures, ...level.items]) expect(level.cells[at]).toBe(FLOOR);
      expect(new Set(creatures.map(({ at }) => at)).size).toBe(creatures.length);
      expect(level.cells.split(STAIRS).length - 1).toBe(levelOf(depth).last ? 0 : 1);
    }
    expect(levels).toHaveLength(360);
  });

  test('BT-1 each level has its den with its master, doors, and the things that lie there for certain', () => {
    let doors = 0;
    for (const { made, depth } of levels) {
      const plan = levelOf(depth);
      const { level, creatures } = made;
      expect(creatures.find(({ at }) => at === level.den)?.kind).toBe(plan.den.master);
      for (const item of plan.sure) expect(level.items.map((one) => one.item)).toContain(item);
      doors += level.cells.split(DOOR).length - 1;
    }
    expect(doors / levels.length).toBeGreaterThan(2);
  });

  test('BT-1 BT-3 a trail of drops leads from the way in to the den, on clean floor only', () => {
    for (const { made, depth } of levels) {
      const { level } = made;
      const drops = [...level.decor].flatMap((glyph, cell) => (glyph === DROP ? [cell] : []));
      if (!levelOf(depth).trail) {
        expect(drops).toEqual([]);
        continue;
      }
      const taken = level.items.map(({ at }) => at);
      for (const cell of drops) expect([level.cells[cell], taken.includes(cell)]).toEqual([FLOOR, false]);
      // From drop to drop there are never more than a door, something that lies there or a sleeper to pass.
      const trail = new Set([...drops, level.den]);
      let at = level.entry;
      const left = new Set(trail);
      while (at !== level.den) {
        const next = [...left].reduce((best, drop) => (distance(at, drop) < distance(at, best) ? drop : best));
        expect(distance(at, next)).toBeLessThanOrEqual(4);
        left.delete(next);
        at = next;
      }
    }
  });

  test('nobody lives near the way in', () => {
    for (const { made } of levels) {
      const { steps } = waysFrom(made);
      for (const { at } of made.creatures) expect(steps[at]).toBeGreaterThanOrEqual(8);
    }
  });

  test('CO-1 the same seed makes the same levels, foes and loot: the catalogue of 100 seeds', () => {
    const entries = levels
      .filter(({ seed }) => Number(seed) < 100)
      .map(({ seed, depth, made: { level, creatures } }) => ({
        seed,
        level: depth + 1,
        map: createHash('sha256')
          .update(JSON.stringify([level.cells, level.decor, level.items, creatures]))
          .digest('hex')
          .slice(0, 12),
        foes: creatures.map(({ kind }) => kind).join(' '),
        loot: level.items.map(({ item, count }) => (count === 1 ? item : `${item}:${count}`)).join(' '),
      }));
    // WRITE_SEEDS=yes makes the catalogue anew, after a change of content or of how levels are made.
    if (process.env.WRITE_SEEDS === 'yes')
      writeFileSync(CATALOGUE, `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
    expect(entries).toEqual(JSON.parse(readFileSync(CATALOGUE, 'utf8')));
    expect(entries).toHaveLength(300);
  });
});

describe('rot-js', () => {
  interface Generator {
    setSeed(seed: number): unknown;
    getState(): number[];
    getUniform(): number;
  }
  const { RNG } = createRequire(import.meta.url)('rot-js') as { readonly RNG: Generator };

  test('digging leaves the library’s global generator as it was, and does not depend on it', () => {
    RNG.setSeed(5);
    const before = RNG.getState();
    const one = dig(77);
    expect(RNG.getState()).toEqual(before);
    RNG.setSeed(6);
    RNG.getUniform();
    expect(dig(77)).toEqual(one);
    expect(dig(78)).not.toEqual(one);
  });

  test('two runs played in turns are the same as one after the other', () => {
    const begin = (seed: string) =>
      Match.begin(bloodTrail, setupFor(bloodTrail, { players: ['Ann'], seed, options: ['turns=300'] }));
    const step = (match: ReturnType<typeof begin>, chance: Chance) => {
      if (!match.over) match.take(chance.below(match.choices.count));
    };
    const alone = ['x', 'y'].map((seed) => {
      const match = begin(seed);
      const chance = new Chance(seedChance(seed));
      for (let turn = 0; turn < 150; turn++) step(match, chance);
      return match.hash();
    });
    const matches = ['x', 'y'].map(begin);
    const chances = ['x', 'y'].map((seed) => new Chance(seedChance(seed)));
    for (let turn = 0; turn < 150; turn++) matches.forEach((match, at) => step(match, chances[at] as Chance));
    expect(matches.map((match) => match.hash())).toEqual(alone);
    expect(alone[0]).not.toBe(alone[1]);
  });
});
