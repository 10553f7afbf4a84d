// Faulty recordings, line by line: what is said, and with which exit code. In this process, without starting the program.
import { expect, test } from '@jest/globals';
import { Context } from '../../../src/cli/context.js';
import { EXIT } from '../../../src/cli/exit.js';
import { loadRecording, playRecording } from '../../../src/cli/input/recording.js';
import { faultLine } from '../../../src/cli/output/tell.js';
import { GAMES } from '../../../src/games/index.js';
import { cliCatalogue } from '../../../src/text/start.js';

const words = await cliCatalogue('en');
const HEADER = ['hotseat 1', 'game golf', 'seed 42', 'player Ann', 'player Bob'];
const BEGUN = [...HEADER, '---'];

/** What is said of a recording, a line a fault, and the exit code. */
async function told(text: string): Promise<{ lines: string[]; code: number; decisions: number | undefined }> {
  const context = new Context({
    games: GAMES,
    language: 'en',
    words,
    argv: [],
    env: {},
    version: '0',
    debug: false,
    colour: undefined,
  });
  const loaded = await loadRecording(context, { text, file: 'x.hotseat' });
  const complaints = loaded.ok ? playRecording(context, loaded.value).complaints : loaded.faults;
  const tongue = await context.tongue();
  return {
    lines: complaints.map((one) => faultLine(one, tongue, one.file)),
    code: complaints[0]?.exit ?? EXIT.done,
    decisions: context.sitting?.match.state.run.decisions,
  };
}

