// Combat, damage, the clock and the levels (WS-8 to WS-12).
import { describe, expect, test } from '@jest/globals';
import { NOBODY } from '../../../src/engine/index.js';
import { codes, field, position, side, take, told } from './position.js';

describe('who meets whom', () => {
  test('WS-8 own left faces the opponent’s right: places 1, 2, 3 meet 3, 2, 1', () => {
    const at = position({
      from: 'combat',
      ann: { front: ['strong', 'strong', 'strong'] },
      bob: { front: ['tiny', 'weak', 'middle'] },
    });
    take(at, 'attack front-1', 'attack front-2', 'attack front-3');
    expect(told(at.heard, 'weiss.meets').map(({ other }) => other.id)).toEqual(['middle', 'weak', 'tiny']);
    expect([field(at, 1), side(at, 1).discard]).toEqual([
      ['', '', '', '', ''],
      ['middle', 'weak', 'tiny'],
    ]);
  });

  test('WS-8 the higher power wins, the loser dies, and damage is done', () => {
    const at = position({ from: 'combat', ann: { front: ['strong'] }, bob: { front: [null, null, 'middle'] } });
    take(at, 'attack front-1');
    expect(told(at.heard, 'weiss.meets')).toMatchObject([{ power: 4000, against: 2000 }]);
    expect([field(at, 0)[0], field(at, 1)[2]]).toEqual(['strong', '']);
    expect([side(at, 0).stock?.length, side(at, 1).clock?.length]).toEqual([1, 2]);
  });

  test('WS-8 WS-9 a lost attack kills the attacker, turns up nothing and does no damage', () => {
    const at = position({ from: 'combat', ann: { front: ['weak'] }, bob: { front: [null, null, 'middle'] } });
    take(at, 'attack front-1');
    expect([field(at, 0)[0], field(at, 1)[2], side(at, 0).discard]).toEqual(['', 'middle', ['weak']]);
    expect(codes(at.heard).slice(0, 2)).toEqual(['weiss.meets', 'weiss.died']);
    expect([told(at.heard, 'weiss.turned-up'), told(at.heard, 'weiss.damage')]).toEqual([[], []]);
  });

  test('WS-8 WS-9 with equal power both die, nothing is turned up and no damage is done', () => {
    const at = position({ from: 'combat', ann: { front: ['strong'] }, bob: { front: [null, null, 'twin'] } });
    take(at, 'attack front-1');
    expect([side(at, 0).discard, side(at, 1).discard]).toEqual([['strong'], ['twin']]);
    expect([side(at, 0).stock, side(at, 1).clock]).toEqual([[], []]);
  });

  test('WS-8 with nothing in front it is a direct attack, and the back row is not attacked', () => {
    const at = position({ from: 'combat', ann: { front: ['weak'] }, bob: { back: ['strong', 'strong'] } });
    take(at, 'attack front-1');
    expect(told(at.heard, 'weiss.direct')).toMatchObject([{ player: 0 }]);
    expect([field(at, 1).slice(3), side(at, 1).clock?.length]).toEqual([['strong', 'strong'], 1]);
  });

  test('WS-8 the back row does not attack, and each front-row character attacks once a turn, in any order, or not', () => {
    const at = position({ from: 'combat', ann: { front: ['weak', null, 'weak'], back: ['strong'] } });
    expect(at.match.texts()).toEqual(['attack front-1', 'attack front-3', 'done']);
    take(at, 'attack front-3');
    expect(at.match.texts()).toEqual(['attack front-1', 'done']);
    expect(at.match.choose('attack front-3')).toMatchObject({ code: 'not-open' });
    take(at, 'done');
    expect([told(at.heard, 'weiss.direct').length, at.match.asked]).toEqual([1, 1]);
  });

  test('WS-8 a character that was played this turn may attack', () => {
    const at = position({ ann: { hand: ['weak'] } });
    take(at, 'play weak front-2', 'attack front-2');
    expect(told(at.heard, 'weiss.direct')).toMatchObject([{ card: { id: 'weak' } }]);
  });

  test('WS-8 in the next own turn it may attack again', () => {
    const at = position({ from: 'combat', ann: { front: ['weak'] } });
    take(at, 'attack front-1');
    expect(at.match.asked).toBe(1);
    while (at.match.asked === 1) take(at, at.match.step === 'clock' ? 'skip' : 'done');
    take(at, 'skip', 'done');
    expect([at.match.step, at.match.texts()]).toEqual(['attack', ['attack front-1', 'done']]);
  });
});

