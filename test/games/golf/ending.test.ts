// How Golf ends: last round, turning up, points, places, the log (GO-10 to GO-16, GO-18).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { eventFor, NOBODY, Sitting } from '../../../src/engine/index.js';
import type { Card } from '../../../src/games/golf/cards.js';
import { golf } from '../../../src/games/golf/index.js';
import { columnPoints } from '../../../src/games/golf/rules/scoring.js';
import { loadTongue, logLines, sayOutcome, standings } from '../../../src/text/index.js';
import { sitDown } from '../../scripts.js';
import { setupFor } from '../../setups.js';
import { cardsOf, discardsOf, gridOf, position, take, told } from './position.js';

const BOB = 'AS AH (3D) (JC) (4D) (4C)';

describe('the last round', () => {
  test.each([
    ['turning up the last card', ['reveal 6'], 'KS 5H 7C QD 9S 2C'],
    ['swapping the drawn card against it', ['draw', 'swap 6'], 'KS 5H 7C QD 9S 10S'],
    ['discarding the drawn card and turning it up', ['draw', 'discard 6'], 'KS 5H 7C QD 9S 2C'],
    ['taking a card against it', ['take 6'], 'KS 5H 7C QD 9S 8H'],
  ])('GO-10 %s triggers it', (_how, texts, grid) => {
    const played = position({ grids: ['KS 5H 7C QD 9S (2C)', BOB], discard: '8H', draw: '10S' });
    take(played, ...texts);
    expect(gridOf(played.match.state, 0)).toBe(grid);
    expect(told(played.heard, 'golf.last-round')).toEqual([{ code: 'golf.last-round', player: 0 }]);
    expect(golf.rows[played.match.state.run.phase]?.phase).toBe('final-round');
    expect(played.match.asked).toBe(1);
  });

  test('GO-10 it is triggered with one row gone and the other face up, and with both rows gone', () => {
    for (const [grid, left] of [
      ['- - - QD 9S (2C)', '- - - QD 9S 2C'],
      ['- - - QD QS (QC)', '- - - - - -'],
    ] as const) {
      const played = position({ grids: [grid, BOB], discard: '8H' });
      take(played, 'reveal 6');
      expect(gridOf(played.match.state, 0)).toBe(left);
      expect(told(played.heard, 'golf.last-round')).toHaveLength(1);
      expect(played.match.asked).toBe(1);
    }
  });

  test('GO-10 one card face down triggers nothing', () => {
    const played = position({ grids: ['KS 5H 7C QD (9S) (2C)', BOB], discard: '8H' });
    take(played, 'reveal 6');
    expect(told(played.heard, 'golf.last-round')).toEqual([]);
    expect(golf.rows[played.match.state.run.phase]?.phase).toBe('play');
    expect(played.match.asked).toBe(1);
  });

  test('GO-10 every other player has exactly one more turn; a second trigger changes nothing', () => {
    const grids = ['(AS) (AH) 3D JC 4D 4C', 'KS 5H 7C QD 9S (2C)', '6S 6H 7D JD 5D (5C)', '9H 9D 9C (8C) (8D) 2H'];
    const played = position({ grids, discard: '8H', player: 1 });
    const asked: number[] = [];
    for (const text of ['reveal 6', 'reveal 6', 'reveal 4', 'reveal 1']) {
      asked.push(played.match.asked);
      take(played, text);
    }
    expect(asked).toEqual([1, 2, 3, 0]);
    expect(told(played.heard, 'golf.last-round')).toEqual([{ code: 'golf.last-round', player: 1 }]);
    expect([played.match.over, played.match.asked]).toEqual([true, NOBODY]);
  });
});

describe('the final turning up', () => {
  /** Ann is done; Bob and Cid hide a card of a finished row each, and Cid sits before Bob. Bob has the last turn. */
  const uncovering = () =>
    position({
      grids: ['AS AH 3D JC 4D 4C', '(KS) KH KD 9S 5C 6D', '(QS) QH QD 9H 5H 6H'],
      discard: '8S',
      run: { order: [0, 2, 1], active: 2 },
      change: { finisher: 0, turnsLeft: 1 },
    });

  test('GO-11 all face-down cards are turned up, then finished rows go, in the order of play', () => {
    const played = uncovering();
    take(played, 'take 4');
    const { match, heard } = played;
    expect(told(heard, 'golf.turned-up').map(({ player }) => player)).toEqual([2, 1]);
    expect(told(heard, 'golf.row-removed').map(({ player }) => player)).toEqual([2, 1]);
    expect(discardsOf(match.state, 7)).toBe('9S QS QH QD KS KH KD');
    expect([0, 1, 2].map((seat) => gridOf(match.state, seat))).toEqual([
      'AS AH 3D JC 4D 4C',
      '- - - 8S 5C 6D',
      '- - - 9H 5H 6H',
    ]);
    // Ann 1+10 and 1+4 and 3+4; Bob 8+5+6; Cid 9+5+6.
    expect(match.state.run.outcome).toMatchObject({ scores: [23, 19, 20], places: [3, 1, 2], winner: 1 });
    expect(match.asked).toBe(NOBODY);
  });
});