function of(...lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

const IN_HEADER: readonly [what: string, text: string, begins: string, code: number][] = [
  ['an empty file', '', 'x.hotseat:1: this is not a recording: the file is empty', 1],
  [
    'a file of something else',
    of('{"json": true}'),
    'x.hotseat:1: this is not a recording: the first line must be "hotseat 1", but it is "{"json": true}"',
    1,
  ],
  [
    'another version of the format',
    of('hotseat 2', 'game golf', '---'),
    'x.hotseat:1: this recording has format version 2',
    4,
  ],
  [
    'another version of an unknown game',
    of('hotseat 2', 'game chess', '---'),
    'x.hotseat:1: this recording has format version 2',
    4,
  ],
  ['other rules', of(...HEADER, 'rules 9', '---'), 'x.hotseat:6: this recording was made under rules version 9', 4],
  [
    'rules that are no number',
    of(...HEADER, 'rules one', '---'),
    'x.hotseat:6: a whole number must follow "rules", not "one"',
    1,
  ],
  ['no game', of('hotseat 1', 'player Ann', 'player Bob', '---'), 'x.hotseat:1: the header names no game', 1],
  [
    'an unknown game',
    of('hotseat 1', '# a comment', 'game chess', '---'),
    'x.hotseat:3: there is no game "chess". The games: golf',
    1,
  ],
  ['a header without end', of(...HEADER), 'x.hotseat:6: the header does not end', 1],
  [
    'a header word that is unknown',
    of(...HEADER, 'colour red', '---'),
    'x.hotseat:6: a header line cannot begin with "colour"',
    1,
  ],
  [
    'a header word without anything after it',
    of(...HEADER, 'first', '---'),
    'x.hotseat:6: something must follow "first"',
    1,
  ],
  ['a seed twice', of(...HEADER, 'seed 43', '---'), 'x.hotseat:6: "seed" is there twice; it is in line 3 already', 1],
  [
    'an empty seed',
    of('hotseat 1', 'game golf', 'seed', 'player Ann', 'player Bob', '---'),
    'x.hotseat:3: the seed is empty',
    1,
  ],
  ['an unknown option', of(...HEADER, 'option jokers', '---'), 'x.hotseat:6: there is no option "jokers"', 1],
  [
    'a wrong value',
    of(...HEADER, 'option order=best', '---'),
    'x.hotseat:6: the option "order" cannot be "best". It can be: given, random',
    1,
  ],
  ['an unknown bot', of(...HEADER, 'player Cid bot=clever', '---'), 'x.hotseat:6: there is no bot "clever"', 1],
  [
    'one player',
    of('hotseat 1', 'game golf', 'seed 1', 'player Ann', '---'),
    'x.hotseat:4: golf takes 2 to 4 players, not 1',
    1,
  ],
  ['equal names', of(...HEADER, 'player ANN', '---'), 'x.hotseat:6: two players are called "ANN" and "Ann"', 1],
  [
    'an unknown first player',
    of(...HEADER, 'first Cid', '---'),
    'x.hotseat:6: nobody is called "Cid" here. The players: Ann, Bob',
    1,
  ],
  ['a card that is none', of(...HEADER, 'stack: KS 1X', '---'), 'x.hotseat:6: "1X" is not a card', 1],
  [
    'a card twice',
    of(...HEADER, 'stack: KS 5H KS', '---'),
    'x.hotseat:6: the pack does not hold KS, or not often enough',
    1,
  ],
];

test.each(IN_HEADER)('%s is named by its line, and nothing is played', async (_what, text, begins, code) => {
  const result = await told(text);
  expect(result.lines[0]?.slice(0, begins.length)).toBe(begins);
  expect(result.lines).toHaveLength(1);
  expect(result.code).toBe(code);
  expect(result.decisions).toBeUndefined();
});

test('several faults of a header are told together, in the order of their lines', async () => {
  const { lines } = await told(
    of('hotseat 1', 'game golf', 'option jokers', 'colour red', 'player Ann', 'player ann', '---'),
  );
  expect(lines.map((line) => line.split(':')[1])).toEqual(['3', '4', '6']);
});

test('a deck that does not end is named by the line where the file does', async () => {
  const { lines, code } = await told(of(...HEADER, 'deck Ann {', '3 Ooze'));
  expect(lines.map((line) => line.slice(0, 30))).toEqual([
    'x.hotseat:6: golf is played wi',
    'x.hotseat:8: a deck is begun w',
  ]);
  expect(code).toBe(1);
});

const AMONG_MOVES: readonly [
  what: string,
  lines: readonly string[],
  begins: string,
  code: number,
  decisions: number,
][] = [
  [
    'a choice that is not open',
    ['Ann: reveal 1 1'],
    'x.hotseat:7: Ann cannot "reveal 1 1" now. Possible: reveal 1 2, ',
    1,
    0,
  ],
  [
    'a choice of somebody else',
    ['Bob: reveal 1 2'],
    'x.hotseat:7: Bob cannot "reveal 1 2": Ann is to choose. Possible for Ann: reveal 1 2, ',
    1,
    0,
  ],
  [
    'a choice of nobody',
    ['Ann: reveal 1 4', 'Zoe: draw'],
    'x.hotseat:8: nobody is called "Zoe" here. The players: Ann, Bob',
    1,
    1,
  ],
  ['a line without a colon', ['Ann: reveal 1 4', 'draw'], 'x.hotseat:8: "draw" is not a choice', 1, 1],
  ['a check that is none', ['Ann: reveal 1 4', '= 123'], 'x.hotseat:8: "= 123" is not a check', 1, 1],
  [
    'a word that is unknown',
    ['Ann: reveal 1 4', '! shout Ann'],
    'x.hotseat:8: "! shout" is not known. Known: concede',
    1,
    1,
  ],
  [
    'a choice after the end',
    ['! concede Ann', 'Bob: draw'],
    'x.hotseat:8: the game is over, so Bob has nothing to choose',
    1,
    0,
  ],
  [
    'a wrong hash',
    ['Ann: reveal 1 4', '= 00000000'],
    'x.hotseat:8: the game differs from the recording in turn 0: expected 00000000, got ',
    3,
    1,
  ],
];

test.each(AMONG_MOVES)(
  '%s is named by its line, and what came before it is played',
  async (_what, lines, begins, code, decisions) => {
    const result = await told(of(...BEGUN, ...lines));
    expect(result.lines[0]?.slice(0, begins.length)).toBe(begins);
    expect(result.lines).toHaveLength(1);
    expect([result.code, result.decisions]).toEqual([code, decisions]);
  },
);

test('what a terminal would obey is not repeated in a message', async () => {
  const { lines } = await told(of(...BEGUN, 'Ann: reveal 1 4', 'draw\u001b[31m \u202e'));
  expect(lines).toHaveLength(1);
  for (const sign of ['\u001b', '\u202e']) expect(lines[0]).not.toContain(sign);
});