describe('damage', () => {
  test('WS-9 the top card of the own deck goes to the own stock, and its extra points are added to the soul', () => {
    const at = position({
      from: 'combat',
      ann: { front: ['strong'], deck: ['extra-two', 'filler'] },
      bob: { deck: ['tiny', 'weak', 'middle', 'twin', 'filler'] },
    });
    take(at, 'attack front-1');
    expect(told(at.heard, 'weiss.turned-up')).toMatchObject([{ player: 0, card: { id: 'extra-two' }, n: 2 }]);
    expect(told(at.heard, 'weiss.damage')).toMatchObject([{ player: 1, soul: 2, extra: 2, direct: 0 }]);
    expect(side(at, 0)).toMatchObject({ stock: ['extra-two'], deck: ['filler'] });
    expect(side(at, 1).clock).toEqual(['tiny', 'weak', 'middle', 'twin']);
  });

  test('WS-9 a climax turned up so cancels nothing and adds its points', () => {
    const at = position({ from: 'combat', ann: { front: ['weak'], deck: ['dawn'] } });
    take(at, 'attack front-1');
    expect([side(at, 0).stock, side(at, 1).clock?.length]).toEqual([['dawn'], 3]);
    expect(told(at.heard, 'weiss.cancelled')).toEqual([]);
  });

  test('WS-9 WS-13 with an empty deck nothing is turned up and nothing is added; the soul is done all the same', () => {
    const at = position({ from: 'combat', ann: { front: ['strong'], deck: [] } });
    take(at, 'attack front-1');
    expect(told(at.heard, 'weiss.nothing-turned-up')).toMatchObject([{ player: 0 }]);
    expect([side(at, 0).stock, side(at, 1).clock?.length]).toEqual([[], 2]);
  });

  test('WS-9 the option direct-soul adds one to direct attacks, and to no others', () => {
    const bob = { front: [null, null, 'tiny'] } as const;
    const at = position({ from: 'combat', options: ['direct-soul'], ann: { front: ['weak', 'weak'] }, bob });
    take(at, 'attack front-1', 'attack front-2');
    expect(told(at.heard, 'weiss.damage').map(({ soul, direct }) => [soul, direct])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    const usual = position({ from: 'combat', ann: { front: ['weak'] } });
    take(usual, 'attack front-1');
    expect(told(usual.heard, 'weiss.damage')).toMatchObject([{ direct: 0 }]);
  });

  test('WS-10 a climax as the second card of a damage cancels it: the cards taken are discarded, and taking stops', () => {
    const at = position({
      from: 'combat',
      ann: { front: ['strong'], deck: ['extra-two'] },
      bob: { clock: ['filler'], deck: ['tiny', 'dawn', 'weak', 'middle'] },
    });
    take(at, 'attack front-1');
    expect(told(at.heard, 'weiss.taken').map(({ card, n, of }) => [card.id, n, of])).toEqual([
      ['tiny', 1, 4],
      ['dawn', 2, 4],
    ]);
    expect(told(at.heard, 'weiss.cancelled')).toMatchObject([{ player: 1, card: { id: 'dawn' } }]);
    // Bob has drawn the next card by now.
    expect(side(at, 1)).toMatchObject({
      clock: ['filler'],
      discard: ['tiny', 'dawn'],
      deck: ['middle'],
      hand: ['weak'],
    });
  });

  test('WS-10 a climax under the cards taken changes nothing', () => {
    const at = position({
      from: 'combat',
      ann: { front: ['strong'] },
      bob: { deck: ['tiny', 'weak', 'dawn', 'filler'] },
    });
    take(at, 'attack front-1');
    expect([side(at, 1).clock, told(at.heard, 'weiss.cancelled')]).toEqual([['tiny', 'weak'], []]);
  });

  test('WS-10 WS-13 a damage of several cards over an empty deck takes what there is, and the log says so', () => {
    const at = position({ from: 'combat', ann: { front: ['strong'], deck: ['extra-two'] }, bob: { deck: ['tiny'] } });
    take(at, 'attack front-1');
    expect(told(at.heard, 'weiss.nothing-taken')).toMatchObject([{ player: 1 }]);
    expect(side(at, 1).clock).toEqual(['tiny']);
    const none = position({ from: 'combat', ann: { front: ['strong'] }, bob: { deck: [], discard: ['weak'] } });
    take(none, 'attack front-1');
    // The discard pile is not touched before the end of the turn; then it is shuffled, and Bob draws it.
    expect(side(none, 1)).toMatchObject({ clock: [], hand: ['weak'] });
  });
});

describe('clock and level', () => {
  test('WS-11 seven in the clock: one of them, by lot, goes to the level zone, all others to the discard pile', () => {
    const chosen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const at = position({
        from: 'combat',
        seed: String(seed),
        ann: { front: ['weak'] },
        bob: { clock: ['tiny', 'weak', 'middle', 'strong', 'twin', 'dawn'], deck: ['dusk', 'filler', 'filler'] },
      });
      if (seed === 0) expect(side(at, 1)).toMatchObject({ level: [], discard: [] });
      take(at, 'attack front-1');
      // The climax was taken alone: the damage is cancelled.
      expect(side(at, 1)).toMatchObject({ clock: ['tiny', 'weak', 'middle', 'strong', 'twin', 'dawn'], level: [] });
      const full = position({
        from: 'combat',
        seed: String(seed),
        ann: { front: ['weak'] },
        bob: { clock: ['tiny', 'weak', 'middle', 'strong', 'twin', 'dawn'], deck: ['leader', 'filler', 'filler'] },
      });
      take(full, 'attack front-1');
      const { clock, level = [], discard = [] } = side(full, 1);
      expect([clock, level.length, discard.length]).toEqual([[], 1, 6]);
      expect([...level, ...discard].sort()).toEqual(
        ['dawn', 'leader', 'middle', 'strong', 'tiny', 'twin', 'weak'].sort(),
      );
      level.forEach((id) => chosen.add(id));
    }
    expect(chosen.size).toBe(7);
  });

  test('WS-11 a clock that passes seven is emptied as well: one to the level zone, the rest to the discard pile', () => {
    const clock = new Array<'filler'>(6).fill('filler');
    const at = position({ from: 'combat', ann: { front: ['strong'], deck: ['extra-two'] }, bob: { clock } });
    take(at, 'attack front-1');
    const { clock: left, level, discard } = side(at, 1);
    expect([left?.length, level?.length, discard?.length]).toEqual([0, 1, 9]);
    expect(at.match.asked).toBe(1);
  });

  test('WS-12 whoever reaches the greatest level loses at once, in the middle of a combat', () => {
    const clock = new Array<'filler'>(6).fill('filler');
    const level = new Array<'filler'>(3).fill('filler');
    const at = position({ from: 'combat', ann: { front: ['weak', 'weak'] }, bob: { clock, level } });
    take(at, 'attack front-1');
    expect(at.match.over).toBe(true);
    expect(at.match.state.run.outcome).toMatchObject({
      winner: 0,
      places: [1, 2],
      reason: 'weiss.level',
      scores: [0, 28],
    });
    expect(told(at.heard, 'weiss.reached')).toMatchObject([{ player: 1, n: 4 }]);
    expect(at.match.texts()).toEqual([]);
  });

  test('WS-12 a level that passes the greatest, which an option moves, loses too', () => {
    const clock = new Array<'filler'>(6).fill('filler');
    const level = new Array<'filler'>(3).fill('filler');
    const options = ['greatest-level=4'];
    const at = position({
      from: 'combat',
      options,
      ann: { front: ['weak'] },
      bob: { clock, level: [...level, 'weak', 'weak'] },
    });
    // Nobody may be asked with a level that has lost already.
    expect(at.match.state.run.outcome).toMatchObject({ winner: 0, scores: [0, 41] });
    const at5 = position({
      from: 'combat',
      options: ['greatest-level=5'],
      ann: { front: ['weak'] },
      bob: { clock, level },
    });
    take(at5, 'attack front-1');
    expect([at5.match.over, side(at5, 1).level?.length]).toEqual([false, 4]);
  });

  test('WS-12 CO-6 both at the greatest level at the same moment: a draw', () => {
    const clock = new Array<'filler'>(7).fill('filler');
    const level = new Array<'filler'>(3).fill('filler');
    const at = position({ from: 'combat', ann: { clock, level }, bob: { clock, level, front: ['weak'] } });
    expect(at.match.state.run.outcome).toEqual({
      places: [1, 1],
      scores: [28, 28],
      winner: NOBODY,
      reason: 'weiss.both-levels',
    });
    expect(told(at.heard, 'weiss.reached').map(({ player }) => player)).toEqual([0, 1]);
  });

  test('WS-12 clocking oneself to the greatest level loses as well', () => {
    const clock = new Array<'filler'>(6).fill('filler');
    const level = new Array<'filler'>(3).fill('filler');
    const at = position({ from: 'clock', ann: { clock, level, hand: ['weak'] } });
    take(at, 'clock weak');
    expect(at.match.state.run.outcome).toMatchObject({ winner: 1, reason: 'weiss.level' });
    // No cards were drawn any more.
    expect(side(at, 0).hand).toEqual([]);
  });
});
