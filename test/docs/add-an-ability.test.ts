// docs/add-an-ability.md is true: its pieces stand in second-wind.ts word for word, and that is an ability that works.
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type GameEvent, Play } from '../../src/engine/index.js';
import { ABILITIES, readAbility } from '../../src/games/weiss-schwarz/cards/abilities/index.js';
import { dataOf } from '../../src/games/weiss-schwarz/state.js';
import { position, side } from '../games/weiss-schwarz/position.js';
import { secondWind } from './second-wind.js';

const squeeze = (text: string): string => text.replace(/\s+/gu, '').replaceAll(',)', ')').replaceAll(',}', '}');

test('every piece of code on the page stands in the example', () => {
  const page = readFileSync('docs/add-an-ability.md', 'utf8');
  const blocks = [...page.matchAll(/```ts\n(.*?)```/gsu)].map(([, block = '']) => block);
  expect(blocks.length).toBeGreaterThan(2);
  const example = squeeze(readFileSync('test/docs/second-wind.ts', 'utf8'));
  for (const block of blocks) for (const piece of block.split(/^\s*…\s*$/mu)) expect(example).toContain(squeeze(piece));
});

test('with its line in the table, card files can name it, by name and by short id', () => {
  const table = [...ABILITIES, secondWind];
  const use = { ability: 'second-wind', what: '', n: 500 };
  expect([readAbility('Segundo aliento 500', table), readAbility('ae:500', table)]).toEqual([use, use]);
  expect(readAbility('Segundo aliento', table)).toEqual({ example: 'Segundo aliento 500' });
  expect(readAbility('Segundo aliento 500')).toBeUndefined();
});

test('it draws a card when it is applied, and raises the power of characters of level 0', () => {
  const at = position({ ann: { hand: ['filler'], deck: ['weak', 'twin'], front: ['middle', 'red-one'] } });
  const { state } = at.match;
  const heard: GameEvent[] = [];
  const play = new Play(state);
  play.tell = (event) => heard.push(event);
  const use = { ability: 'second-wind', what: '', n: 500 };
  secondWind.onField(play, { player: 0, source: 0, use });
  expect([side(at, 0).hand, heard.map(({ code }) => code)]).toEqual([['filler', 'weak'], ['weiss.drew']]);
  const [middle = 0, redOne = 0] = state.field;
  expect([middle, redOne].map((card) => secondWind.onCard.touches(dataOf(state, card)))).toEqual([true, false]);
  expect(secondWind.onCard.change(2000, 500)).toBe(2500);
  expect(secondWind.worth(state, 0, use)).toBeCloseTo(0.7 + 1000 / 3000);
});
