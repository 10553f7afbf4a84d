// The loop of the table, on a terminal of paper: keys in, frames out, and the sitting in between.
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Chance, NOBODY, Sitting, seedChance, type TableView, type View, type Zone } from '../../src/engine/index.js';
import type { Picture } from '../../src/screen/picture.js';
import type { Pictures } from '../../src/screen/pictures.js';
import { playOn } from '../../src/screen/play.js';
import { themeFor } from '../../src/screen/screen.js';
import { choose, ENDING, golfTongue, golfWith, PaperTerminal, PLAIN_THEME } from './seated.js';

const TONGUE = await golfTongue();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function play(sitting: Sitting): { terminal: PaperTerminal; done: Promise<string> } {
  const terminal = new PaperTerminal();
  return { terminal, done: playOn(terminal, PLAIN_THEME, sitting, TONGUE, ENDING) };
}

test('two people play a whole game with Enter alone, and the end shows places, seed and the command that replays it', async () => {
  const sitting = golfWith(['Ann', 'Bob'], '11');
  const { terminal, done } = play(sitting);
  for (let key = 0; key < 400 && !sitting.match.over; key++) terminal.type('\r');
  expect(sitting.match.over).toBe(true);
  expect(terminal.text).toContain('The game is over');
  expect(terminal.text).toMatch(/▸ 1\. (Ann|Bob) +−?\d+/);
  expect(terminal.text).toContain('Seed: 11');
  expect(terminal.text).toContain('See it again: hotseat replay one');
  terminal.type(' '); // Space hurries bots on, and must not run past the result
  expect(terminal.text).toContain('The game is over');
  terminal.type('\r');
  await expect(done).resolves.toBe('over');
});

test('a choice is undone with u, and refused with its reason once a hidden card has been seen', () => {
  const sitting = golfWith(['Ann', 'Bob']);
  choose(sitting, 'reveal 1 2', 'reveal 1 2');
  const { terminal } = play(sitting);
  terminal.type('31'); // the top of the discard pile against a card that lies open
  expect(sitting.match.asked).toBe(1);
  terminal.type('u');
  expect(sitting.match.asked).toBe(0);
  expect(sitting.text).not.toContain('take 1');
  terminal.type('2u');
  expect(terminal.text).toContain('! That cannot be taken back: a hidden card has been seen since.');
  expect(sitting.match.step).toBe('swap');
});

describe('bots', () => {
  test('take a moment for each choice, and Space makes them choose at once', () => {
    const sitting = golfWith(['Ann=greedy', 'Bob']);
    const { terminal } = play(sitting);
    expect(terminal.text).toContain('Ann is thinking');
    jest.advanceTimersByTime(100);
    expect(sitting.match.asked).toBe(0);
    terminal.type(' ');
    expect(sitting.match.asked).toBe(1);
    expect(terminal.text).toContain('Choosing: Bob');
  });

  test('keys work while they think, and questions make them wait', () => {
    const sitting = golfWith(['Ann=greedy', 'Bob=greedy']);
    const { terminal } = play(sitting);
    terminal.type('?');
    expect(terminal.text).toContain('Keys');
    jest.advanceTimersByTime(450);
    expect(sitting.match.asked).toBe(1);
    expect(terminal.text).toContain('Keys');
    terminal.type('qq');
    expect(terminal.text).toContain('Leave the table?');
    jest.advanceTimersByTime(5_000);
    expect(sitting.match.asked).toBe(1);
    terminal.type('n');
    jest.advanceTimersByTime(450);
    expect(sitting.match.asked).toBe(0);
  });

  test('alone play to the end', () => {
    const sitting = golfWith(['Ann=greedy', 'Bob=random']);
    const { terminal } = play(sitting);
    jest.advanceTimersByTime(400 * 500);
    expect(sitting.match.over).toBe(true);
    expect(terminal.text).toContain('The game is over');
  });
});

describe('hotseat', () => {
  /** Ann has drawn a card that only she may see. */
  function drawn(names = ['Ann', 'Bob']): Sitting {
    const sitting = golfWith(names);
    choose(sitting, 'reveal 1 2');
    while (sitting.match.asked !== 0) sitting.moveBot();
    return sitting;
  }

  test('CO-5 a game that goes on with a secret is handed over first, and only Enter opens it', () => {
    const sitting = golfWith(['Ann', 'Bob']);
    choose(sitting, 'reveal 1 2', 'reveal 1 2', 'draw');
    const { terminal } = play(sitting);
    expect(terminal.text).toContain('Next at the keyboard: Ann');
    expect(terminal.text).not.toMatch(/[♠♥♦♣]|Bob|draw/);
    terminal.type('q ?l1x\x1b\x1b');
    expect(terminal.text).toContain('Next at the keyboard: Ann');
    terminal.type('\r');
    expect(terminal.text).toContain('Drawn');
    expect(sitting.match.step).toBe('swap');
    terminal.type('11');
    // Bob knows nothing that Ann does not.
    expect(terminal.text).toContain('Choosing: Bob');
  });

  test('one person alone is never asked to look away', () => {
    const sitting = drawn(['Ann', 'Bob=greedy']);
    choose(sitting, 'draw');
    const { terminal } = play(sitting);
    expect(terminal.text).toContain('Drawn');
  });
});