describe('points', () => {
  const single = (text: string): Card | undefined => cardsOf(text)[0];

  test.each([
    ['AS', 1],
    ['2S', -2],
    ['3S', 3],
    ['4S', 4],
    ['5S', 5],
    ['6S', 6],
    ['7S', 7],
    ['8S', 8],
    ['9S', 9],
    ['10S', 10],
    ['JS', 10],
    ['QS', 10],
    ['KS', 0],
  ])('GO-12 %s counts %i, alone in its column or above a king', (text, points) => {
    expect(columnPoints(single(text), undefined)).toBe(points);
    expect(columnPoints(undefined, single(text))).toBe(points);
    expect(columnPoints(single(text), single('KH'))).toBe(points);
  });

  test.each([
    ['AS AH', 0],
    ['2S 2H', 0], // two twos are not −4
    ['10S 10H', 0],
    ['10S JH', 20], // equal points, not equal ranks
    ['JS QH', 20],
    ['2S AH', -1],
    ['KS KH', 0],
  ])('GO-12 a column of equal ranks scores zero, twos included; others are summed: %s makes %i', (text, points) => {
    const [upper, lower] = cardsOf(text);
    expect(columnPoints(upper, lower)).toBe(points);
  });

  test('GO-12 with the upper row gone the lower cards count alone; equal cards side by side score nothing off', () => {
    const played = position({
      grids: ['- - - 2D 2S (9C)', '9S 9H 9D (4D) 4C 4H'],
      discard: '8H',
      player: 1,
      change: { finisher: 0, turnsLeft: 1 },
    });
    take(played, 'take 1');
    // Ann −2 −2 +9; Bob's lower row goes at the end, and leaves 8 + 9 + 9.
    expect(played.match.state.run.outcome?.scores).toEqual([5, 26]);
  });

  test('GO-18 the example: a paired column, ten, ace, two and king make nine points', () => {
    const { match } = sitDown(golf, readFileSync('fixtures/golf/nine-points.hotseat', 'utf8'));
    expect(match.state.run.outcome?.scores[0]).toBe(9);
    expect(match.over).toBe(true);
  });
});

describe('winning', () => {
  test('GO-13 both rows removed score minus infinity and win outright, against any points', () => {
    const played = position({
      grids: ['- - - - - -', '2S KH 2D (KD) 2C KC'],
      discard: '8H',
      player: 1,
      change: { finisher: 0, turnsLeft: 1 },
    });
    take(played, 'reveal 4');
    expect(played.match.state.run.outcome).toMatchObject({ scores: ['-Infinity', -6], places: [1, 2], winner: 0 });
    expect(told(played.heard, 'golf.both-rows')).toEqual([{ code: 'golf.both-rows', player: 0 }]);
  });

  test('GO-13 both rows removed only by the final turning up count as well, and two such players share the win', () => {
    const played = position({
      grids: ['- - - - - -', '(KS) KH KD (QS) QH QD'],
      discard: '8H',
      player: 1,
      change: { finisher: 0, turnsLeft: 1 },
    });
    take(played, 'reveal 1');
    expect(gridOf(played.match.state, 1)).toBe('- - - - - -');
    expect(played.match.state.run.outcome).toMatchObject({
      scores: ['-Infinity', '-Infinity'],
      places: [1, 1],
      winner: NOBODY,
    });
  });

  test('GO-13 one row removed is no minus infinity', () => {
    const played = position({
      grids: ['- - - KD KS KH', '9S 9H 3D (4D) 4C 5H'],
      discard: '8H',
      player: 1,
      change: { finisher: 0, turnsLeft: 1, down: [0b100000, 0b001000] },
    });
    take(played, 'reveal 4');
    // The lower row of kings is finished by the turning up, so Ann has both rows gone after all.
    expect(played.match.state.run.outcome?.scores[0]).toBe('-Infinity');
    const short = position({
      grids: ['- - - KD KS 2H', '9S 9H 3D (4D) 4C 5H'],
      discard: '8H',
      player: 1,
      change: { finisher: 0, turnsLeft: 1 },
    });
    take(short, 'reveal 4');
    expect(short.match.state.run.outcome?.scores[0]).toBe(-2);
  });

  test.each([
    // 9+0, 0, 0 · 9+0, 0, 0 · 3+9, 0, 0
    [
      'a shared first place is a draw',
      ['9S 7C 6C KS 7D 6D', '9H 8C 5C KH 8D 5D', '(3S) 4C JC 9C 4D JD'],
      [9, 9, 12],
      [1, 1, 3],
      -1,
    ],
    // 1+0, 0, 0 · 9+0, 0, 0 · 9+0, 0, 0
    [
      'a shared second place is none',
      ['AS 7C 6C KS 7D 6D', '9H 8C 5C KH 8D 5D', '(9C) 4C JC KC 4D JD'],
      [1, 9, 9],
      [1, 2, 2],
      0,
    ],
  ])('GO-14 %s', (_name, grids, scores, places, winner) => {
    const played = position({ grids, discard: '10S', player: 2, change: { finisher: 0, turnsLeft: 1 } });
    take(played, 'reveal 1');
    expect(played.match.state.run.outcome).toMatchObject({ scores, places, winner, reason: 'golf.points' });
    expect(played.match.asked).toBe(NOBODY);
  });
});

