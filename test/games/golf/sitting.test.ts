// Golf at a table: what can be taken back, and who has something to hide.
import { expect, test } from '@jest/globals';
import { Sitting } from '../../../src/engine/index.js';
import { golf } from '../../../src/games/golf/index.js';
import { setupFor } from '../../setups.js';

const STACK = 'KS 5H 7C QD 9S 2C AS AH 3D JC 4D 4C 8H 10S';

/** After the reveal round: two of each player’s cards lie face up. */
function afterReveals(): Sitting {
  const sitting = new Sitting(golf, setupFor(golf, { stack: STACK }));
  for (const text of ['reveal 1 2', 'reveal 1 2']) sitting.choose(text);
  return sitting;
}

const tryAll = (...texts: string[]): Sitting => {
  const sitting = afterReveals();
  for (const text of texts) expect([text, sitting.choose(text)]).toEqual([text, undefined]);
  return sitting;
};

test.each([
  ['reveal 3', ['reveal 3']],
  ['a draw', ['draw']],
  ['taking a card against a hidden one', ['take 3']],
  ['swapping the drawn card against a hidden one', ['draw', 'swap 3']],
  ['discarding and turning up', ['draw', 'discard 3']],
])('%s cannot be taken back', (_name, texts) => {
  const sitting = tryAll(...texts);
  const { decisions } = sitting.match.state.run;
  expect(sitting.undo()).toMatchObject({ code: 'undo-uncovered' });
  expect(sitting.match.state.run.decisions).toBe(decisions);
});

test('taking a card against an open one can be taken back', () => {
  const sitting = tryAll('take 1');
  expect([sitting.match.asked, sitting.undo(), sitting.match.asked]).toEqual([1, undefined, 0]);
});

test('where the drawn card went can be taken back when it covered an open card, but not the draw', () => {
  const sitting = tryAll('draw', 'swap 1');
  expect(sitting.undo()).toBeUndefined();
  expect([sitting.match.asked, sitting.match.step]).toEqual([0, 'swap']);
  expect(sitting.undo()).toMatchObject({ code: 'undo-uncovered' });
});

test('giving up shows all cards, so it cannot be taken back', () => {
  const sitting = afterReveals();
  sitting.concede();
  expect(sitting.undo()).toMatchObject({ code: 'undo-uncovered' });
});

test('GO-19 only who holds a drawn card knows more than an onlooker', () => {
  const sitting = afterReveals();
  expect([sitting.hasSecrets(0), sitting.hasSecrets(1)]).toEqual([false, false]);
  sitting.choose('draw');
  expect([sitting.hasSecrets(0), sitting.hasSecrets(1)]).toEqual([true, false]);
  sitting.choose('swap 1');
  expect([sitting.hasSecrets(0), sitting.hasSecrets(1)]).toEqual([false, false]);
});
