// Whole games and everything that can be typed on the way, with Golf as the example.
import { PassThrough } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Sitting as NewSitting, type Sitting } from '../../src/engine/index.js';
import { setupFor } from '../setups.js';
import { gameCalled } from '../shelf.js';
import { playFrom, typeInto } from './typed.js';

const golf = await gameCalled('golf');

/** Ann's six cards, Bob's six, the first of the discard pile, and the next to be drawn. */
const STACK = 'KS 5H 7C KD 9S 2C  AS AH AD JC 3D 4C  8H  QH 6S';

/**
 * Ann finishes in her second turn: a column of kings 0, 5 + 9, 7 − 2, together 19. Bob's row of aces goes, the others count
 * alone: 10 + 3 + 4 = 17.
 */
const TEXTS = ['reveal 1 4', 'reveal 1 2', 'reveal 2 5', 'reveal 3', 'reveal 3 6', 'reveal 4'];
const NUMBERS = ['1', '4', '1', '2', '1', '2', '5', '1', '3', '0', '1', '3', '6', '1', '4', '0'];

function sit(players: readonly string[] = ['Ann', 'Bob']): Sitting {
  return new NewSitting(golf, setupFor(golf, { players, seed: '42', stack: STACK }));
}

describe('a whole game', () => {
  test('by canonical texts ends with places, scores, the seed and how to see it again', async () => {
    const sitting = sit();
    const { result, lines } = await typeInto(sitting, TEXTS);
    expect(result).toBe('over');
    expect(sitting.match.state.run.outcome?.scores).toEqual([19, 17]);
    const end = lines.slice(lines.indexOf('Final result') - 2);
    expect(end).toEqual([
      'Bob wins: all cards are counted.',
      '',
      'Final result',
      'Place 1: Bob, score 17',
      'Place 2: Ann, score 19',
      'Seed: 42',
      'To see this game again: hotseat replay one.hotseat',
      '',
    ]);
  });

  test('by numbers is the same game: slots keep their own number, and 0 is only this one', async () => {
    const sitting = sit();
    const typed = sit();
    expect((await typeInto(sitting, NUMBERS)).result).toBe('over');
    await typeInto(typed, TEXTS);
    expect(sitting.text).toBe(typed.text);
  });

  test('with bots alone asks nothing and ends', async () => {
    const sitting = new NewSitting(golf, setupFor(golf, { bot: 'greedy', players: ['Ann', 'Bob', 'Cid'] }));
    const { result, output } = await typeInto(sitting, []);
    expect(result).toBe('over');
    expect(output).not.toContain('is to choose');
    expect(output).toContain('Place 1: ');
  });

  test('is told in words alone: no escapes, no suit symbols', async () => {
    const { output } = await typeInto(sit(), ['help', 'table', 'rules', 'log', ...TEXTS]);
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}♣♠♥♦]/u);
    expect(output).toContain('Ann turns up king of spades in slot 1 and king of diamonds in slot 4.');
  });
});

describe('what stands before a decision', () => {
  test('at the start of a turn: a heading after a blank line, and every seat card by card', async () => {
    const { lines } = await typeInto(sit(), TEXTS.slice(0, 2));
    const at = lines.indexOf('Turn 1: Ann');
    expect(lines.slice(at - 1, at + 15)).toEqual([
      '',
      'Turn 1: Ann',
      'Round 1.',
      'Draw pile: 39 cards, face down.',
      'Discard pile: eight of hearts.',
      'Ann: 0 points, 4 face down.',
      '  Grid, row 1: 1 king of spades, 2 face down, 3 face down.',
      '  Grid, row 2: 4 king of diamonds, 5 face down, 6 face down.',
      'Bob: 2 points, 4 face down.',
      '  Grid, row 1: 1 ace of spades, 2 ace of hearts, 3 face down.',
      '  Grid, row 2: 4 face down, 5 face down, 6 face down.',
      'Ann is to choose:',
      '  1: Turn up own cards',
      '  2: Draw from the draw pile',
      '  3: Take eight of hearts from the discard pile',
      '',
    ]);
  });

  test('later in the turn: how players stand is told where it has changed, so not after a card was drawn', async () => {
    const { lines } = await typeInto(sit(), [...TEXTS.slice(0, 2), 'draw']);
    const at = lines.indexOf('Ann draws queen of hearts.');
    expect(lines.slice(at, at + 4)).toEqual([
      'Ann draws queen of hearts.',
      'Ann is to choose:',
      '  1: Put queen of hearts into a slot',
      '  2: Discard queen of hearts and turn up a card',
    ]);
  });

  test('GO-19 once the turn has passed, the log of another player does not name a card drawn before', async () => {
    const { output } = await typeInto(sit(), [...TEXTS.slice(0, 2), 'draw', 'swap 2', 'log']);
    const log = output.slice(output.lastIndexOf('> log'));
    expect(log).toContain('Ann draws a card.');
    expect(log).not.toContain('Ann draws queen of hearts.');
  });
});

