// The pile of active effects: order, undoing, newcomers, leavers, one taken out (WS-15 to WS-17).
import { describe, expect, test } from '@jest/globals';
import { takeOut } from '../../../src/games/weiss-schwarz/rules/pile.js';
import { powerOf } from '../../../src/games/weiss-schwarz/rules/power.js';
import type { PileEffect } from '../../../src/games/weiss-schwarz/state.js';
import { field, passTurn, position, powers, side, take, told } from './position.js';

describe('what effects make of power', () => {
  test('WS-15 400 lowered by 1000 shows 0, and is 400 afterwards', () => {
    const at = position({ ann: { hand: ['dread', 'filler'] }, bob: { front: ['tiny'] } });
    expect(powers(at, 1)[0]).toBe(400);
    take(at, 'play dread');
    expect(powers(at, 1)[0]).toBe(0);
    passTurn(at);
    expect([powers(at, 1)[0], at.match.asked]).toEqual([400, 1]);
  });

  test('WS-15 WS-A5 WS-AB raised and then annulled is 0', () => {
    const at = position({ ann: { hand: ['cheer', 'hush', 'filler'], front: ['weak'] } });
    take(at, 'play cheer');
    expect(powers(at, 0)[0]).toBe(2100);
    take(at, 'play hush');
    expect(powers(at, 0)[0]).toBe(0);
  });

  test('WS-15 WS-A5 WS-AB annulled and then raised is what it was raised by', () => {
    const at = position({ ann: { hand: ['cheer', 'hush', 'filler'], front: ['weak'] } });
    take(at, 'play hush');
    expect(powers(at, 0)[0]).toBe(0);
    take(at, 'play cheer');
    expect(powers(at, 0)[0]).toBe(1100);
  });

  test('WS-15 temporary effects end with the turn; the continuous ones of both sides are there in the next', () => {
    const at = position({
      ann: { hand: ['leader', 'cheer', 'filler'], front: ['weak'] },
      bob: { front: ['strong'], hand: ['filler'] },
    });
    take(at, 'play leader back-1', 'play cheer');
    expect(powers(at, 0)).toEqual([3200, -1, -1, 1500, -1]);
    passTurn(at);
    // Bob's turn: the leader's effect works, the event's does not.
    expect(powers(at, 0)).toEqual([2100, -1, -1, 1500, -1]);
    expect(told(at.heard, 'weiss.undone').map(({ effects }) => effects.map(({ card }) => card.id))).toEqual([
      ['cheer'],
    ]);
    expect(told(at.heard, 'weiss.in-force').map(({ effects }) => effects.map(({ card }) => card.id))).toEqual([
      ['leader'],
    ]);
    passTurn(at);
    expect([powers(at, 0)[0], at.match.asked]).toEqual([2100, 0]);
  });

  test('WS-15 continuous effects are applied again in the order in which they were first applied', () => {
    const at = position({
      ann: { hand: ['void', 'leader', 'leader', 'filler'], front: ['weak'] },
      bob: { hand: ['filler'] },
    });
    take(at, 'play void front-2', 'annul own-front-1', 'play leader back-1', 'play leader back-2');
    const order = (): string[] => at.match.state.pile.map(({ id }) => id);
    // The other way round it would be raised twice and then annulled.
    expect([order(), powers(at, 0)[0]]).toEqual([['annul-power', 'raise-subtype', 'raise-subtype'], 2200]);
    for (let turn = 0; turn < 3; turn++) {
      passTurn(at);
      expect([order(), powers(at, 0)[0]]).toEqual([['annul-power', 'raise-subtype', 'raise-subtype'], 2200]);
    }
  });

  test('WS-15 between two turns no effect is active, and the printed value is never touched', () => {
    const at = position({ ann: { hand: ['leader', 'filler'], front: ['weak'] } });
    take(at, 'play leader back-1');
    const { state } = at.match;
    const weak = state.field[0] ?? -1;
    expect(powerOf(state, weak)).toBe(2100);
    expect(powerOf({ ...state, pile: [], kept: state.pile }, weak)).toBe(1000);
    expect(state.cards[state.kind[weak] ?? 0]?.power).toBe(1000);
  });
});

describe('who comes and who goes', () => {
  test('WS-16 a card that comes to the field gets what is active, in the order of application', () => {
    const at = position({
      ann: { hand: ['weak', 'strong', 'twin', 'cheer', 'leader'] },
      bob: { front: [null, null, null], back: ['chill'] },
    });
    take(at, 'play leader back-1', 'play cheer', 'play weak front-1', 'play strong front-2', 'play twin front-3');
    // Two raises for mages; the twin is none.
    expect(powers(at, 0).slice(0, 3)).toEqual([3200, 6200, 4000]);
  });

  test('WS-16 one that leaves and comes back has nothing of what it had', () => {
    const at = position({ ann: { hand: ['hush', 'a-4', 'weak', 'filler'], front: ['weak'] } });
    take(at, 'play hush');
    expect(powers(at, 0)[0]).toBe(0);
    take(at, 'play a-4', 'play weak front-1');
    expect([powers(at, 0)[0], at.match.state.pile]).toEqual([1000, []]);
  });

  test('WS-17 a character that dies takes its own effect with it at once; the others stay', () => {
    const at = position({
      ann: { hand: ['leader', 'leader'], front: ['weak', null, null] },
      bob: { front: ['strong', null, null] },
    });
    take(at, 'play leader front-3', 'play leader back-1');
    expect(powers(at, 0)[0]).toBe(3200);
    // Ann's third place meets Bob's first, and loses.
    take(at, 'attack front-3');
    expect(field(at, 0)).toEqual(['weak', '', '', 'leader', '']);
    expect([powers(at, 0)[0], at.match.state.pile.length]).toEqual([2100, 1]);
    expect(at.match.step).toBe('attack');
  });

  test('WS-17 lowering works for whoever plays it, on the other field only', () => {
    const at = position({
      ann: { hand: ['chill', 'filler'], front: ['middle'] },
      bob: { front: ['strong', 'tiny'], back: ['weak'] },
    });
    take(at, 'play chill back-1');
    expect(powers(at, 0)).toEqual([2000, -1, -1, 1500, -1]);
    expect(powers(at, 1)).toEqual([3000, 0, -1, 0, -1]);
  });

  test('WS-17 that very instance can be taken out of the pile; the others are as if it had never been there', () => {
    const at = position({
      ann: { hand: ['cheer', 'hush', 'leader', 'filler'], front: ['weak'] },
      bob: { hand: ['filler'] },
    });
    take(at, 'play cheer', 'play hush', 'play leader back-1');
    const { state } = at.match;
    expect(powers(at, 0)[0]).toBe(1100);
    const [cheer, hush] = state.pile as [PileEffect, PileEffect];
    expect(takeOut(state, hush)).toBe(true);
    expect(powers(at, 0)[0]).toBe(3200);
    expect(takeOut(state, { ...cheer })).toBe(false);
    expect(takeOut(state, hush)).toBe(false);
    // What was temporary stays temporary: only the leader's is there in the next turn.
    passTurn(at);
    expect([powers(at, 0)[0], at.match.state.pile.map(({ continuous }) => continuous)]).toEqual([2100, [true]]);
  });

  test('WS-3 what a character does lasts while it is on the field, and no longer', () => {
    const at = position({ ann: { hand: ['a-4', 'filler'], front: ['weak'] }, bob: { hand: ['filler'] } });
    take(at, 'play a-4');
    passTurn(at);
    expect([side(at, 0).discard, at.match.state.kept, at.match.state.pile]).toEqual([['weak', 'a-4'], [], []]);
  });
});
