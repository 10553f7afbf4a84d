// Turning a recording into a game: its header into a set-up, its moves into play, with every check. Toy: the race.
import { describe, expect, test } from '@jest/globals';
import {
  type Fault,
  faultsOf,
  NOBODY,
  readRecording,
  replay,
  Sitting,
  setupOf,
  unwrap,
  writeHeader,
} from '../../../src/engine/index.js';
import { playScript, sitDown } from '../../scripts.js';
import { setupFor } from '../../setups.js';
import { race } from '../toys/race.js';

const script = (...moves: string[]): string =>
  ['hotseat 1', 'game race', 'seed 1', 'player Ann', 'player Bob', '---', ...moves, ''].join('\n');

const headerFaults = (...lines: string[]): [string, number | undefined][] => {
  const { recording } = readRecording(['hotseat 1', 'game race', ...lines, '---', ''].join('\n'));
  return faultsOf(setupOf(recording, race, 'drawn')).map(({ code, line }) => [code, line]);
};

describe('the header', () => {
  test('it gives the set-up; without a seed the one that was drawn is taken', () => {
    const { recording } = readRecording(
      'hotseat 1\ngame race\nplayer Ann\nplayer Bob bot=one\noption goal=12\nfirst Bob\n---\n',
    );
    expect(unwrap(setupOf(recording, race, 'drawn'))).toEqual({
      players: [
        { name: 'Ann', bot: undefined },
        { name: 'Bob', bot: 'one' },
      ],
      options: { long: false, pace: 'usual', goal: 12 },
      seed: 'drawn',
      first: 1,
      stacks: [],
      decks: [],
    });
  });

  test.each<[string, string[], [string, number][]]>([
    ['no players', [], [['players.number', NaN]]],
    ['too many players', ['player A', 'player B', 'player C', 'player D', 'player E'], [['players.number', 7]]],
    ['equal names', ['player Ann', 'player ANN'], [['name.equal', 4]]],
    ['an unknown bot', ['player Ann bot=genius', 'player Bob'], [['bot.unknown', 3]]],
    ['an unknown option', ['player Ann', 'option speed'], [['option.unknown', 4]]],
    ['a bad value', ['option goal=99', 'player Ann'], [['option.bad-value', 3]]],
    ['an empty seed', ['seed', 'player Ann'], [['seed.empty', 3]]],
    ['a seed of controls', ['seed a\u0007', 'player Ann'], [['seed.control', 3]]],
    ['a beginner who does not play', ['player Ann', 'first Zoe'], [['recording.no-such-player', 4]]],
    ['a deck of nobody', ['player Ann', 'deck Zoe fast'], [['recording.no-such-player', 4]]],
    ['a stack of nobody', ['player Ann', 'stack Zoe: Crow'], [['recording.no-such-player', 4]]],
    ['other rules', ['rules 2', 'player Ann', 'option speed'], [['version.rules', 3]]],
    [
      'several at once, by line',
      ['option speed', 'player Ann', 'first Zoe', 'seed'],
      [
        ['option.unknown', 3],
        ['recording.no-such-player', 5],
        ['seed.empty', 6],
      ],
    ],
  ])('%s is a fault', (_name, lines, expected) => {
    const wanted = expected.map(([code, line]) => [code, Number.isNaN(line) ? undefined : line]);
    expect(headerFaults(...lines)).toEqual(wanted);
  });

  test('a deck line is taken apart at its owner’s name, blanks in it or not', () => {
    const { recording } = readRecording(
      'hotseat 1\ngame race\nplayer Ann Lee\nplayer Bob\ndeck Ann Lee fast one\ndeck Bob {\n4 Crow\n}\n---\n',
    );
    expect(unwrap(setupOf(recording, race, '1')).decks).toMatchObject([
      { player: 0, name: 'fast one', lines: [] },
      { player: 1, name: undefined, lines: ['4 Crow'] },
    ]);
  });

  test('what is written of a set-up reads back to the same set-up', () => {
    const setup = {
      ...setupFor(race, {
        players: ['Ann Lee', 'Ива', '{bold}x'],
        options: ['long', 'goal=5'],
        seed: 'two words',
        first: 2,
      }),
      stacks: [
        { player: NOBODY, cards: ['KS', '5H'] },
        { player: 0, cards: ['Old Crow', 'Cat'] },
      ],
      decks: [
        { player: 1, name: 'fast', lines: [] },
        { player: 2, name: undefined, lines: ['4 Crow', '', '# 2 Cat'] },
      ],
    };
    const text = writeHeader(race, setup);
    const { recording, faults } = readRecording(text);
    const again = unwrap(setupOf(recording, race, 'drawn'));
    expect(faults).toEqual([]);
    expect(again).toMatchObject(setup);
    expect(writeHeader(race, again)).toBe(text);
  });
});

