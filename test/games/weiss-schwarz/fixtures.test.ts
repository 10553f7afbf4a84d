// Whole games of Weiss-Schwarz in fixtures/weiss-schwarz, and the ready decks as card files in fixtures/decks.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ABILITIES, abilityNamed } from '../../../src/games/weiss-schwarz/cards/abilities/index.js';
import { readDeck } from '../../../src/games/weiss-schwarz/decks/card-file.js';
import { SHIPPED } from '../../../src/games/weiss-schwarz/decks/index.js';
import { weissSchwarz } from '../../../src/games/weiss-schwarz/index.js';
import { replayElsewhere } from '../../promises/elsewhere.js';
import { sitDown } from '../../scripts.js';

const read = (name: string): string => readFileSync(`fixtures/weiss-schwarz/${name}.hotseat`, 'utf8');
const names = readdirSync('fixtures/weiss-schwarz').map((file) => file.replace('.hotseat', ''));

test.each([
  ['white-against-black', 'weiss.level'],
  ['own-decks', 'weiss.level'],
  ['abilities-again', 'weiss.level'],
  ['concession', 'conceded'],
])('%s plays to its end with every check on the way, and is written the same again', (name, reason) => {
  const text = read(name);
  const sitting = sitDown(weissSchwarz, text);
  expect(sitting.match.state.run.outcome?.reason).toBe(reason);
  expect(text.match(/^= [0-9a-f]{8}$/gmu)?.length).toBeGreaterThanOrEqual(sitting.match.state.run.turn);
  expect(sitting.text).toBe(text.replace(/^# [A-Z].*\n/mu, ''));
});

test('unfinished stands where two of five cards have been put in order', () => {
  const { match } = sitDown(weissSchwarz, read('unfinished'));
  expect([match.step, match.over, match.asked === match.state.run.active]).toEqual(['order', false, true]);
});

test('all of them end alike in another process', () => {
  const elsewhere = replayElsewhere(names.map(read));
  names.forEach((name, at) => {
    expect([name, elsewhere[at]?.fault, elsewhere[at]?.over]).toEqual([name, null, name !== 'unfinished']);
  });
});

test.each(['weiss', 'schwarz'] as const)(
  'WS-2 the card file %s.csv is the ready deck, fifty cards without a fault',
  (name) => {
    const lines = readFileSync(`fixtures/decks/${name}.csv`, 'utf8').split('\n');
    expect(lines.slice(0, -1)).toEqual(SHIPPED[name]);
    const { drafts, faults } = readDeck(lines);
    expect([drafts.length, faults]).toEqual([50, []]);
  },
);

test('the ready decks use every ability between them', () => {
  const used = new Set(
    [...readDeck(SHIPPED.weiss).drafts, ...readDeck(SHIPPED.schwarz).drafts].flatMap(({ ability }) =>
      ability === null ? [] : [abilityNamed(ability.ability).short],
    ),
  );
  expect([...used].sort()).toEqual(ABILITIES.map(({ short }) => short).sort());
});
