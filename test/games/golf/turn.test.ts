// A turn of Golf: what is open, what swapping and discarding do, rows that go (GO-5 to GO-9, GO-19, GO-20).
import { describe, expect, test } from '@jest/globals';
import { eventFor, Match, NOBODY } from '../../../src/engine/index.js';
import { golf } from '../../../src/games/golf/index.js';
import { HIDDEN } from '../../../src/games/golf/view.js';
import { setupFor } from '../../setups.js';
import { discardsOf, gridOf, position, take, told } from './position.js';

/** Ann has four cards face down, Bob all but two; nobody is near the end. */
const GRIDS = ['KS 5H (7C) (QD) (9S) (2C)', 'AS AH (3D) (JC) (4D) (4C)'];
const usual = () => position({ grids: GRIDS, discard: '6H 8H', draw: '10S JD' });

const REVEALS = [...'3456', '3 4', '3 5', '3 6', '4 5', '4 6', '5 6'].map((slots) => `reveal ${slots}`);
const each = (act: string, slots: string): string[] => [...slots].map((slot) => `${act} ${slot}`);

describe('the three things a turn can be', () => {
  test('GO-5 turning up one or two face-down cards, drawing, or taking the top discard against any slot', () => {
    const { match } = usual();
    expect(match.texts()).toEqual([...REVEALS, 'draw', ...each('take', '123456')]);
    expect(match.asked).toBe(0);
  });

  test('GO-5 turning up one card ends the turn; turning up two does so too', () => {
    const one = usual();
    take(one, 'reveal 5');
    expect(gridOf(one.match.state, 0)).toBe('KS 5H (7C) (QD) 9S (2C)');
    expect([one.match.asked, one.match.step]).toEqual([1, 'draw']);
    const two = usual();
    take(two, 'reveal 3 6');
    expect(gridOf(two.match.state, 0)).toBe('KS 5H 7C (QD) (9S) 2C');
    expect([two.match.asked, two.match.step]).toEqual([1, 'draw']);
  });

  test('GO-5 a card that lies face up, a place that is gone and a foreign slot cannot be turned up', () => {
    const { match } = position({ grids: ['- - - (QD) (9S) 2C', GRIDS[1] as string], discard: '6H' });
    expect(match.find('reveal 6')).toMatchObject({ code: 'closed', data: { reason: { key: 'closed.golf.face-up' } } });
    expect(match.find('reveal 1')).toMatchObject({ code: 'closed', data: { reason: { key: 'closed.golf.gone' } } });
    expect(match.find('reveal 7')).toMatchObject({ code: 'not-open' });
    expect(match.texts()).toEqual(['reveal 4', 'reveal 5', 'reveal 4 5', 'draw', ...each('take', '456')]);
  });
});

describe('drawing', () => {
  test('GO-6 the drawn card goes into any slot, or is discarded and one face-down card turned up', () => {
    const played = usual();
    take(played, 'draw');
    expect(played.match.texts()).toEqual([...each('swap', '123456'), ...each('discard', '3456')]);
    expect([played.match.asked, played.match.step]).toEqual([0, 'swap']);
  });

  test.each([
    ['swap 1', '10S 5H (7C) (QD) (9S) (2C)', 'KS', false],
    ['swap 6', 'KS 5H (7C) (QD) (9S) 10S', '2C', true],
  ])('GO-6 %s puts the drawn card there face up and the old one face up on the pile', (text, grid, old, uncovers) => {
    const played = usual();
    take(played, 'draw', text);
    const { match, heard } = played;
    expect(gridOf(match.state, 0)).toBe(grid);
    expect(discardsOf(match.state, 3)).toBe(`6H 8H ${old}`);
    expect(told(heard, 'golf.swapped')).toMatchObject([{ player: 0, uncovers }]);
    expect(gridOf(match.state, 1)).toBe(GRIDS[1]);
    expect(match.asked).toBe(1);
  });

  test('GO-6 discarding turns up the slot that was named', () => {
    const played = usual();
    take(played, 'draw', 'discard 4');
    expect(gridOf(played.match.state, 0)).toBe('KS 5H (7C) QD (9S) (2C)');
    expect(discardsOf(played.match.state, 2)).toBe('8H 10S');
    expect(played.match.asked).toBe(1);
  });

  test('GO-6 discarding without turning up, or turning up what lies open, is refused', () => {
    const { match } = usual();
    match.choose('draw');
    const before = match.hash();
    expect(match.choose('discard')).toMatchObject({ code: 'not-open' });
    expect(match.choose('discard 1')).toMatchObject({ code: 'closed' });
    expect(match.choose('draw')).toMatchObject({
      code: 'closed',
      data: { reason: { key: 'closed.golf.already-drawn' } },
    });
    expect(match.hash()).toBe(before);
    expect(match.asked).toBe(0);
  });

  test('GO-6 with every own card face up the drawn card cannot be discarded, only swapped', () => {
    const played = position({
      grids: ['KS 5H 7C QD 9S 2C', 'AS AH 3D JC 4D 4C'],
      discard: '8H',
      change: { finisher: 1, turnsLeft: 1 },
    });
    take(played, 'draw');
    expect(played.match.texts()).toEqual(each('swap', '123456'));
    expect(played.match.asked).toBe(0);
  });
});