describe('typing', () => {
  test('an empty line and "back" go up one list, and do nothing at the top', async () => {
    const sitting = sit();
    const { lines } = await typeInto(sitting, ['', 'reveal 1 4', 'reveal 1 2', '1', '2', '', 'back', '', '2']);
    expect(lines.filter((line) => line === '> ').length).toBe(3);
    // Twice up from slot 2, so that 2 draws a card.
    expect(sitting.match.step).toBe('swap');
  });

  test('slots can be picked in any order, each by its own number', async () => {
    const sitting = sit();
    const { lines } = await typeInto(sitting, ['6', '1']);
    expect(lines.filter((line) => /^ {2}\d: /u.test(line)).slice(0, 11)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((slot) => `  ${slot}: Slot ${slot}, face down`),
      ...[1, 2, 3, 4, 5].map((slot) => `  ${slot}: Slot ${slot}, face down`),
    ]);
    expect(sitting.text).toContain('Ann: reveal 1 6');
  });

  test('the rest of a choice is enough below its first word', async () => {
    const sitting = sit();
    await typeInto(sitting, ['1 4', '1 2', 'draw', 'SWAP', '3']);
    expect(sitting.match.state.run.turn).toBe(2);
    expect(sitting.log.some(({ event }) => event.code === 'golf.swapped')).toBe(true);
  });

  test.each([
    { typed: 'swap 9', answer: '"swap 9" is not possible now. Possible: reveal 2, ' },
    { typed: 'swap 2', answer: '"swap 2" is not possible: no card has been drawn. Possible: ' },
    { typed: 'xyzzy', answer: '"xyzzy" is not possible now.' },
    { typed: '7', answer: 'There is no number 7 here. There are: 1, 2, 3.' },
    { typed: '00000000000000000000000', answer: 'There is no number 0' },
    { typed: '{player}', answer: '"{player}" is not possible now.' },
    { typed: '\u001b[2J', answer: '"?[2j" is not possible now.' },
    { typed: 'take', answer: 'Take eight of hearts from the discard pile (empty line: back)' },
  ])('CO-3 $typed is answered and changes nothing', async ({ typed, answer }) => {
    const sitting = sit();
    const { result, output } = await typeInto(sitting, [...TEXTS.slice(0, 2), typed]);
    expect(output).toContain(answer);
    expect(result).toBe('ended');
    expect(sitting.match.state.run.decisions).toBe(2);
    expect(sitting.name(sitting.match.asked)).toBe('Ann');
  });

  test('a line of a million characters is answered in short', async () => {
    const sitting = sit();
    const { output } = await typeInto(sitting, ['x'.repeat(1_000_000), ...TEXTS]);
    expect(sitting.match.over).toBe(true);
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThan(400);
  });

  test('carriage returns, a byte-order mark and bytes that are no UTF-8 do no harm', async () => {
    const sitting = sit();
    const bytes = Buffer.concat([
      Buffer.from('\uFEFFreveal 1 4\r\n'),
      Buffer.from([0xff, 0xfe, 0x80, 0x0a]),
      Buffer.from('reveal 1 2\r\nreveal 2 5'),
    ]);
    await typeInto(sitting, bytes);
    // The last line has no end, and counts all the same.
    expect(sitting.match.state.run.decisions).toBe(3);
  });

  test('no line is lost, whether they come all at once or one by one', async () => {
    const sitting = sit();
    const input = new PassThrough();
    const game = playFrom(sitting, input);
    for (const line of TEXTS) {
      for (const letter of `${line}\n`) input.write(letter);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect((await game).result).toBe('over');
  });
});

