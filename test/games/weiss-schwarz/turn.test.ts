// How a game begins, the phases of a turn, what can be played, and how turns and games end (WS-1 to WS-7, WS-13, WS-14, WS-20).
import { describe, expect, test } from '@jest/globals';
import { type GameEvent, Match, NOBODY } from '../../../src/engine/index.js';
import { weissSchwarz } from '../../../src/games/weiss-schwarz/index.js';
import { setupFor } from '../../setups.js';
import { codes, field, ids, passTurn, position, side, take, told } from './position.js';

describe('the beginning', () => {
  test('WS-1 chance decides who begins; the beginner has four cards before the first draw, the other five', () => {
    const beginners = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      const heard: GameEvent[] = [];
      const { state } = Match.begin(weissSchwarz, setupFor(weissSchwarz, { seed: String(seed) }), (event) =>
        heard.push(event),
      );
      const [first = NOBODY, second = NOBODY] = state.run.order;
      beginners.add(first);
      expect(told(heard, 'weiss.drew').map(({ player, cards }) => [player, cards.length])).toEqual([
        [first, 4],
        [second, 5],
        [first, 1],
      ]);
      expect(told(heard, 'weiss.begins')).toMatchObject([{ player: first }]);
      expect(state.decks.map(({ length }) => length)).toEqual(first === 0 ? [45, 45] : [45, 45]);
    }
    expect([...beginners].sort()).toEqual([0, 1]);
  });

  test('WS-1 seat 0 is Weiss and seat 1 Schwarz, each with its own ready deck; who begins can be given', () => {
    const heard: GameEvent[] = [];
    const { state, asked } = Match.begin(weissSchwarz, setupFor(weissSchwarz, { first: 1 }), (event) =>
      heard.push(event),
    );
    expect([state.run.order, asked]).toEqual([[1, 0], 1]);
    expect(told(heard, 'weiss.sides')).toMatchObject([{ player: 0, other: 1 }]);
    const names = (seat: number): Set<string> =>
      new Set(ids(state, [...(state.decks[seat] ?? []), ...(state.hands[seat] ?? [])]));
    expect([names(0).has('jora-lys'), names(0).has('ulvane')]).toEqual([true, false]);
    expect([names(1).has('jora-lys'), names(1).has('ulvane')]).toEqual([false, true]);
  });
});

describe('the phases of a turn', () => {
  test('WS-5 draw, effects, clock, main 1, combat, main 2, end, in this order; the very first turn draws too', () => {
    const heard: GameEvent[] = [];
    const match = Match.begin(weissSchwarz, setupFor(weissSchwarz, { first: 0 }), (event) => heard.push(event));
    const at = { match, heard };
    expect(match.state.hands[0]?.length).toBe(5);
    while (match.state.run.turn === 1) take(at, match.step === 'clock' ? 'skip' : 'done');
    const phases = heard.flatMap((event) => ('phase' in event ? [event.phase] : []));
    expect(phases.slice(2, 9)).toEqual(['draw', 'effects', 'clock', 'main-1', 'combat', 'main-2', 'end']);
    expect([match.asked, match.state.run.turn, match.state.hands[1]?.length]).toEqual([1, 2, 6]);
  });

  test('WS-5 there is no hand limit', () => {
    const at = position({ from: 'end', ann: { hand: Array.from({ length: 20 }, () => 'filler' as const) } });
    expect(at.match.state.hands[0]?.length).toBe(20);
    expect(at.match.asked).toBe(1);
  });

  test('WS-14 the clock step puts one hand card into the clock and draws two; it may be left', () => {
    const at = position({ from: 'clock', ann: { hand: ['weak', 'filler-red'] } });
    expect(at.match.texts()).toEqual(['clock weak', 'clock filler-red', 'skip']);
    take(at, 'clock weak');
    expect(side(at, 0)).toMatchObject({ hand: ['filler-red', 'filler', 'filler'], clock: ['weak'] });
    expect([at.match.asked, at.match.step]).toEqual([0, 'main']);
    const left = position({ from: 'clock', ann: { hand: ['weak'] } });
    take(left, 'skip');
    expect(side(left, 0)).toMatchObject({ hand: ['weak'], clock: [] });
  });

  test('WS-14 WS-11 clocking to seven levels up before the two cards are drawn, and makes its colours playable', () => {
    const at = position({
      from: 'clock',
      ann: { hand: ['red-one'], clock: ['filler-red', ...new Array<'filler-red'>(5).fill('filler-red')] },
    });
    take(at, 'clock red-one');
    const { clock, level, discard, hand } = side(at, 0);
    expect([clock, level?.length, discard?.length, hand?.length]).toEqual([[], 1, 6, 2]);
    expect(codes(at.heard)).toEqual(['weiss.clocked', 'weiss.levels-up', 'weiss.drew']);
    expect(at.match.asked).toBe(0);
  });

  test('WS-14 a card in the clock makes a colour playable', () => {
    const at = position({ from: 'clock', ann: { hand: ['filler-red', 'dawn'] } });
    take(at, 'clock filler-red');
    expect(at.match.texts()).toContain('play dawn');
  });
});

