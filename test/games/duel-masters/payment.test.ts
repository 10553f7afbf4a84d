// DM-7 and DM-39: what pays for what, what is tapped by itself, and paying by hand.
import { describe, expect, test } from '@jest/globals';
import { Chance, seedChance } from '../../../src/engine/index.js';
import type { Civilization } from '../../../src/games/duel-masters/cards/vocabulary.js';
import { canPay } from '../../../src/games/duel-masters/rules/payment.js';
import { creature, mana, spell } from './cards.js';
import { asked, position, take, tapped, zone } from './position.js';

type Mana = readonly Civilization[];

const L: Mana = ['light'];
const W: Mana = ['water'];
const D: Mana = ['darkness'];
const F: Mana = ['fire'];
const N: Mana = ['nature'];
const of = (...sets: readonly Mana[]): Civilization[] => sets.flat();

interface Case {
  readonly name: string;
  readonly mana: readonly Mana[];
  readonly card: Mana;
  readonly cost: number;
  readonly pays: boolean;
}

/** The cases that DM-7 implies, worked out by hand. */
const CASES: readonly Case[] = [
  {
    name: '{light-water}, {light} pay for light-water of cost 2',
    mana: [of(L, W), L],
    card: of(L, W),
    cost: 2,
    pays: true,
  },
  {
    name: '{light-water}, {fire} do not: neither gives the second',
    mana: [of(L, W), F],
    card: of(L, W),
    cost: 2,
    pays: false,
  },
  { name: 'three water do not pay for a fire card of cost 3', mana: [W, W, W], card: F, cost: 3, pays: false },
  {
    name: 'three cards of two civilizations pay for one of three, each giving another',
    mana: [of(L, W), of(W, D), of(L, D)],
    card: of(L, W, D),
    cost: 3,
    pays: true,
  },
  {
    name: 'three cards of the same two civilizations do not pay for one of three',
    mana: [of(L, W), of(L, W), of(L, W)],
    card: of(L, W, D),
    cost: 3,
    pays: false,
  },
  { name: 'the right civilizations and too few cards do not pay', mana: [L, W], card: of(L, W), cost: 3, pays: false },
  { name: 'one of the civilization and others of any pay together', mana: [F, W, N], card: F, cost: 3, pays: true },
  {
    name: 'enough cards of two civilizations do not pay for a third',
    mana: [of(L, W), of(L, W), F, F],
    card: of(L, W, D),
    cost: 4,
    pays: false,
  },
  {
    name: 'five civilizations are matched even where each mana card could give several',
    mana: [of(L, W), of(W, D), of(D, F), of(F, N), of(L, N)],
    card: of(L, W, D, F, N),
    cost: 5,
    pays: true,
  },
];

describe('DM-7 what pays', () => {
  test.each(CASES)('DM-7 $name', ({ mana: sets, card, cost, pays }) => {
    const wanted = creature('wanted', 1000, { civilizations: card, cost });
    const at = position({ ann: { hand: [wanted], mana: manaOf(sets) } });
    expect(at.match.texts().includes('use wanted')).toBe(pays);
    if (!pays) return;
    take(at, 'use wanted');
    expect(zone(at, 'ann', 'mana').match(/!/gu)?.length).toBe(cost);
    expect(zone(at, 'ann', 'battle')).toBe('wanted');
  });

  test('DM-7 tapped mana pays for nothing', () => {
    const wanted = creature('wanted', 1000, { cost: 2 });
    const at = position({ ann: { hand: [wanted], mana: [mana('fire'), tapped(mana2('fire'))] } });
    expect(at.match.closed()).toEqual([{ text: 'use wanted', code: 'duel-masters.not-enough-mana' }]);
    expect(at.match.texts()).toEqual(['done']);
  });

  test('DM-7 the reason why not tells the lacking civilization from the lacking mana', () => {
    const wanted = creature('wanted', 1000, { civilizations: ['light'], cost: 2 });
    const at = position({ ann: { hand: [wanted], mana: manaOf([F, F, F]) } });
    expect(at.match.closed()).toEqual([{ text: 'use wanted', code: 'duel-masters.no-civilization' }]);
  });
});

