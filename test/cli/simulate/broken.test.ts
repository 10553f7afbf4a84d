// Games that break a promise: found, recorded, named.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { keepBroken, recordBroken } from '../../../src/cli/actions/simulate/broken.js';
import { type Game, readRecording, replay, Sitting, setupOf, unwrap } from '../../../src/engine/index.js';
import { playGames } from '../../../src/simulation/games.js';
import { type Plan, setupOfGame } from '../../../src/simulation/plan.js';
import { gameCalled } from '../../shelf.js';

const golf = await gameCalled('golf');
const PLAN: Plan = {
  game: 'golf',
  games: 4,
  players: 2,
  bots: ['random'],
  options: { 'test-mode': false, order: 'given' },
  seed: 'broken',
};
const folder = mkdtempSync(path.join(tmpdir(), 'hotseat-broken-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Golf that finds fault with every state after so many decisions. */
function doubting(decisions: number): Game {
  return { ...golf, verify: (state) => (state.run.decisions >= decisions ? ['a card is bent'] : []) };
}

/** Golf whose random bot gives up thinking at one of its decisions. */
function throwing(decision: number): Game {
  const random = golf.bots.random;
  if (random === undefined) throw new Error('no random bot');
  let asked = 0;
  const choose: typeof random.choose = (outlook) => {
    if (++asked === decision) throw new Error('out of thought');
    return random.choose(outlook);
  };
  return { ...golf, bots: { ...golf.bots, random: { choose } } };
}

test('a game that keeps its promises is not recorded', () => {
  expect(playGames(golf, PLAN, 0, 4).breaches).toEqual([]);
});

test('a state that its game finds fault with is a broken promise of each such game, and the game is counted all the same', () => {
  const { breaches, tally } = playGames(doubting(0), PLAN, 2, 4);
  expect(breaches.map(({ index, what }) => [index, what])).toEqual([
    [2, 'a card is bent'],
    [3, 'a card is bent'],
  ]);
  expect(tally.ended).toBe(2);
});

test('every fiftieth game is checked after each decision, the others at their end', () => {
  const { breaches } = playGames(doubting(3), PLAN, 49, 51);
  const [before, looked] = breaches;
  expect(before?.index).toBe(49);
  expect(before?.decisions).toBeGreaterThan(3);
  expect(looked).toEqual({ index: 50, decisions: 3, what: 'a card is bent' });
});

test('an error is a broken promise, and such a game counts for nobody', () => {
  const { breaches, tally } = playGames(throwing(5), PLAN, 1, 2);
  expect(breaches).toEqual([{ index: 1, decisions: 4, what: 'Error: out of thought' }]);
  expect(tally.ended).toBe(0);
  expect(tally.seats.map(({ games }) => games)).toEqual([0, 0]);
});

test('the recording of a broken game plays back to the same state', () => {
  const breach = { index: 1, decisions: 9, what: 'a card is bent' };
  const { recording, faults } = readRecording(recordBroken(golf, PLAN, breach));
  const setup = unwrap(setupOf(recording, golf, 'none'));
  expect(faults).toEqual([]);
  expect(setup.seed).toBe('broken-2');
  const sitting = new Sitting(golf, setup);
  expect(replay(recording, sitting).fault).toBeUndefined();
  const again = new Sitting(golf, setupOfGame(PLAN, 1));
  while (!again.match.over) again.moveBot();
  expect(sitting.match.state).toEqual(again.match.state);
});

test('a game that throws is recorded as far as it went, with what broke it in a comment', () => {
  const text = recordBroken(throwing(5), PLAN, { index: 0, decisions: 4, what: 'Error: out of thought' });
  expect(readRecording(text).recording.moves.filter(({ kind }) => kind === 'choice')).toHaveLength(4);
  expect(text).toMatch(/# game 1, after 4 decisions:\n# Error: out of thought\n$/u);
});

test('each broken game gets a file of its own, named by game and seed', async () => {
  const { breaches } = playGames(doubting(0), PLAN, 0, 2);
  const kept = await keepBroken(golf, PLAN, breaches, path.join(folder, 'new'), new Date());
  const files = kept.flatMap((one) => ('file' in one ? [one.file] : []));
  expect(files.map((file) => path.basename(file))).toEqual([
    expect.stringMatching(/^golf-.*-broken-1\.hotseat$/u),
    expect.stringMatching(/^golf-.*-broken-2\.hotseat$/u),
  ]);
  expect(files.map((file) => /^seed (.*)$/mu.exec(readFileSync(file, 'utf8'))?.[1])).toEqual(['broken-1', 'broken-2']);
});

test('a folder that cannot be written to is told, and stops nothing', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const kept = await keepBroken(
    golf,
    PLAN,
    [{ index: 0, decisions: 0, what: 'x' }],
    path.join(file, 'below'),
    new Date(),
  );
  expect(kept).toEqual([{ index: 0, decisions: 0, what: 'x', trouble: 'ENOTDIR' }]);
});
