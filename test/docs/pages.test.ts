// Every page whose code is in files compiles as it stands there, and what it says can be run runs.
import { beforeAll, expect, test } from '@jest/globals';
import { build, pages, run } from './pages.js';

beforeAll(() => {
  expect(build(pages())).toEqual([]);
});

test('the pages that have code in files are these', () => {
  expect(pages()).toEqual(['add-a-bot', 'add-a-game', 'add-an-effect', 'engine']);
});

test('a game in ten lines is played to its end', () => {
  const { code, out } = run('engine', 'play.js');
  expect(code).toBe(0);
  expect(out).toContain('@over\n');
  expect(out.trimEnd().split('\n').at(-1)).toMatch(/^\[ [12], [12] \] [0-9a-f]{8}$/u);
});

test('a script is replayed and games are simulated by a program', () => {
  // Ann has turned up two of the reveal round; Bob is next.
  expect(run('engine', 'report.js')).toEqual({ code: 0, out: '1 Bob\n20\n', err: '' });
});

test('an effect is applied twice, and wears off', () => {
  const out = '5\n3\nfx.on.thorns fx.more.thorns fx.off.thorns true\n';
  expect(run('add-an-effect', 'try.js')).toEqual({ code: 0, out, err: '' });
});

test('the bots answer places in the list', () => {
  expect(run('add-a-bot', 'last.js')).toEqual({ code: 0, out: '', err: '' });
});