describe('DM-7 the matching', () => {
  test('DM-7 it finds a payment exactly where trying all ways finds one', () => {
    const next = numbers(7);
    let payable = 0;
    for (let round = 0; round < 3000; round++) {
      const sets = Array.from({ length: 1 + next(6) }, () => 1 + next(31));
      const civilizations = 1 + next(31);
      const cost = 1 + next(6);
      const counts = new Array<number>(32).fill(0);
      for (const set of sets) counts[set] = (counts[set] ?? 0) + 1;
      const right = sets.length >= cost && sizeOf(civilizations) <= cost && canGiveAll(sets, civilizations);
      expect(canPay(counts, civilizations, cost)).toBe(right);
      if (right) payable++;
    }
    expect(payable).toBeGreaterThan(300);
  });
});

describe('DM-7 payment that is chosen', () => {
  test('DM-7 mana of other civilizations is tapped first, so that the rest of the hand stays payable', () => {
    const hand = [creature('red', 1000, { cost: 2 }), creature('blue', 1000, { civilizations: ['water'], cost: 2 })];
    const at = position({ ann: { hand, mana: manaOf([W, W, F, F]) } });
    take(at, 'use red', 'use blue');
    expect(zone(at, 'ann', 'battle')).toBe('red blue');
  });

  test('DM-7 cards of one civilization are tapped before those of two, when the hand does not decide', () => {
    const at = position({ ann: { hand: [creature('red', 1000, { cost: 1 })], mana: manaOf([of(F, N), F, of(F, W)]) } });
    take(at, 'use red');
    expect(zone(at, 'ann', 'mana')).toBe('fire-nature-mana fire-mana! fire-water-mana');
  });

  test('DM-7 by hand the mana cards are tapped one after another, and only what completes a payment is open', () => {
    const hand = [creature('pair', 1000, { civilizations: ['light', 'water'], cost: 2 })];
    const at = position({ ann: { hand, mana: manaOf([of(L, W), L, F]) } });
    // {light-water} and {light} is the only payment: there is nothing to choose.
    expect(at.match.texts()).toEqual(['use pair', 'done']);
    const more = position({ ann: { hand, mana: manaOf([of(L, W), L, W, F]) } });
    expect(more.match.texts()).toEqual(['use pair', 'pay pair', 'done']);
    take(more, 'pay pair');
    expect(asked(more)).toBe('ann pay');
    // Fire gives neither of the two.
    expect(more.match.texts()).toEqual(['spend light-water-mana', 'spend light-mana', 'spend water-mana']);
    take(more, 'spend light-mana');
    expect(more.match.texts()).toEqual(['spend light-water-mana', 'spend water-mana']);
    take(more, 'spend light-water-mana');
    expect(zone(more, 'ann', 'mana')).toBe('light-water-mana! light-mana! water-mana fire-mana');
    expect(zone(more, 'ann', 'battle')).toBe('pair');
  });

  test('DM-7 a spell that is paid by hand is carried out as well', () => {
    const hand = [spell('insight', [{ do: 'draw', count: 2 }], { cost: 1 })];
    const at = position({ ann: { hand, mana: manaOf([of(F, N), F]) } });
    take(at, 'pay insight', 'spend fire-nature-mana');
    expect(zone(at, 'ann', 'graveyard')).toBe('insight');
    expect(zone(at, 'ann', 'mana')).toBe('fire-nature-mana! fire-mana');
  });
});

function manaOf(sets: readonly Mana[]): ReturnType<typeof mana>[] {
  const made = new Map<string, ReturnType<typeof mana>>();
  return sets.map((set) => {
    const key = set.join('-');
    const card = made.get(key) ?? mana(...set);
    made.set(key, card);
    return card;
  });
}

/** Tries each mana card for each civilization. */
function canGiveAll(sets: readonly number[], civilizations: number): boolean {
  if (civilizations === 0) return true;
  const one = civilizations & -civilizations;
  return sets.some(
    (set, at) =>
      (set & one) !== 0 &&
      canGiveAll(
        sets.filter((_, other) => other !== at),
        civilizations ^ one,
      ),
  );
}

function sizeOf(set: number): number {
  return set.toString(2).replaceAll('0', '').length;
}

/** Whole numbers below a limit, the same in each run. */
function numbers(seed: number): (limit: number) => number {
  const chance = new Chance(seedChance(String(seed)));
  return (limit) => chance.below(limit);
}

function mana2(civilization: Civilization): ReturnType<typeof mana> {
  return { ...mana(civilization), id: 'spare' };
}
