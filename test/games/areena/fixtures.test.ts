// Whole games of Areena in fixtures/areena, and the deck lists in fixtures/decks/areena.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { NOBODY } from '../../../src/engine/index.js';
import { readDeck } from '../../../src/games/areena/decks/deck-list.js';
import { SHIPPED } from '../../../src/games/areena/decks/index.js';
import { areena } from '../../../src/games/areena/index.js';
import { replayElsewhere } from '../../promises/elsewhere.js';
import { sitDown } from '../../scripts.js';

const read = (name: string): string => readFileSync(`fixtures/areena/${name}.hotseat`, 'utf8');
const deckLines = (name: string): string[] => readFileSync(`fixtures/decks/areena/${name}.deck`, 'utf8').split('\n');
const names = readdirSync('fixtures/areena').map((file) => file.replace('.hotseat', ''));

test.each<[string, Record<string, unknown>]>([
  ['armoured-against-fast', { winner: 1, reason: 'areena.fallen', scores: [0, 14] }],
  ['tactician-against-bleeder', { winner: 1, reason: 'areena.fallen', scores: [0, 7] }],
  ['own-decks', { winner: 1, reason: 'areena.fallen', scores: [0, 17] }],
  ['empty-deck', { winner: 0, reason: 'areena.exhausted', scores: [6, 12] }],
  ['both-fall', { winner: NOBODY, reason: 'areena.both', scores: [0, 0] }],
  ['concession', { winner: 1, reason: 'conceded' }],
])('%s plays to its end with every check on the way, and is written the same again', (name, outcome) => {
  const text = read(name);
  const sitting = sitDown(areena, text);
  expect(sitting.match.state.run.outcome).toMatchObject(outcome);
  expect(text.match(/^= [0-9a-f]{8}$/gmu)?.length).toBeGreaterThanOrEqual(sitting.match.state.run.turn);
  expect(sitting.text).toBe(text.replace(/^# [A-Z].*\n/mu, ''));
  expect(areena.verify(sitting.match.state as Parameters<typeof areena.verify>[0])).toEqual([]);
});

test('unfinished stands with a reaction on the stack and somebody to answer', () => {
  const { match } = sitDown(areena, read('unfinished'));
  expect([match.step, match.over, match.state.run.turn]).toEqual(['answer', false, 2]);
});

test('all of them end alike in another process', () => {
  const elsewhere = replayElsewhere(names.map(read));
  names.forEach((name, at) => {
    expect([name, elsewhere[at]?.fault]).toEqual([name, null]);
    expect([name, elsewhere[at]?.over]).toEqual([name, sitDown(areena, read(name)).match.over]);
  });
});

test.each(['armoured', 'fast', 'tactician', 'bleeder'] as const)(
  'the deck list %s is the one that is shipped',
  (name) => {
    expect(deckLines(name).slice(0, -1)).toEqual(SHIPPED[name]);
  },
);

test('AR-17 a deck list in Finnish is read, and the broken one is refused with every fault by line', () => {
  expect(readDeck(deckLines('in-finnish')).faults).toEqual([]);
  expect(readDeck(deckLines('broken')).faults.map(({ code, line }) => [code, line])).toEqual([
    ['deck.no-leader', 2],
    ['deck.twice', 3],
    ['deck.unknown-word', 4],
    ['deck.unknown-card-near', 5],
    ['deck.bad-line', 6],
    ['deck.too-many', 8],
    ['deck.leader-among-cards', 9],
    ['deck.none', 10],
  ]);
});
