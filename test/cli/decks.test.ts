// `hotseat decks` and `hotseat cards`: lists, curves, faults, searches.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { countTypes, countWeights, merged } from '../../src/cli/actions/decks/counts.js';
import { type DeckEntry, LANGUAGES, say } from '../../src/engine/index.js';
import { loadTongue } from '../../src/text/index.js';
import { gameCalled } from '../shelf.js';
import { run, tempFolder } from './run.js';

const areena = await gameCalled('areena');

const { folder, clean } = tempFolder();
afterAll(clean);

const fast = areena.library?.decks.find(({ name }) => name === 'fast')?.lines ?? [];

function deckFile(name: string, lines: readonly string[], end = '\n'): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.join(end) + end);
  return file;
}

describe('decks list', () => {
  test('names every ready deck of a game with its size and what it is about', async () => {
    const { code, out, err } = await run(folder, ['decks', 'list', 'areena']);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')).toHaveLength(6);
    expect(out).toContain('  fast (41 cards): Light blades, many cards, no patience.');
  });

  test('without a game, and without any further word, it lists the games with decks', async () => {
    const all = await run(folder, ['decks', 'list']);
    expect(all.out).toContain('Areena\n  armoured');
    expect(all.out).not.toContain('Golf');
    expect((await run(folder, ['decks'])).out).toBe(all.out);
  });

  test('--json is one object', async () => {
    const { out } = await run(folder, ['decks', 'list', 'areena', '--json']);
    const { schema, decks } = JSON.parse(out) as { schema: number; decks: unknown[] };
    expect(schema).toBe(1);
    expect(decks).toHaveLength(4);
    expect(decks).toContainEqual({
      game: 'areena',
      deck: 'fast',
      summary: 'Light blades, many cards, no patience.',
      cards: 41,
    });
  });
});

