// docs/add-a-game.md is true: its pieces stand in pebbles.ts word for word, and pebbles.ts is a game.
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { withCommonBots } from '../../src/bots/index.js';
import { Chance, Match, seedChance } from '../../src/engine/index.js';
import { checkGame, PROMISES, sayGameFault, setupFor } from '../../src/testing/index.js';
import { loadTongue, sayEvent } from '../../src/text/index.js';
import { pebbles } from './pebbles.js';

const squeeze = (text: string): string => text.replace(/\s+/gu, '').replaceAll(',)', ')').replaceAll(',}', '}');

test('every piece of code on the page stands in the example', () => {
  const page = readFileSync('docs/add-a-game.md', 'utf8');
  const blocks = [...page.matchAll(/```ts\n(.*?)```/gsu)].map(([, block = '']) => block);
  expect(blocks.length).toBeGreaterThan(3);
  const example = squeeze(
    ['pebbles.ts', 'add-a-game.test.ts'].map((file) => readFileSync(`test/docs/${file}`, 'utf8')).join('\n'),
  );
  for (const block of blocks) {
    // Lines of `…` leave something out.
    for (const piece of block.split(/^\s*…\s*$/mu)) expect(example).toContain(squeeze(piece));
  }
});

test('the example plays to its end, shows itself, and keeps what it promises', async () => {
  const game = withCommonBots(pebbles);
  const tongue = (await loadTongue('en', await game.presentation.catalogue('en'))).for(['Ann', 'Bob']);
  const lines: (string | undefined)[] = [];
  const match = Match.begin(game, setupFor(game, { options: ['heap=7'] }), (event) =>
    lines.push(sayEvent(game, event, tongue)),
  );
  expect(match.texts()).toEqual(['take 1', 'take 2', 'take 3']);
  for (const text of ['take 3', 'take 2']) match.choose(text);
  expect(match.texts()).toEqual(['take 1', 'take 2']);
  const view = game.view(match.state, 0);
  expect(game.presentation.table(view).centre).toMatchObject([{ text: { slots: { left: 2 } } }]);
  expect(game.imagine(view, new Chance(seedChance('x'))).left).toBe(2);
  match.choose('take 2');
  expect(match.state.run.outcome).toMatchObject({ winner: 0, places: [1, 2] });
  expect(lines).toContain('Ann takes 3.');
  expect(lines.at(-1)).toBe('Ann wins: the last pebble is taken.');
});

test('the example has no faults, and keeps every promise', async () => {
  expect(await checkGame(withCommonBots(pebbles))).toEqual([]);
  for (const fault of await checkGame(pebbles)) console.error(sayGameFault(fault));
  const trial = { game: pebbles, setups: [{ name: 'a heap', setup: (seed: string) => setupFor(pebbles, { seed }) }] };
  const kept = PROMISES.filter((promise) => promise.applies(trial));
  for (const promise of kept) expect([promise.name, (await promise.judge(trial)).faults]).toEqual([promise.name, []]);
  expect(kept.length).toBeGreaterThan(12);
});