describe('playing cards', () => {
  const playable = (at: ReturnType<typeof position>): string[] => at.match.texts();

  test('WS-6 a character or event needs at least its own level', () => {
    const hand = ['red-one', 'red-two'] as const;
    const clock = ['filler-red'] as const;
    const low = position({ ann: { hand, clock } });
    expect(playable(low)).toEqual(['done']);
    expect(low.match.closed()).toEqual([
      { text: 'play red-one', code: 'weiss.level' },
      { text: 'play red-two', code: 'weiss.level' },
    ]);
    const one = position({ ann: { hand, clock, level: ['filler'] } });
    expect(playable(one)).toContain('play red-one front-1');
    expect(one.match.closed()).toEqual([{ text: 'play red-two', code: 'weiss.level' }]);
  });

  test('WS-6 the cost leaves the stock for the discard pile, last in first out; too small a stock pays nothing', () => {
    const ann = { hand: ['red-one-paid'], level: ['filler-red'] } as const;
    const poor = position({ ann: { ...ann, stock: ['filler'] } });
    expect(poor.match.closed()).toEqual([{ text: 'play red-one-paid', code: 'weiss.cost' }]);
    const at = position({ ann: { ...ann, stock: ['filler', 'filler-red', 'filler-blue'] } });
    take(at, 'play red-one-paid front-2');
    expect(side(at, 0)).toMatchObject({ stock: ['filler'], discard: ['filler-blue', 'filler-red'] });
    expect(field(at, 0)).toEqual(['', 'red-one-paid', '', '', '']);
    expect(at.match.asked).toBe(0);
  });

  test('WS-6 a colour in the own clock or level zone is needed, but not for level 0', () => {
    const hand = ['blue-one', 'strong'] as const;
    const rest = { hand, stock: ['filler'] } as const;
    const without = position({ ann: { ...rest, level: ['filler-red'] } });
    expect(without.match.closed()).toEqual([{ text: 'play blue-one', code: 'weiss.colour' }]);
    expect(playable(without)).toContain('play strong back-1');
    expect(playable(position({ ann: { ...rest, level: ['filler-blue'] } }))).toContain('play blue-one');
    const inClock = { ann: { ...rest, level: ['filler-red'], clock: ['filler-blue'] } } as const;
    expect(playable(position(inClock))).toContain('play blue-one');
    const theirs = position({ ann: { ...rest, level: ['filler'] }, bob: { clock: ['filler-blue'] } });
    expect(theirs.match.closed()).toEqual([{ text: 'play blue-one', code: 'weiss.colour' }]);
  });

  test('WS-4 WS-6 a side has three front and two back places, and a character goes to an empty one', () => {
    const at = position({ ann: { hand: ['weak', 'weak'], front: ['tiny', null, 'twin'], back: ['middle'] } });
    expect(playable(at)).toEqual(['play weak front-2', 'play weak back-2', 'done']);
    take(at, 'play weak front-2', 'play weak back-2');
    expect(field(at, 0)).toEqual(['tiny', 'weak', 'twin', 'middle', 'weak']);
    const full = position({ ann: { hand: ['weak'], front: ['tiny', 'weak', 'twin'], back: ['middle', 'middle'] } });
    expect(full.match.closed()).toEqual([{ text: 'play weak', code: 'weiss.no-place' }]);
  });

  test('WS-3 WS-6 an event needs no place: it works with a full field, and is in the discard pile afterwards', () => {
    const at = position({ ann: { hand: ['cheer'], front: ['tiny', 'weak', 'twin'], back: ['middle', 'middle'] } });
    take(at, 'play cheer');
    expect(side(at, 0)).toMatchObject({ discard: ['cheer'], hand: [] });
    expect(at.match.state.pile.length).toBe(1);
    // Ann's hand is empty, so her main phase is over, and somebody may attack.
    expect([at.match.asked, at.match.step]).toEqual([0, 'attack']);
  });

  test('WS-7 a climax needs its colour and an empty climax place, but no level and no cost', () => {
    const hand = ['dawn', 'filler'] as const;
    expect(position({ ann: { hand } }).match.closed()).toContainEqual({ text: 'play dawn', code: 'weiss.colour' });
    const at = position({ ann: { hand: ['dawn', 'dawn'], clock: ['filler-red'] } });
    take(at, 'play dawn');
    expect(at.match.closed()).toEqual([{ text: 'play dawn', code: 'weiss.climax-place' }]);
    expect(at.match.texts()).toEqual(['done']);
  });

  test('WS-3 a climax lies in its place until the end of the turn, and then in the discard pile', () => {
    const at = position({ ann: { hand: ['dawn'], clock: ['filler-red'] } });
    take(at, 'play dawn');
    expect(told(at.heard, 'weiss.climax-gone')).toMatchObject([{ player: 0 }]);
    expect(side(at, 0)).toMatchObject({ discard: ['dawn'] });
    expect(at.match.asked).toBe(1);
  });

  test('CO-4 whoever holds a card is asked even when none of them can be played; with an empty hand nobody is', () => {
    const at = position({ ann: { hand: ['filler'] } });
    expect([at.match.asked, at.match.step, at.match.texts()]).toEqual([0, 'main', ['done']]);
    expect(position({ ann: {}, bob: { hand: ['filler'] } }).match.asked).toBe(1);
  });

  test('what people type is brought nearer: capitals, names with blanks, places with blanks', () => {
    const at = position({ ann: { hand: ['red-one', 'weak'], level: ['filler-red'] } });
    take(at, 'Play Red One FRONT 2', 'play weak back-1', 'ATTACK 2');
    expect(field(at, 0)).toEqual(['', 'red-one', '', 'weak', '']);
    expect(told(at.heard, 'weiss.direct')).toMatchObject([{ card: { id: 'red-one' } }]);
  });
});