describe('taking from the discard pile', () => {
  test('GO-7 the taken card goes face up into a slot, face-down ones included, and the old one on the pile', () => {
    const played = usual();
    take(played, 'take 5');
    expect(gridOf(played.match.state, 0)).toBe('KS 5H (7C) (QD) 8H (2C)');
    expect(discardsOf(played.match.state, 2)).toBe('6H 9S');
    expect(told(played.heard, 'golf.took')).toMatchObject([{ player: 0, slot: 4, uncovers: true }]);
    expect(played.match.asked).toBe(1);
  });

  test('GO-7 it cannot be discarded again: taking names a slot', () => {
    const { match } = usual();
    for (const text of ['take', 'take 0', 'take 7']) expect(match.choose(text)).toMatchObject({ code: 'not-open' });
    expect(match.asked).toBe(0);
  });
});

describe('empty piles', () => {
  test('GO-8 an empty draw pile is not offered, and stays empty', () => {
    const played = position({ grids: GRIDS, discard: '8H', draw: '10S', onlyDraw: true });
    take(played, 'draw', 'swap 1');
    const { match } = played;
    expect(match.texts()).not.toContain('draw');
    expect(match.choose('draw')).toMatchObject({ code: 'closed' });
    take(played, 'take 1', 'take 1', 'take 1');
    expect(match.state.drawPile).toEqual([]);
    expect(match.texts()).not.toContain('draw');
    expect(match.asked).toBe(0);
  });

  test('GO-8 from an empty discard pile nothing is taken', () => {
    const { match } = position({ grids: GRIDS });
    expect(match.texts()).toEqual([...REVEALS, 'draw']);
    expect(match.choose('take 1')).toMatchObject({
      code: 'closed',
      data: { reason: { key: 'closed.golf.discard-pile-empty' } },
    });
    expect(match.asked).toBe(0);
  });
});

describe('rows', () => {
  const other = 'AS AH (3D) (JC) (4D) (4C)';

  test('GO-9 a row of one rank goes to the discard pile when its last card is turned up, the left card first', () => {
    const played = position({ grids: ['KS KH (KD) (QD) (9S) 2C', other], discard: '8H' });
    take(played, 'reveal 3');
    expect(gridOf(played.match.state, 0)).toBe('- - - (QD) (9S) 2C');
    expect(discardsOf(played.match.state, 4)).toBe('8H KS KH KD');
    expect(told(played.heard, 'golf.row-removed')).toMatchObject([{ player: 0, row: 0 }]);
    expect(played.match.asked).toBe(1);
  });

  test('GO-9 a card swapped out in the action lies below the row that it finished', () => {
    const played = position({ grids: ['(3S) 5H (7C) QD QS (9C)', other], discard: '8H', draw: 'QH' });
    take(played, 'draw', 'swap 6');
    expect(gridOf(played.match.state, 0)).toBe('(3S) 5H (7C) - - -');
    expect(discardsOf(played.match.state, 5)).toBe('8H 9C QD QS QH');
  });

  test('GO-9 of two rows at once the upper one goes first', () => {
    const played = position({ grids: ['(KS) KH KD QD QS (QC)', other], discard: '8H' });
    take(played, 'reveal 1 6');
    expect(gridOf(played.match.state, 0)).toBe('- - - - - -');
    expect(discardsOf(played.match.state, 7)).toBe('8H KS KH KD QD QS QC');
    expect(played.match.asked).toBe(1);
  });

  test('GO-9 a row with a card face down stays, and so does a row of two ranks', () => {
    const played = position({ grids: ['KS (KH) (KD) 10D JS (QC)', other], discard: '8H' });
    take(played, 'reveal 3 6');
    expect(gridOf(played.match.state, 0)).toBe('KS (KH) KD 10D JS QC');
    expect(told(played.heard, 'golf.row-removed')).toEqual([]);
  });

  test('GO-9 three of a rank in a row go even when they are twos; an equal column does not go', () => {
    const played = position({ grids: ['2S 2H (2D) 9D 8S (7C)', 'AS (3D) (JC) AH (4D) (4C)'], discard: '8H' });
    take(played, 'reveal 3');
    expect(gridOf(played.match.state, 0)).toBe('- - - 9D 8S (7C)');
    expect(gridOf(played.match.state, 1)).toBe('AS (3D) (JC) AH (4D) (4C)');
  });

  test('GO-9 the removed row can be taken from the top: its right card', () => {
    const played = position({ grids: ['KS KH (KD) (QD) (9S) 2C', other], discard: '8H' });
    take(played, 'reveal 3', 'take 1');
    expect(gridOf(played.match.state, 1)).toMatch(/^KD AH/u);
    expect(discardsOf(played.match.state, 3)).toBe('KS KH AS');
  });
});

