// Reading the recording format: what is accepted, and every fault by its line.
import { describe, expect, test } from '@jest/globals';
import { type Fault, readRecording } from '../../../src/engine/index.js';

const HEAD = ['hotseat 1', 'game race', 'seed 42', 'player Ann', 'player Bob'];
const file = (...lines: string[]): string => `${lines.join('\n')}\n`;
const brief = (faults: readonly Fault[]): [string, number | undefined][] =>
  faults.map(({ code, line }) => [code, line]);

describe('what is accepted', () => {
  test('header lines in any order, and moves with their lines', () => {
    const text = file(
      'hotseat 1',
      'player Ann',
      'seed  two words ',
      'first Bob',
      'player Bob  Lee bot=one',
      'rules 3',
      'option pace=slow',
      'game race',
      '---',
      'Ann: add 1',
      'Bob Lee:add 2',
      '! concede Ann',
      '= 0123ABCD',
    );
    const { recording, faults, notices } = readRecording(text);
    expect([faults, notices]).toEqual([[], []]);
    expect(recording).toMatchObject({
      game: { id: 'race', line: 8 },
      rules: { version: 3, line: 6 },
      seed: { text: 'two words', line: 3 },
      first: { name: 'Bob', line: 4 },
      players: [
        { name: 'Ann', bot: undefined, line: 2 },
        { name: 'Bob Lee', bot: 'one', line: 5 },
      ],
      options: [{ name: 'pace', value: 'slow', line: 7 }],
    });
    expect(recording.moves).toEqual([
      { kind: 'choice', name: 'Ann', text: 'add 1', line: 10, torn: false },
      { kind: 'choice', name: 'Bob Lee', text: 'add 2', line: 11, torn: false },
      { kind: 'concede', name: 'Ann', line: 12, torn: false },
      { kind: 'check', hash: '0123abcd', line: 13, torn: false },
    ]);
  });

  test('comments and blank lines say nothing, before the first line too, and lines keep their numbers', () => {
    const text = file('# a script', '', ...HEAD, '  # inside', '---', '', '# turn 1', 'Ann: add 1');
    const { recording, faults } = readRecording(text);
    expect([faults, recording.moves.map(({ line }) => line)]).toEqual([[], [12]]);
  });

  test('a byte-order mark and CRLF make no difference', () => {
    const text = file(...HEAD, '---', 'Ann: add 1', '= 0123abcd');
    const { recording, faults } = readRecording(`\uFEFF${text.replaceAll('\n', '\r\n')}`);
    expect(faults).toEqual([]);
    expect(recording).toEqual(readRecording(text).recording);
  });

  test('names and choices may hold colons after the first, and names are put in normal form', () => {
    const { recording } = readRecording(file(...HEAD, '---', ' A\u0308da  Lee : say a: b '));
    expect(recording.moves).toMatchObject([{ kind: 'choice', name: 'Äda Lee', text: 'say a: b' }]);
  });

  test('stacked cards are parted by blanks or commas, of the common pack or of one player’s deck', () => {
    const { recording, faults } = readRecording(
      file(...HEAD, 'stack: KS  5H 7C', 'stack: KS, 5H', 'stack Ann: Old Crow, Big Cat', 'stack Bob: Old Crow', '---'),
    );
    expect(faults).toEqual([]);
    expect(recording.stacks.map(({ name, cards, line }) => [name, cards, line])).toEqual([
      [undefined, ['KS', '5H', '7C'], 6],
      [undefined, ['KS', '5H'], 7],
      ['Ann', ['Old Crow', 'Big Cat'], 8],
      ['Bob', ['Old Crow'], 9],
    ]);
  });

  test('a deck is named, or stands in a block whose lines are kept as they are', () => {
    const { recording, faults } = readRecording(
      file(
        ...HEAD,
        'deck Ann fast one',
        'deck Bob {',
        '# no comment',
        '',
        ' 4 Crow | x',
        '---',
        '}',
        'option long',
        '---',
        'Ann: add 1',
      ),
    );
    expect(faults).toEqual([]);
    expect(recording.decks).toMatchObject([
      { rest: 'Ann fast one', lines: undefined, line: 6 },
      { rest: 'Bob', lines: ['# no comment', '', ' 4 Crow | x', '---'], line: 7 },
    ]);
    expect([recording.options.length, recording.moves[0]?.line]).toEqual([1, 15]);
  });
});