describe('the end of a turn, and of a game', () => {
  test('WS-13 whose deck is empty shuffles the discard pile into it at the end of the turn; both decks are looked at', () => {
    const at = position({
      from: 'end',
      ann: { deck: [], discard: ['weak', 'tiny'] },
      bob: { deck: [], discard: ['twin', 'dawn', 'dusk'] },
    });
    expect(told(at.heard, 'weiss.refilled').map(({ player, n }) => [player, n])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect([side(at, 0).discard, side(at, 0).deck?.sort()]).toEqual([[], ['tiny', 'weak']]);
    // Bob has drawn one of his three.
    expect([side(at, 1).deck?.length, side(at, 1).hand?.length]).toEqual([2, 1]);
  });

  test('WS-13 what goes into the deck is shuffled, by chance', () => {
    const discard = ['tiny', 'weak', 'middle', 'strong', 'twin', 'dawn'] as const;
    const orders = new Set<string>();
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const { deck = [], discard: left } = side(position({ from: 'end', seed, ann: { deck: [], discard } }), 0);
      expect([[...deck].sort(), left]).toEqual([[...discard].sort(), []]);
      orders.add(deck.join(' '));
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  test('WS-13 a deck that has a card left is not filled', () => {
    const at = position({ from: 'end', ann: { deck: ['weak'], discard: ['tiny'] } });
    expect(told(at.heard, 'weiss.refilled')).toEqual([]);
    expect(side(at, 0)).toMatchObject({ deck: ['weak'], discard: ['tiny'] });
  });

  test('WS-13 in the middle of a turn nothing is drawn from an empty deck, and the log says so', () => {
    const at = position({ from: 'clock', ann: { hand: ['weak'], deck: ['tiny'], discard: ['twin'] } });
    take(at, 'clock weak');
    expect(side(at, 0)).toMatchObject({ hand: ['tiny'], deck: [], discard: ['twin'] });
    expect(told(at.heard, 'weiss.nothing-drawn')).toMatchObject([{ player: 0 }]);
    expect(at.match.asked).toBe(0);
  });

  test('WS-20 after 400 turns the lower level wins, then the smaller clock; equal on both is a draw', () => {
    const after = (ann: object, bob: object): unknown => {
      const at = position({ from: 'end', ann, bob, run: { turn: 400 } });
      expect(at.match.over).toBe(true);
      return at.match.state.run.outcome;
    };
    const one = { level: ['filler'] };
    expect(after(one, { clock: ['filler', 'filler'] })).toMatchObject({
      winner: 1,
      reason: 'weiss.bound',
      scores: [7, 2],
    });
    expect(after({ ...one, clock: ['weak'] }, { ...one, clock: ['weak', 'weak'] })).toMatchObject({ winner: 0 });
    expect(after(one, one)).toMatchObject({ winner: NOBODY, places: [1, 1] });
  });

  test('WS-20 turn 400 is still played, and turn 399 is followed by another', () => {
    const at = position({ from: 'end', bob: { hand: ['filler'] }, run: { turn: 399 } });
    expect([at.match.over, at.match.state.run.turn, at.match.asked]).toEqual([false, 400, 1]);
    passTurn(at);
    expect([at.match.over, at.match.state.run.turn]).toEqual([true, 400]);
  });
});