describe('what stays hidden', () => {
  test('GO-19 face-down cards are hidden from everyone, their owner too', () => {
    const { match } = usual();
    for (const seat of [0, 1, NOBODY]) {
      const seen = golf.view(match.state, seat);
      expect(seen.cards.filter((card) => card === HIDDEN)).toHaveLength(8);
      expect(seen).not.toHaveProperty('drawPile');
      expect(seen).not.toHaveProperty('chance');
      expect(seen).not.toHaveProperty('stacked');
    }
  });

  test('GO-19 a drawn card is seen by who drew it, and by nobody else until it is placed', () => {
    const played = usual();
    const { match, heard } = played;
    take(played, 'draw');
    const drawnFor = (seat: number): number => golf.view(match.state, seat).drawn;
    expect([drawnFor(0), drawnFor(1), drawnFor(NOBODY)]).toEqual([match.state.drawn, HIDDEN, HIDDEN]);
    const [drew] = told(heard, 'golf.drew');
    if (drew === undefined) throw new Error('nothing was told');
    expect(eventFor(drew, 0)).toMatchObject({ code: 'golf.drew', card: match.state.drawn });
    expect(eventFor(drew, 1)).toEqual({ code: 'golf.drew-unseen', player: 0 });
    expect(eventFor(drew, NOBODY)).toEqual({ code: 'golf.drew-unseen', player: 0 });
    take(played, 'discard 4');
    expect(golf.view(match.state, 1).discardPile.at(-1)).toBe(match.state.discardPile.at(-1));
    expect(drawnFor(1)).toBe(-1);
  });
});

describe('the bound', () => {
  test('GO-20 after the 200th turn without a newly turned-up card the game is scored as it stands, and the log says so', () => {
    const match = Match.begin(golf, setupFor(golf));
    take({ match }, 'reveal 1 2', 'reveal 1 2');
    while (!match.over && match.state.run.turn <= 300) take({ match }, 'take 1');
    expect(match.state.run.turn).toBe(200);
    expect(match.state.run.outcome?.reason).toBe('golf.still');
  });

  test('GO-20 the 199th still turn ends nothing, and the 200th does', () => {
    const played = position({ grids: GRIDS, discard: '8H', turn: 209, change: { lastSeenTurn: 10 } });
    take(played, 'take 1');
    expect([played.match.over, played.match.asked]).toEqual([false, 1]);
    take(played, 'take 1');
    expect(told(played.heard, 'golf.still')).toEqual([{ code: 'golf.still', turns: 200 }]);
    expect(played.match.over).toBe(true);
    expect(gridOf(played.match.state, 1)).not.toContain('(');
  });

  test.each(['reveal 3', 'draw', 'take 3'])('GO-20 %s turns up a card, so the count begins anew', (text) => {
    const played = position({ grids: GRIDS, discard: '8H', turn: 210, change: { lastSeenTurn: 10 } });
    take(played, ...(text === 'draw' ? ['draw', 'swap 1'] : [text]));
    expect(played.match.state.lastSeenTurn).toBe(210);
    expect([played.match.over, played.match.asked]).toEqual([false, 1]);
  });
});
