// What is common to all games (CO-1 to CO-8), shown on the toy race, and on Golf where that says more.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type GameEvent, Match, MOST_DECISIONS, NOBODY, type State, type Step } from '../../src/engine/index.js';
import { golf } from '../../src/games/golf/index.js';
import { setupFor } from '../setups.js';
import { race, UNKNOWN } from './toys/race.js';
import { type SkirmishStep, skirmish } from './toys/skirmish.js';

const begin = (parts: Parameters<typeof setupFor>[1] = {}, listener?: (event: GameEvent) => void) =>
  Match.begin(race, setupFor(race, parts), listener);

describe('CO-1 what fixes a game', () => {
  const hashOf = (parts: Parameters<typeof setupFor>[1], texts = ['reveal 1 2']): string => {
    const match = Match.begin(golf, setupFor(golf, parts));
    for (const text of texts) match.choose(text);
    return match.hash();
  };

  test('CO-1 the same set-up and the same choices give the same state', () => {
    expect(hashOf({ seed: ' 5 ' })).toBe(hashOf({ seed: '5' }));
    expect(hashOf({ players: ['Ann', 'Bob'] })).toBe(hashOf({ players: ['Cid', 'Dan'] }));
  });

  test('CO-1 another seed, option, number of players, beginner, stack or choice gives another', () => {
    const hashes = [
      hashOf({}),
      hashOf({ seed: '2' }),
      hashOf({ options: ['test-mode'] }),
      hashOf({ players: ['Ann', 'Bob', 'Cid'] }),
      hashOf({ first: 1 }),
      hashOf({ stack: 'KS' }),
      hashOf({}, ['reveal 1 3']),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('CO-2 chance', () => {
  test('CO-2 the generator’s numbers are part of the state, and move on with every use', () => {
    const { state } = begin();
    expect(Object.keys(state.run.chance).sort()).toEqual(['c', 's0', 's1', 's2', 'scheme']);
    const [first, again, other] = [begin(), begin(), begin({ seed: '2' })].map((match) => match.state);
    expect(first?.secret).toBe(again?.secret);
    expect(first?.run.chance).toEqual(again?.run.chance);
    expect(first?.run.chance).not.toEqual(other?.run.chance);
  });

  test('CO-2 engine, games and bots name neither the clock nor Math.random', () => {
    const sources = ['engine', 'games', 'bots'].flatMap((folder) =>
      readdirSync(path.join('src', folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => path.join('src', folder, file)),
    );
    expect(sources.length).toBeGreaterThan(40);
    const guilty = sources.filter((file) =>
      /Math\.random\(|\bDate\b|performance\.now/u.test(readFileSync(file, 'utf8')),
    );
    expect(guilty).toEqual([]);
  });
});

describe('CO-3 only legal choices', () => {
  test('CO-3 a choice that is not offered is refused with those that are, and changes nothing', () => {
    const match = begin();
    const before = match.hash();
    expect(match.choose('add 4')).toEqual({
      code: 'not-open',
      data: { text: 'add 4', choices: ['add 1', 'add 2', 'add 3', 'peek'] },
    });
    expect(match.hash()).toBe(before);
    expect(match.asked).toBe(0);
  });

  test('CO-3 a choice that exists and is closed is refused with the reason', () => {
    const match = begin();
    match.choose('peek');
    match.choose('add 1');
    expect(match.choose('peek')).toMatchObject({
      code: 'closed',
      data: { text: 'peek', reason: { key: 'closed.peeked' }, choices: ['add 1', 'add 2', 'add 3'] },
    });
    expect([match.asked, match.state.total]).toEqual([0, 1]);
  });

  test('CO-3 case, blanks and forms of letters do not matter', () => {
    const match = begin();
    expect(match.find('  ADD   2 ')).toEqual({ ok: true, value: 1 });
    expect(match.find('add\u00a02')).toEqual({ ok: true, value: 1 });
  });

  test('CO-3 after the end every choice is refused, and taking one by its place throws', () => {
    const match = begin();
    while (!match.over) match.take(0);
    expect(match.choose('add 1')).toEqual({ code: 'over', data: {} });
    expect(match.concede(0)).toEqual({ code: 'over', data: {} });
    expect(() => match.take(0)).toThrow('over');
  });
});

describe('CO-4 single choices', () => {
  test('CO-4 a decision with one choice is taken at once, told, and does not count', () => {
    const heard: GameEvent[] = [];
    const match = begin({}, (event) => heard.push(event));
    for (const text of ['add 3', 'add 3', 'add 3']) match.choose(text);
    expect(match.over).toBe(true);
    expect(match.state.run.decisions).toBe(3);
    expect(heard.filter(({ code }) => code === 'added')).toEqual([
      { code: 'added', player: 0, count: 3 },
      { code: 'added', player: 1, count: 3 },
      { code: 'added', player: 0, count: 3 },
      { code: 'added', player: 1, count: 1 },
    ]);
  });
});

describe('CO-5 hidden things', () => {
  test('CO-5 only who peeked knows, in the view and in what is told', () => {
    const heard: GameEvent[] = [];
    const match = begin({}, (event) => heard.push(event));
    const seen = (): number[] => [0, 1, NOBODY].map((seat) => race.view(match.state, seat).secret);
    expect(seen()).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
    match.choose('peek');
    expect(seen()).toEqual([match.state.secret, UNKNOWN, UNKNOWN]);
    expect(heard.find(({ code }) => code === 'saw')).toMatchObject({
      only: 0,
      uncovers: true,
      instead: { code: 'looked' },
    });
  });

  test('CO-5 in Golf a card that goes back under others is public no more than its pile is', () => {
    const match = Match.begin(golf, setupFor(golf));
    match.choose('reveal 1 2');
    match.choose('reveal 1 2');
    match.choose('draw');
    const drawn = match.state.drawn;
    expect(golf.view(match.state, 1).drawn).not.toBe(drawn);
    match.choose('swap 1');
    expect(golf.view(match.state, 1).cards[0]).toBe(drawn);
  });
});

describe('CO-6 both losing', () => {
  test('CO-6 both losing at the same moment is a draw', () => {
    const begun = Match.begin(skirmish, setupFor(skirmish)).state;
    const burn: SkirmishStep = { do: 'burn', player: 0, by: [10, 10] };
    const match = Match.resume(skirmish, withAgenda(skirmish.copy(begun), burn));
    expect(match.over).toBe(true);
    expect(match.state.run.outcome).toMatchObject({ winner: NOBODY, places: [1, 1] });
  });
});

describe('CO-7 conceding', () => {
  test('CO-7 the asked player can concede: the game ends at once, and comes last', () => {
    const heard: GameEvent[] = [];
    const match = begin({ players: ['Ann', 'Bob', 'Cid'] }, (event) => heard.push(event));
    match.choose('add 1');
    expect(match.concede(1)).toBeUndefined();
    expect(match.state.run.outcome).toMatchObject({ places: [1, 3, 1], winner: NOBODY, reason: 'conceded' });
    expect(heard.slice(-2).map(({ code }) => code)).toEqual(['@conceded', '@over']);
    expect(match.asked).toBe(NOBODY);
  });

  test('CO-7 who is not asked cannot', () => {
    const match = begin();
    const before = match.hash();
    expect(match.concede(1)).toMatchObject({ code: 'not-asked' });
    expect([match.hash(), match.asked]).toEqual([before, 0]);
  });

  test('CO-7 in Golf the game is scored as it stands, and whoever gave up comes last with any points', () => {
    const stack = 'KS KH KD KC 2S 2H';
    const match = Match.begin(golf, setupFor(golf, { players: ['Ann', 'Bob', 'Cid'], stack }));
    match.concede(0);
    // All is turned up, Ann's row of kings goes, and 0 − 2 − 2 are left: nobody can have less, and yet she is last.
    expect(match.state.run.outcome?.scores[0]).toBe(-4);
    expect(match.state.run.outcome?.places[0]).toBe(3);
    expect([match.state.run.outcome?.reason, match.asked]).toEqual(['conceded', NOBODY]);
  });
});

describe('CO-8 the bound of all games', () => {
  test('CO-8 a game that passes 10,000 decisions ends as a draw with that reason, and the log says so', () => {
    const heard: GameEvent[] = [];
    const match = begin({ options: ['long'] }, (event) => heard.push(event));
    while (!match.over) match.take(0);
    expect(MOST_DECISIONS).toBe(10_000);
    expect(match.state.run.decisions).toBe(10_000);
    expect(match.state.run.outcome).toMatchObject({ winner: NOBODY, places: [1, 1], reason: '@bounded' });
    expect(heard.slice(-2).map(({ code }) => code)).toEqual(['@bounded', '@over']);
    expect(match.asked).toBe(NOBODY);
  });
});

/** The same state with other steps to do. */
function withAgenda<S extends State>(state: S, ...agenda: Step[]): S {
  return { ...state, run: { ...state.run, agenda } };
}