describe('what is told at the end', () => {
  const watch = (players: string[]): Sitting => {
    const sitting = new Sitting(golf, setupFor(golf, { players, bot: 'greedy' }));
    while (sitting.botToMove) sitting.moveBot();
    return sitting;
  };

  test.each([2, 3, 4])('GO-15 the log shows a move of each of the last round’s turns, with %i players', (count) => {
    const names = ['Ann', 'Bob', 'Cid', 'Dan'].slice(0, count);
    const sitting = watch(names);
    const log = sitting.logFor(NOBODY);
    const lastTurn = sitting.match.state.run.turn;
    const movers: number[] = [];
    for (let turn = lastTurn - count + 1; turn <= lastTurn; turn++) {
      const moves = log.filter((entry) => entry.turn === turn && entry.event.code.startsWith('golf.'));
      const first = moves[0]?.event;
      movers.push(first !== undefined && 'player' in first ? Number(first.player) : NOBODY);
    }
    expect(movers.sort()).toEqual(names.map((_, seat) => seat));
  });

  test('GO-15 the log reads in words, with a heading for each turn', async () => {
    const sitting = watch(['Ann', 'Bob']);
    const tongue = (await loadTongue('en', await golf.presentation.catalogue('en'), 'words')).for(sitting.names);
    const lines = logLines(golf, sitting.logFor(NOBODY), tongue);
    expect(lines.filter(({ text }) => text.startsWith('Turn '))).toHaveLength(sitting.match.state.run.turn);
    expect(lines.every(({ text }) => text.trim() !== '')).toBe(true);
  });

  test('GO-16 points of all players, their places and the winner are told', async () => {
    const played = position({
      grids: ['KS 5H 7C KD 5D 7H', '9S KH 3D (9C) 4C 4H'],
      discard: '8H',
      player: 1,
      change: { finisher: 0, turnsLeft: 1 },
    });
    take(played, 'reveal 4');
    expect(told(played.heard, 'golf.points').map(({ player, points }) => [player, points])).toEqual([
      [0, 0],
      [1, 11], // 0 for the nines, 0 + 4, 3 + 4
    ]);
    const over = played.heard.at(-1);
    expect(over && eventFor(over, NOBODY)).toMatchObject({ code: '@over', outcome: { places: [1, 2], winner: 0 } });
    const tongue = (await loadTongue('en', await golf.presentation.catalogue('en'))).for(['Ann', 'Bob']);
    const { outcome } = played.match.state.run;
    if (outcome === null) throw new Error('the game goes on');
    expect(standings(outcome, tongue).map(({ place, name, score, won }) => [place, name, score, won])).toEqual([
      [1, 'Ann', '0', true],
      [2, 'Bob', '11', false],
    ]);
    expect(sayOutcome(outcome, tongue)).toContain('Ann');
    expect(sayOutcome(outcome, tongue)).not.toContain('Bob');
  });
});