describe('faults', () => {
  test.each<[string, string, [string, number][]]>([
    ['an empty file', '', [['recording.empty', 1]]],
    ['nothing but comments', file('# nothing', ''), [['recording.empty', 1]]],
    ['something else', file('PNG', 'game race'), [['recording.no-version', 1]]],
    ['no version', file('hotseat', ...HEAD.slice(1), '---'), [['recording.no-version', 1]]],
    ['another version', file('# x', 'hotseat 2', 'jibberish'), [['version.format', 2]]],
    ['a version that is no number', file('hotseat one', ...HEAD.slice(1), '---'), [['recording.no-version', 1]]],
    ['no end of the header', file(...HEAD), [['recording.no-end-of-header', 6]]],
    ['no game', file('hotseat 1', 'seed 1', '---'), [['recording.no-game', 1]]],
    ['two games', file(...HEAD, 'game golf', '---'), [['recording.twice', 6]]],
    ['two seeds', file(...HEAD, 'seed 42', '---'), [['recording.twice', 6]]],
    ['two beginners', file(...HEAD, 'first Ann', 'first Ann', '---'), [['recording.twice', 7]]],
    ['two rules versions', file(...HEAD, 'rules 1', 'rules 1', '---'), [['recording.twice', 7]]],
    ['rules that are no number', file(...HEAD, 'rules one', '---'), [['recording.bad-number', 6]]],
    ['a header line of another kind', file(...HEAD, 'colour red', '---'), [['recording.unknown-header', 6]]],
    [
      'a word alone',
      file(...HEAD, 'option', 'player', 'stack:', 'stack Ann:', '---'),
      [
        ['recording.nothing-after', 6],
        ['recording.nothing-after', 7],
        ['recording.nothing-after', 8],
        ['recording.nothing-after', 9],
      ],
    ],
    ['an open deck', file(...HEAD, 'deck Ann {', '4 Crow', '---'), [['recording.open-deck', 9]]],
    [
      'no choice',
      file(...HEAD, '---', 'add 1', ': add 1'),
      [
        ['recording.no-choice', 7],
        ['recording.no-choice', 8],
      ],
    ],
    [
      'a short hash',
      file(...HEAD, '---', '= 0123abc', '= 0123abcg'),
      [
        ['recording.bad-hash', 7],
        ['recording.bad-hash', 8],
      ],
    ],
    [
      'an unknown word',
      file(...HEAD, '---', '! give up', '!'),
      [
        ['recording.unknown-word', 7],
        ['recording.unknown-word', 8],
      ],
    ],
    [
      'several at once',
      file('hotseat 1', 'rules x', 'game race', 'shape', '---', 'x'),
      [
        ['recording.bad-number', 2],
        ['recording.unknown-header', 4],
        ['recording.no-choice', 6],
      ],
    ],
  ])('%s is named by its line', (_name, text, expected) => {
    expect(brief(readRecording(text).faults)).toEqual(expected);
  });

  test('what is quoted is short, and holds nothing that a terminal would obey', () => {
    const { faults } = readRecording(file(...HEAD, '---', `\u001b[2J${'x'.repeat(100)}`));
    const text = JSON.stringify(faults[0]?.data.text).slice(1, -1);
    expect([text.startsWith('?[2Jxxx'), text.length, text.endsWith('…')]).toEqual([true, 60, true]);
  });

  test('an empty seed is read as such, so that it can be refused by its line', () => {
    const { recording, faults } = readRecording(file('hotseat 1', 'game race', 'seed', '---'));
    expect([faults, recording.seed]).toEqual([[], { text: '', line: 3 }]);
  });
});

describe('a torn last line', () => {
  test('one that makes no move is left out with a notice', () => {
    for (const torn of ['Bo', '= 0123', '! conc']) {
      const { recording, faults, notices } = readRecording(`${file(...HEAD, '---', 'Ann: add 1')}${torn}`);
      expect([faults, brief(notices), recording.moves.length]).toEqual([[], [['recording.torn', 8]], 1]);
    }
  });

  test('one that makes a move is kept and marked, and the lines before it are whole', () => {
    const { recording } = readRecording(`${file(...HEAD, '---', 'Ann: add 1')}Bob: add`);
    expect(recording.moves.map(({ torn }) => torn)).toEqual([false, true]);
  });
});