describe('decks show', () => {
  test('shows the cards with their counts, how many of which type, and the curve', async () => {
    const { code, out } = await run(folder, ['decks', 'show', 'areena', 'fast']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Areena: fast\n/u);
    expect(out).toMatch(/^ {3}3 Headlong Charge {7}attack, weight 6$/mu);
    expect(out).toMatch(/^41 cards$/mu);
    // Four kinds of attacks: 4 + 4 + 3 + 3.
    expect(out).toMatch(/^ {2}attack {5}14 ▆{14}$/mu);
    // Nothing of weight 5 leaves a gap, and two kinds of 7 are one bar: 4 + 3.
    expect(out).toMatch(/ {2}5 {3}0\n {2}6 {3}3 ▆{3}\n {2}7 {3}7 ▆{7}\n$/u);
  });

  test('without UTF-8 the bars are ASCII', async () => {
    const { out } = await run(folder, ['decks', 'show', 'areena', 'fast'], { env: { LANG: 'C' } });
    expect(out).toMatch(/attack {5}14 #{14}$/mu);
    expect(out).not.toContain('▆');
  });

  test('a deck from a file is shown too, and as JSON', async () => {
    const file = deckFile('own.deck', fast);
    const { out } = await run(folder, ['decks', 'show', 'areena', file, '--json']);
    const report = JSON.parse(out) as { deck: string; cards: unknown[]; curve: unknown[]; types: unknown[] };
    expect(report.deck).toBe(file);
    expect(report.cards).toContainEqual({
      id: 'headlong-charge',
      name: 'Headlong Charge',
      type: 'attack',
      weight: 6,
      count: 3,
    });
    expect(report.curve).toContainEqual({ weight: 5, count: 0 });
    expect(report.types).toContainEqual({ type: 'attack', count: 14 });
  });

  test('a mistyped name is answered with the ready decks and the nearest, exit code 2', async () => {
    const { code, out, err } = await run(folder, ['decks', 'show', 'areena', 'fasst']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('"fasst"');
    expect(err).toContain('armoured, fast, tactician, bleeder');
    expect(err).toContain('"fast"?');
  });
});

describe('decks check', () => {
  test('a good deck says so with its counts, from a file or from standard input, whatever its line ends', async () => {
    const file = deckFile('good.deck', ['\uFEFF# mine', '', ...fast], '\r\n');
    const good = await run(folder, ['decks', 'check', 'areena', file]);
    expect([good.code, good.err]).toEqual([0, '']);
    expect(good.out).toBe(
      `${file}: a good deck for Areena. 41 cards: gladiator 1, equipment 9, tactic 4, attack 14, defence 5, reaction 8\n`,
    );
    const piped = await run(folder, ['decks', 'check', 'areena', '-'], { input: fast.join('\n') });
    expect([piped.code, piped.out.split(':')[0]]).toEqual([0, 'stdin']);
  });

  test('AR-17 all faults are told together, in the order of lines, with file and line, exit code 1', async () => {
    const file = deckFile('bad.deck', ['5 Parry', 'nonsense', '# fine', '2 Hook Strkie', '0 Duck Under']);
    const { code, out, err } = await run(folder, ['decks', 'check', 'areena', file]);
    expect([code, out]).toEqual([1, '']);
    const places = err
      .trim()
      .split('\n')
      .map((line) => line.slice(file.length).split(' ')[0]);
    expect(places).toEqual([':1:', ':2:', ':4:', ':5:', ':']);
    expect(err).toContain('Near it: "Hook Strike"');
    expect(err).toContain('gladiator');
  });

  test('--json tells faults as codes with lines', async () => {
    const { code, out } = await run(folder, ['decks', 'check', 'areena', '-', '--json'], { input: '9 Parry\n' });
    expect(code).toBe(1);
    const { good, cards, faults } = JSON.parse(out) as { good: boolean; cards: number; faults: { code: string }[] };
    expect([good, cards]).toEqual([false, 9]);
    expect(faults[0]).toMatchObject({ line: 1, code: 'deck.too-many' });
  });

  test.each([
    ['a file that is not there', () => path.join(folder, 'nothing.deck'), 'A deck list'],
    [
      'a folder',
      () => {
        mkdirSync(path.join(folder, 'folder.deck'), { recursive: true });
        return path.join(folder, 'folder.deck');
      },
      'this is a folder',
    ],
    [
      'bytes that are not UTF-8',
      () => {
        writeFileSync(path.join(folder, 'latin.deck'), Buffer.from('4 Caf\xe9\n', 'latin1'));
        return path.join(folder, 'latin.deck');
      },
      'A deck list is text in UTF-8',
    ],
  ])('%s is unreadable, exit code 5', async (_what, make, said) => {
    const file = make();
    const { code, err } = await run(folder, ['decks', 'check', 'areena', file]);
    expect(code).toBe(5);
    expect(err).toContain(file);
    expect(err).toContain(said);
  });

  test('an option that the game does not have is a fault of the command line', async () => {
    const { code, err } = await run(folder, ['decks', 'check', 'areena', '-', '--option', 'tiny'], { input: '' });
    expect(code).toBe(2);
    expect(err).toContain('"tiny"');
  });
});

describe('cards', () => {
  test('a card is printed with name, type, weight, id and the text made from its data', async () => {
    const { code, out } = await run(folder, ['cards', 'areena', 'headlong']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Headlong Charge {2}attack, weight 6 {2}\[headlong-charge\]\n {2}Attack: 6\.\n/u);
    expect(out).toMatch(/\n1 card\n$/u);
  });

  test('all words must be there, in name, type or text; case and accents do not matter', async () => {
    const ids = async (...words: readonly string[]): Promise<string[]> => {
      const { out } = await run(folder, ['cards', 'areena', ...words, '--json']);
      return (JSON.parse(out) as { cards: { id: string }[] }).cards.map(({ id }) => id);
    };
    const nullify = await ids('NULLÍFY');
    expect(nullify).toContain('see-through');
    expect(nullify).toContain('break-the-rhythm');
    expect(await ids('nullify', 'rhythm')).toEqual(['break-the-rhythm']);
    const defences = await ids('defence', 'nullify');
    expect(defences.length).toBeGreaterThan(0);
    expect(defences.every((id) => nullify.includes(id))).toBe(true);
  });

  test('without words every card is there, each once', async () => {
    const { out } = await run(folder, ['cards', 'areena', '--json']);
    const { cards } = JSON.parse(out) as { cards: { id: string; weight: number | null; text: string[] }[] };
    const ids = cards.map(({ id }) => id);
    expect(ids).toEqual(areena.library?.cards.map(({ id }) => id));
    expect(cards.every(({ text }) => text.length > 0)).toBe(true);
  });

  test('words are those of the player’s language', async () => {
    const { out } = await run(folder, ['cards', 'areena', 'kilpi', '--lang', 'fi', '--json']);
    expect((JSON.parse(out) as { cards: unknown[] }).cards.length).toBeGreaterThan(0);
  });

  test('nothing found is said on stderr, exit code 1', async () => {
    const { code, out, err } = await run(folder, ['cards', 'areena', 'parry', 'zeppelin']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('parry, zeppelin');
  });
});

test.each([
  ['cards', 'golf'],
  ['decks', 'list', 'golf'],
  ['decks', 'show', 'golf', 'fast'],
  ['decks', 'check', 'golf', '-'],
  ['play', 'golf', 'Ann', 'Bob', '--deck', 'Ann=fast'],
  ['simulate', 'golf', '--decks', 'fast'],
  ['simulate', 'golf', '--deck', 'greedy=fast'],
  ['simulate', 'golf', '--matrix'],
])('%s %s: a game without decks is told, with those that have some', async (...words) => {
  const { code, out, err } = await run(folder, words);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('golf is played without decks of cards. The games with decks: areena');
  expect(err.trim().split('\n')).toHaveLength(1);
});

test.each([
  [['decks', 'shwo', 'areena', 'fast'], '"shwo"'],
  [['decks', 'show', 'areena'], '"decks show"'],
  [['decks', 'check'], '"decks check"'],
  [['decks', 'list', 'areena', 'more'], '"decks list"'],
  [['cards'], '"cards"'],
])('%j is a mistake of the command line that is named', async (words, named) => {
  const { code, err } = await run(folder, words);
  expect(code).toBe(2);
  expect(err).toContain(named);
});

test.each(LANGUAGES)('help, deck and cards speak %s without English in between', async (language) => {
  const english = /\b(cards?|deck list|list, show|weight|Types|Curve|Usage)\b/u;
  for (const words of [
    ['decks', 'show', 'areena', 'bleeder'],
    ['decks', '--help'],
    ['help', 'cards'],
  ]) {
    const { code, out } = await run(folder, [...words, '--lang', language]);
    expect(code).toBe(0);
    expect(english.test(out.replaceAll(/hotseat cards|--cards/gu, ''))).toBe(language === 'en');
    if (words[1] === 'show') for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  }
});

describe('what a deck is made of', () => {
  const entry = (id: string, type: string, weight: number | undefined, count: number): DeckEntry => ({
    card: { id, name: say(id), type: say(type), weight, text: [] },
    count,
  });
  const entries = [
    entry('a', 'io.full', 2, 3),
    entry('b', 'io.folder', undefined, 4),
    entry('a', 'io.full', 2, 1),
    entry('c', 'io.full', 4, 2),
  ];

  test('cards that stand in two lines are one entry', () => {
    expect(merged(entries).map(({ card, count }) => [card.id, count])).toEqual([
      ['a', 4],
      ['b', 4],
      ['c', 2],
    ]);
  });

  test('types are counted in the order in which they first appear', async () => {
    expect(countTypes(entries, await loadTongue('en')).map(({ count }) => count)).toEqual([6, 4]);
  });

  test('the curve has no gaps, and cards without a weight are not on it', () => {
    expect(countWeights(entries)).toEqual([
      { weight: 2, count: 4 },
      { weight: 3, count: 0 },
      { weight: 4, count: 2 },
    ]);
    expect(countWeights([])).toEqual([]);
  });
});