describe('the moves', () => {
  const faultOf = (...moves: string[]): Fault | undefined => playScript(race, script(...moves)).fault;

  test('a script that stops early stands where it stops', () => {
    const sitting = sitDown(race, script('Ann: add 1', 'Bob: peek'));
    expect([sitting.match.asked, sitting.match.state.run.turn, sitting.match.over]).toEqual([0, 3, false]);
  });

  test.each<[string, string[], string, number, object]>([
    [
      'a choice that is not open',
      ['Ann: add 1', 'Bob: add 9'],
      'choice.not-open',
      8,
      { name: 'Bob', text: 'add 9', choices: ['add 1', 'add 2', 'add 3', 'peek'] },
    ],
    [
      'a choice that is closed',
      ['Ann: peek', 'Bob: add 1', 'Ann: peek'],
      'choice.closed',
      9,
      { name: 'Ann', text: 'peek', reason: { key: 'closed.peeked' } },
    ],
    ['somebody who is not asked', ['Bob: add 1'], 'choice.not-asked', 7, { name: 'Bob', asked: 'Ann' }],
    [
      'somebody who does not play',
      ['Zoe: add 1'],
      'recording.no-such-player',
      7,
      { name: 'Zoe', known: ['Ann', 'Bob'] },
    ],
    ['a name in other letters', ['ann: add 1'], 'recording.no-such-player', 7, { name: 'ann' }],
    [
      'a concession of somebody who is not asked',
      ['! concede Bob'],
      'choice.not-asked',
      7,
      { name: 'Bob', text: 'concede' },
    ],
    ['a choice after the end', ['! concede Ann', 'Bob: add 1'], 'recording.after-end', 8, { name: 'Bob' }],
  ])('%s stops it, named by its line', (_name, moves, code, line, data) => {
    expect(faultOf(...moves)).toMatchObject({ code, line, data });
  });

  test('what was played up to the fault stands', () => {
    const { sitting } = playScript(race, script('Ann: add 1', 'Bob: add 9', 'Bob: add 2'));
    expect(sitting.match.state).toMatchObject({ total: 1, run: { decisions: 1 } });
    expect(sitting.match.asked).toBe(1);
  });

  test('right hashes pass, long and short; a wrong one stops with turn, expected and got', () => {
    const hash = sitDown(race, script('Ann: add 1')).match.hash();
    expect(faultOf('Ann: add 1', `= ${hash.slice(0, 8)}`, `= ${hash.toUpperCase()}`, 'Bob: add 1')).toBeUndefined();
    const wrong = hash.startsWith('0') ? '1'.repeat(8) : '0'.repeat(8);
    expect(faultOf('Ann: add 1', `= ${wrong}`, 'Bob: add 1')).toEqual({
      code: 'diverged',
      line: 8,
      data: { turn: 2, expected: wrong, got: hash.slice(0, 8) },
    });
  });

  test('a hash after the end is checked as well', () => {
    const hash = sitDown(race, script('! concede Ann')).match.hash();
    expect(faultOf('! concede Ann', `= ${hash}`)).toBeUndefined();
    expect(faultOf('! concede Ann', '= 00000000')).toMatchObject({ code: 'diverged', line: 8 });
  });

  test('after so many choices it stops, before whatever comes next', () => {
    const { recording } = readRecording(script('Ann: add 1', 'Bob: add 1', '! concede Ann'));
    const until = (count: number): Sitting => {
      const sitting = new Sitting(race, setupFor(race));
      replay(recording, sitting, count);
      return sitting;
    };
    expect([0, 1, 2].map((count) => until(count).match.state.run.decisions)).toEqual([0, 1, 2]);
    expect([until(2).match.over, until(3).match.over]).toEqual([false, true]);
  });

  test('a torn last line that makes no choice is left out with a notice; one that makes one is played', () => {
    const torn = playScript(race, script('Ann: add 1', 'Bob: ad').slice(0, -1));
    expect([torn.fault, torn.sitting.match.asked]).toEqual([undefined, 1]);
    expect(torn.notices).toEqual([{ code: 'recording.torn', line: 8, data: { text: 'Bob: ad' } }]);
    const whole = playScript(race, script('Ann: add 1', 'Bob: add 1').slice(0, -1));
    expect([whole.fault, whole.notices, whole.sitting.match.asked]).toEqual([undefined, [], 0]);
  });

  test('a line that is whole is never taken for a torn one', () => {
    expect(playScript(race, script('Ann: add 1', 'Bob: ad')).fault).toMatchObject({ code: 'choice.not-open', line: 8 });
  });

  test('a resumed game goes on as if it had never stopped', () => {
    const whole = sitDown(race, script('Ann: peek', 'Bob: add 3', 'Ann: add 3', 'Bob: add 3'));
    const resumed = sitDown(race, sitDown(race, script('Ann: peek', 'Bob: add 3')).text);
    for (const text of ['add 3', 'add 3']) resumed.choose(text);
    expect(resumed.text).toBe(whole.text);
    expect(resumed.match.state).toEqual(whole.match.state);
  });
});