test('whatever is typed, the game goes on, ends, or is kept', async () => {
  const words =
    'help|table|log|rules|undo|back||concede|no|yes|swap|take|reveal|draw|swap 2|take 3|discard 4|reveal 1 2';
  const odd = "0|1|2|3|4|5|6|99|-1|1.5|\t|{x}|'|{0, plural, other {#}}|__proto__|constructor|swap constructor|\u0000";
  const line = fc.constantFrom(...`${words}|${odd}`.split('|'));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 60 }), fc.boolean(), async (typed, interactive) => {
      const sitting = sit();
      const { result } = await typeInto(sitting, typed, { interactive });
      expect(result).toBe(sitting.match.over ? 'over' : 'ended');
    }),
    { seed: 1, numRuns: 25 },
  );
});

describe('commands', () => {
  test('help lists every command with what it does', async () => {
    const { output } = await typeInto(sit(), ['?']);
    for (const word of ['help', 'table', 'log', 'rules', 'undo', 'back', 'concede', 'quit'])
      expect(output).toMatch(new RegExp(`^${word}: .{8,}$`, 'mu'));
  });

  test('undo takes the last choice back while nothing hidden was seen, and is refused otherwise', async () => {
    const sitting = sit();
    const { output } = await typeInto(sitting, [...TEXTS.slice(0, 2), 'undo', 'take 1', 'undo', 'quit']);
    expect(output).toContain('That cannot be taken back: a hidden card has been seen since.');
    // King for eight: both were open.
    expect(output).toContain('The last choice is taken back.');
    expect(sitting.match.state.run.decisions).toBe(2);
    expect(sitting.name(sitting.match.asked)).toBe('Ann');
  });

  test('undo at the very beginning has nothing to take back', async () => {
    const { output } = await typeInto(sit(), ['undo']);
    expect(output).toContain('There is nothing to take back.');
  });

  test('CO-7 concede asks first; yes ends the game with the others before whoever gave up', async () => {
    const sitting = sit();
    const { result, output } = await typeInto(sitting, ['concede', 'no', 'concede', 'yes']);
    expect(result).toBe('over');
    expect(output).toContain('Ann plays on.');
    expect(output).toContain('Ann gives up.');
    expect(sitting.match.state.run.outcome?.places).toEqual([2, 1]);
    expect(sitting.text).toContain('! concede Ann\n');
  });

  test('quit leaves, and tells where the game is kept and how it goes on', async () => {
    const { result, lines } = await typeInto(sit(), ['reveal 1 4', 'quit', 'reveal 1 2']);
    expect(result).toBe('left');
    expect(lines.slice(-3)).toEqual([
      'The game is kept in /tmp/games/one.hotseat',
      'To go on: hotseat resume one.hotseat',
      '',
    ]);
  });

  test.each([[[]], [['reveal 1 4']], [['reveal 1 4', 'concede']], [['1']]])(
    'input that ends early, after %j, keeps the game and tells how it goes on',
    async (typed) => {
      const { result, lines } = await typeInto(sit(), typed);
      expect(result).toBe('ended');
      expect(lines.slice(-4)).toEqual([
        'The input ended before the game did.',
        'The game is kept in /tmp/games/one.hotseat',
        'To go on: hotseat resume one.hotseat',
        '',
      ]);
    },
  );
});

describe('other languages', () => {
  test('a Bulgarian game takes Bulgarian commands, English ones and the same choices', async () => {
    const sitting = sit(['Ива', 'Ян']);
    const { result, output } = await typeInto(sitting, ['помощ', 'help', 'МАСА', ...TEXTS], { language: 'bg' });
    expect(result).toBe('over');
    expect(output).toContain('Ива открива поп пика (място 1) и поп каро (място 4).');
    expect(output).toContain('Място 1: Ян, резултат 17');
    // Whatever is Latin here must be typed so, or is a command, a file or Enter.
    expect(output.replace(/^> .*$/gmu, '')).not.toMatch(/\b(?:the|card|choose|slot|points)\b/u);
  });

  test('a Finnish game takes commands without their dots, and yes by its first letter', async () => {
    const sitting = sit();
    const { result, output } = await typeInto(sitting, ['poyta', 'saannot', 'luovuta', 'k'], { language: 'fi' });
    expect(result).toBe('over');
    expect(output).toContain('Nostopakka: 39 korttia nurin.');
    expect(output).toContain('Tavoite');
    expect(output).toContain('Ann luovuttaa.');
  });
});