test('CO-7 whoever gives up comes last, after a question', async () => {
  const sitting = golfWith(['Ann', 'Bob']);
  const { terminal, done } = play(sitting);
  terminal.type('c\r');
  expect(sitting.match.asked).toBe(NOBODY);
  expect(terminal.text).toMatch(/▸ 1\. Bob/);
  expect(terminal.text).toMatch(/ {2}2\. Ann/);
  terminal.type('q');
  await expect(done).resolves.toBe('over');
});

test('Q leaves at once, and what a signal would say is taken back', async () => {
  const { terminal, done } = play(golfWith(['Ann', 'Bob']));
  expect(terminal.lastWords).toContain('hotseat resume one');
  terminal.type('Q');
  await expect(done).resolves.toBe('left');
  expect(terminal.lastWords).toBeUndefined();
});

test('nonsense typed at random breaks nothing, chooses only what is legal, and ends games', () => {
  const chance = new Chance(seedChance('nonsense'));
  const keys = [
    '\r',
    '\r',
    ' ',
    '1',
    '2',
    '3',
    '5',
    '9',
    '0',
    'h',
    'j',
    'k',
    'l',
    'L',
    'u',
    'i',
    'r',
    '?',
    'H',
    'g',
    'G',
    'я',
    'ж',
    '@',
    '\x1b[A',
    '\x1b[B',
    '\x1b[C',
    '\x1b[D',
    '\t',
    '\x1b[Z',
    '\x1b\x1b',
    '\x1b[5~',
    '\x1b[27;5;9~',
    '\x1b[<0;9;9M',
    'q',
    'n',
  ];
  let ended = 0;
  for (let game = 0; game < 2; game++) {
    const sitting = golfWith(['Ann', 'Bob', 'Cid'], `nonsense ${game}`);
    const { terminal } = play(sitting);
    for (let typed = 0; typed < 1_000 && !sitting.match.over; typed++) {
      terminal.type(keys[chance.below(keys.length)] ?? '');
      // A question is answered with no, so that the game goes on.
      if (/Enter: yes/.test(terminal.text)) terminal.type('n');
      const lines = terminal.text.split('\n');
      if (lines.length !== 24 || lines.some((line) => line.length > 80)) throw new Error(terminal.text);
    }
    expect(sitting.game.verify(sitting.match.state)).toEqual([]);
    if (sitting.match.over) ended++;
  }
  expect(ended).toBeGreaterThan(0);
});

describe('pictures of cards', () => {
  const picture: Picture = { width: 1, height: 1, pixels: Uint8Array.of(1, 2, 3, 255) };

  /** Golf whose every card has a picture. */
  function illustrated(): Sitting {
    const { game, setup } = golfWith(['Ann', 'Bob']);
    const withPicture = (zone: Zone): Zone =>
      zone.zone === 'grid'
        ? { ...zone, rows: zone.rows.map((row) => row.map((place) => ({ ...place, picture: `slot ${place.id}` }))) }
        : zone;
    const table = (view: View): TableView => {
      const drawn = game.presentation.table(view);
      return { ...drawn, seats: drawn.seats.map((area) => ({ ...area, zones: area.zones.map(withPicture) })) };
    };
    const sitting = new Sitting({ ...game, presentation: { ...game.presentation, table } }, setup);
    choose(sitting, 'reveal 1 2', 'reveal 1 2');
    return sitting;
  }

  test('a picture is asked for when the whole card is looked at, once, and shown when it comes', async () => {
    const theme = await themeFor({ palette: 'standard', colour: 2, unicode: true });
    const asked: string[] = [];
    const pictures: Pictures = {
      load: (name) => {
        asked.push(name);
        return Promise.resolve(picture);
      },
    };
    const terminal = new PaperTerminal();
    void playOn(terminal, theme, illustrated(), TONGUE, ENDING, pictures);
    terminal.type('1ihh');
    expect(asked).toEqual([]);
    terminal.type('\r');
    await Promise.resolve();
    expect(terminal.text).toContain('▀▀▀');
    terminal.type('jk');
    expect(asked).toEqual(['slot 0.1']);
    terminal.type('\x1b[C');
    expect(asked).toHaveLength(2);
  });

  test('without colours no picture is asked for', () => {
    const load = jest.fn<Pictures['load']>();
    const terminal = new PaperTerminal();
    void playOn(terminal, PLAIN_THEME, illustrated(), TONGUE, ENDING, { load });
    terminal.type('1ihh\r');
    expect(load).not.toHaveBeenCalled();
  });
});

test('a bot waits while somebody looks at a card', () => {
  const sitting = golfWith(['Ann', 'Bob=greedy']);
  choose(sitting, 'reveal 1 2');
  const { terminal } = play(sitting);
  terminal.type('i');
  jest.advanceTimersByTime(5000);
  expect(sitting.botToMove).toBe(true);
  terminal.type('\x1b\x1b');
  jest.advanceTimersByTime(500);
  expect(sitting.text).toContain('Bob: reveal');
});
