// Whole games of Duel Masters in fixtures/duel-masters.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { withCommonBots } from '../../../src/bots/index.js';
import { POOL } from '../../../src/games/duel-masters/cards/pool/index.js';
import { duelMasters } from '../../../src/games/duel-masters/index.js';
import type { DuelState } from '../../../src/games/duel-masters/state.js';
import { replayElsewhere } from '../../promises/elsewhere.js';
import { sitDown } from '../../scripts.js';

const game = withCommonBots(duelMasters);
const read = (name: string): string => readFileSync(`fixtures/duel-masters/${name}.hotseat`, 'utf8');
/** Cards that the pool had when `every-card` was played. */
const WHEN_MADE = 171;
const names = readdirSync('fixtures/duel-masters').map((file) => file.replace('.hotseat', ''));

test.each<[string, Record<string, unknown>]>([
  ['ember-against-dawn', { reason: 'duel-masters.final-blow' }],
  ['hunt-against-tide', { reason: 'duel-masters.final-blow' }],
  ['every-card', { reason: 'duel-masters.final-blow' }],
  ['own-cards', { reason: 'duel-masters.final-blow' }],
  ['last-card', { reason: 'duel-masters.last-card' }],
  ['concession', { reason: 'conceded' }],
])('%s plays to its end with every check on the way, and is written the same again', (name, outcome) => {
  const text = read(name);
  const sitting = sitDown(game, text);
  const { match } = sitting;
  expect(match.state.run.outcome).toMatchObject(outcome);
  // The opening, and every turn in which somebody chooses.
  expect(text.match(/^= [0-9a-f]{8}$/gmu)?.length).toBe(text.match(/^# (?:opening|turn \d+)$/gmu)?.length);
  expect(sitting.text).toBe(text);
  expect(duelMasters.verify(match.state as DuelState)).toEqual([]);
});

test('every-card holds one of each card of the pool, whatever has been added since it was made', () => {
  const { kinds, kind } = sitDown(game, read('every-card')).match.state as DuelState;
  const ids = POOL.map(({ id }) => id);
  expect(kinds.filter((card) => typeof card !== 'string' || !ids.includes(card))).toEqual([]);
  expect(kinds.length).toBeGreaterThanOrEqual(WHEN_MADE);
  expect([...kind].sort((a, b) => a - b)).toEqual(kinds.map((_, at) => at));
});

test('own-cards carries the cards of its pack inside, so it plays without the pack', () => {
  const state = sitDown(game, read('own-cards')).match.state as DuelState;
  const packed = state.kinds.filter((card) => typeof card !== 'string');
  expect(packed.length).toBeGreaterThan(0);
  expect(read('own-cards').match(/^card \{.*\}$/gmu)).toHaveLength(packed.length);
});

test('unfinished stands where a shield trigger was broken and its owner is to choose', () => {
  const { match } = sitDown(game, read('unfinished'));
  expect([match.step, match.over, match.texts().length]).toEqual(['trigger', false, 2]);
});

test('all of them end alike in another process', () => {
  const elsewhere = replayElsewhere(names.map(read));
  names.forEach((name, at) => {
    expect([name, elsewhere[at]?.fault]).toEqual([name, null]);
    expect([name, elsewhere[at]?.over]).toEqual([name, sitDown(game, read(name)).match.over]);
  });
});
