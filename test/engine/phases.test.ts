// Phase tables: rows, rows that are left out, rows that go round the table, turns and their order. Toy: the race.
import { describe, expect, test } from '@jest/globals';
import { type GameEvent, Match, NOBODY, newRun, nextInOrder, type State, type Step } from '../../src/engine/index.js';
import { setupFor } from '../setups.js';
import { race } from './toys/race.js';

const begin = (players = ['Ann', 'Bob', 'Cid'], first = 0) => {
  const heard: GameEvent[] = [];
  const match = Match.begin(race, setupFor(race, { players, first }), (event) => heard.push(event));
  return { match, heard };
};

const codes = (heard: readonly GameEvent[]): string[] =>
  heard.map((event) => ('phase' in event ? `${event.code} ${String(event.phase)}` : event.code));

test('the opening comes once, before the first turn; a row marked each is done by every player in order', () => {
  const { heard, match } = begin(['Ann', 'Bob', 'Cid'], 1);
  expect(codes(heard)).toEqual([
    '@phase secret',
    '@phase welcome',
    'greeted',
    'greeted',
    'greeted',
    '@turn',
    '@phase early',
  ]);
  expect(heard.filter(({ code }) => code === 'greeted')).toEqual(
    [1, 2, 0].map((player) => ({ code: 'greeted', player })),
  );
  expect([match.asked, match.state.run.turn, match.state.run.active]).toEqual([1, 1, 1]);
});

test('a row whose condition does not hold when the turn begins is left out', () => {
  const { heard, match } = begin();
  match.choose('add 3');
  match.choose('add 3'); // 6: from now on it is late
  expect(codes(heard).slice(-3)).toEqual(['@turn', '@phase late', 'rested']);
  expect(race.rows[match.state.run.phase]).toMatchObject({ phase: 'late', steps: ['rest', 'add'], section: 'turn' });
  expect([match.asked, match.state.run.turn]).toEqual([2, 3]);
});

test('the closing comes when nobody is next', () => {
  const { heard, match } = begin();
  for (const text of ['add 3', 'add 3', 'add 3']) match.choose(text);
  // Nine: the last one is the only way to go, so it is taken at once (CO-4).
  expect(codes(heard).slice(-4)).toEqual(['rested', 'added', '@phase end', '@over']);
  expect([match.over, match.asked, match.state.run.outcome?.winner]).toEqual([true, NOBODY, 0]);
});

test('turns go round the order of play; with one player they stay', () => {
  const run = newRun(3, 2, {});
  expect(run.order).toEqual([2, 0, 1]);
  expect([NOBODY, 2, 0, 1].map((active) => nextInOrder({ run: { ...run, active } }))).toEqual([2, 0, 1, 2]);
  expect(nextInOrder({ run: { ...newRun(1, 0, {}), active: 0 } })).toBe(0);
});

describe('tables that cannot be played', () => {
  test('a step that nobody defined is our own bug, and throws its name', () => {
    const state = withAgenda(race.copy(begin().match.state), { do: 'dance', player: 0 });
    expect(() => Match.resume(race, state)).toThrow('dance');
  });

  test('a game that has nothing left to do and is not over throws', () => {
    const state = withAgenda(race.copy(begin().match.state));
    expect(() => Match.resume(race, state)).toThrow('nothing left to do');
  });
});

/** The same state with other steps to do. */
function withAgenda<S extends State>(state: S, ...agenda: Step[]): S {
  return { ...state, run: { ...state.run, agenda } };
}
