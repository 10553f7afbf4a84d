// The words for how a game ended.
import { expect, test } from '@jest/globals';
import { drawnOutcome, LANGUAGES, NOBODY, type Outcome, rankScores } from '../../src/engine/index.js';
import { loadTongue, sayOutcome, sayScore, standings } from '../../src/text/index.js';

const NAMES = ['Ann', 'Bob', 'Cid'];
const said = async (outcome: Outcome): Promise<string> => sayOutcome(outcome, (await loadTongue('en')).for(NAMES));

test('one winner is named, of a draw all who share the first place', async () => {
  expect(await said(rankScores([3, 1, 2], 'lowest', 'conceded'))).toBe('Bob wins: a player gave up.');
  expect(await said(rankScores([1, 1, 2], 'lowest', '@bounded'))).toBe(
    'A draw between Ann and Bob: too many decisions.',
  );
});

test('who loses alone is no winner and has no draw with nobody', async () => {
  for (const place of [1, 2])
    expect(await said({ places: [place], scores: [0], winner: NOBODY, reason: 'conceded' })).toBe(
      'Nobody wins: a player gave up.',
    );
});

test('all three ways to end have words in every language', async () => {
  const lost: Outcome = { places: [2], scores: [0], winner: NOBODY, reason: '@bounded' };
  for (const language of LANGUAGES) {
    const tongue = (await loadTongue(language)).for(NAMES);
    const texts = [rankScores([1, 2], 'lowest', '@bounded'), drawnOutcome(2, '@bounded'), lost].map((one) =>
      sayOutcome(one, tongue),
    );
    expect(new Set(texts).size).toBe(3);
  }
});

test('standings name the best first, equal places in the order of seats', async () => {
  const tongue = (await loadTongue('en')).for(NAMES);
  const rows = standings(rankScores([5, '-Infinity', -5], 'lowest', '@bounded'), tongue);
  expect(rows.map(({ place, name, score, won }) => [place, name, score, won])).toEqual([
    [1, 'Bob', '−∞', true],
    [2, 'Cid', '-5', false],
    [3, 'Ann', '5', false],
  ]);
  // Finnish writes a minus of its own, which a terminal without Unicode cannot show.
  const finnish = (await loadTongue('fi')).for(NAMES);
  expect(sayScore(-5, finnish)).toBe('−5');
  expect(sayScore(-5, finnish.for(NAMES, 'ascii'))).toBe('-5');
});
