// Card files: what is read, what is cleaned, what is refused (WS-2, WS-18), and the decks of a set-up.
import { describe, expect, test } from '@jest/globals';
import {
  arrange,
  defaultOptions,
  type Fault,
  faultsOf,
  type Options,
  readRecording,
  setupOf,
} from '../../../src/engine/index.js';
import { freeSlug, slugOf } from '../../../src/games/weiss-schwarz/cards/slug.js';
import { type ReadDeck, readDeck } from '../../../src/games/weiss-schwarz/decks/card-file.js';
import { makeCards } from '../../../src/games/weiss-schwarz/decks/deck.js';
import { weissSchwarz } from '../../../src/games/weiss-schwarz/index.js';
import { OPTIONS } from '../../../src/games/weiss-schwarz/options.js';
import { sitDown } from '../../scripts.js';

const sized = (size: number): Options => ({ ...defaultOptions(OPTIONS), 'deck-size': size });
/** Reads a text as the program reads a file, for a deck of its own size unless another is given. */
const read = (text: string, size?: number): ReadDeck => {
  const lines = text.split('\n');
  const cards = lines.filter((line) => line.trim() !== '').length;
  return readDeck(lines, 1, sized(size ?? cards));
};
const told = ({ faults }: { readonly faults: readonly Fault[] }): (string | number | undefined)[][] =>
  faults.map(({ code, line }) => [code, line]);

const CHARACTER = 'CHARACTER|Prima Voz|red|1| |Texto|0|0|1000|1|Mago,Fuego';
const EVENT = 'EVENT|Otra Cosa|blue|0| |Texto|0|0';
const CLIMAX = 'CLIMAX|Fin Alto|green|1| |Texto';
const THREE = [CHARACTER, EVENT, CLIMAX];

describe('what is read', () => {
  const expected = read(THREE.join('\n')).drafts;

  test('WS-18 the three types with their fields in order', () => {
    expect(expected).toEqual([
      {
        ...{ name: 'Prima Voz', type: 'character', colour: 'red', extra: 1, ability: null, flavour: ['Texto'] },
        ...{ level: 0, cost: 0, power: 1000, soul: 1, subtypes: ['Mago', 'Fuego'] },
      },
      {
        ...{ name: 'Otra Cosa', type: 'event', colour: 'blue', extra: 0, ability: null, flavour: ['Texto'] },
        ...{ level: 0, cost: 0, power: 0, soul: 0, subtypes: [] },
      },
      {
        ...{ name: 'Fin Alto', type: 'climax', colour: 'green', extra: 1, ability: null, flavour: ['Texto'] },
        ...{ level: 0, cost: 0, power: 0, soul: 0, subtypes: [] },
      },
    ]);
  });

  test.each([
    ['a byte-order mark', `\uFEFF${THREE.join('\n')}`],
    ['CRLF', THREE.map((line) => `${line}\r`).join('\n')],
    ['a final newline', `${THREE.join('\n')}\n`],
    ['blank lines and lines of blanks', `\n${CHARACTER}\n \n\n${EVENT}\n\t\n${CLIMAX}\n\n`],
    ['blanks round commas', THREE.join('\n').replace('Mago,Fuego', ' Mago ,  Fuego  ')],
    ['subtypes in parentheses', THREE.join('\n').replace('Mago,Fuego', '(Mago, Fuego)')],
    ['blanks round the fields', THREE.map((line) => line.replaceAll('|', ' | ')).join('\n')],
    ['an empty field for no ability', THREE.map((line) => line.replace('| |', '||')).join('\n')],
    ['any case of type and colour', THREE.join('\n').replace('CHARACTER', 'Character').replace('|red|', '|RED|')],
    ['Spanish words for types', THREE.join('\n').replace('CHARACTER', 'PERSONAJE').replace('EVENT', 'evento')],
  ])('WS-18 %s change nothing', (_, text) => {
    const { drafts, faults } = read(text, 3);
    expect([drafts, faults]).toEqual([expected, []]);
  });

  test('WS-18 `$` in the flavour begins a new line', () => {
    expect(read('CLIMAX|Fin|red|0||Uno,$dos$$tres').drafts[0]?.flavour).toEqual(['Uno,', 'dos', 'tres']);
  });

  test('WS-18 only the first field is the type, and names may be anything that can be seen', () => {
    const names = ['CLIMAX del alba', '#Uno', '{bold}', '}', 'Ann: draw', '= 12345678', '! concede', '"quoted"', '---'];
    const { drafts, faults } = read(names.map((name) => `EVENT|${name}|red|0|||0|0`).join('\n'));
    expect([drafts.map(({ name, type }) => [name, type]), faults]).toEqual([names.map((name) => [name, 'event']), []]);
  });
});

describe('what is refused', () => {
  test('WS-18 too many or too few fields, by line, with the number that the type takes', () => {
    const { faults } = read([`${CLIMAX}|0|0`, CHARACTER, 'EVENT|Corto|red|0||', 'CHARACTER'].join('\n'));
    expect(faults.map(({ code, line, data }) => [code, line, data])).toEqual([
      ['weiss.fields', 1, { type: 'CLIMAX', count: 8, right: 6 }],
      ['weiss.fields', 3, { type: 'EVENT', count: 6, right: 8 }],
      ['weiss.fields', 4, { type: 'CHARACTER', count: 1, right: 11 }],
    ]);
  });

  test('WS-18 an unknown type, colour or ability, with what is known', () => {
    const { faults } = read(
      [
        'HECHIZO|X|red|0||',
        'CLIMAX|X|pink|0||',
        'CLIMAX|Y|red|0|Destruir carta con dado|',
        'CLIMAX|Z|red|0|Volar|',
      ].join('\n'),
    );
    expect(faults).toMatchObject([
      { code: 'weiss.type', line: 1, data: { text: 'HECHIZO', known: ['CHARACTER', 'EVENT', 'CLIMAX'] } },
      { code: 'weiss.colour', line: 2, data: { text: 'pink', known: ['red', 'blue', 'green', 'yellow'] } },
      { code: 'weiss.ability-near', line: 3, data: { near: 'Destruir carta por dado' } },
      { code: 'weiss.ability', line: 4, data: { text: 'Volar' } },
    ]);
    expect(faults[3]?.data.known).toContain('Robar carta lanzando una moneda');
  });

  test.each([
    ['extra', '3', '0–2'],
    ['extra', '-1', '0–2'],
    ['level', '4', '0–3'],
    ['level', 'uno', '0–3'],
    ['cost', '', '0–9999999'],
    ['cost', '1.5', '0–9999999'],
    ['power', '1e3', '0–9999999'],
    ['soul', '+1', '0–9999999'],
  ])('WS-18 in %s, "%s" is no number from %s', (field, text, right) => {
    const at = { extra: 3, level: 6, cost: 7, power: 8, soul: 9 }[field] ?? 0;
    const fields = CHARACTER.split('|');
    fields[at] = text;
    expect(read(fields.join('|')).faults).toMatchObject([
      { code: 'weiss.number', line: 1, data: { field: { key: `weiss.field.${field}` }, text, right } },
    ]);
  });

  test('WS-18 the bounds themselves are taken', () => {
    const least = 'CHARACTER|A|red|0|||0|0|0|0|';
    const most = 'CHARACTER|B|red|2|||3|9999999|9999999|9999999|';
    expect(read([least, most].join('\n')).faults).toEqual([]);
  });

  test('WS-18 all faults of a line, and of all lines, are told in one go', () => {
    const { faults } = read(['CHARACTER||pink|9|Volar||x|y|z|w|', 'basura', CLIMAX].join('\n'), 5);
    expect(told({ faults })).toEqual([
      ['weiss.empty', 1],
      ['weiss.colour', 1],
      ['weiss.number', 1],
      ['weiss.ability', 1],
      ['weiss.number', 1],
      ['weiss.number', 1],
      ['weiss.number', 1],
      ['weiss.number', 1],
      ['weiss.type', 2],
      ['deck.size', undefined],
    ]);
  });

  test('WS-2 more than four of one name: whole names, over the whole file, at the line of the fifth', () => {
    const four = new Array<string>(4).fill(EVENT);
    expect(read(four.join('\n')).faults).toEqual([]);
    const other = CLIMAX.replace('Fin Alto', 'Otra Cosa');
    const near = CLIMAX.replace('Fin Alto', 'Otra Cosa 2');
    expect(read([...four.slice(1), near, CHARACTER, other, EVENT].join('\n')).faults).toMatchObject([
      { code: 'deck.too-many', line: 7, data: { card: 'Otra Cosa', count: 5, most: 4 } },
    ]);
  });

  test('WS-2 more than eight climax cards, at the line of the ninth', () => {
    const climaxes = (count: number): string[] => Array.from({ length: count }, (_, at) => `CLIMAX|C ${at}|red|0||`);
    expect(read(climaxes(8).join('\n')).faults).toEqual([]);
    expect(read([CHARACTER, ...climaxes(10)].join('\n')).faults).toMatchObject([
      { code: 'weiss.climaxes', line: 10, data: { count: 10, most: 8 } },
    ]);
  });

  test('WS-2 exactly fifty cards, or as many as the option says; lines with faults count as cards', () => {
    const cards = (count: number): string =>
      Array.from({ length: count }, (_, at) => `EVENT|E ${at}|red|0|||0|0`).join('\n');
    expect(readDeck(cards(50).split('\n')).faults).toEqual([]);
    for (const count of [49, 51])
      expect(readDeck(cards(count).split('\n')).faults).toMatchObject([
        { code: 'deck.size', data: { count, right: 50 } },
      ]);
    expect(read(cards(3), 3).faults).toEqual([]);
    expect(told(read(`${cards(2)}\nbasura`, 3))).toEqual([['weiss.type', 3]]);
    expect(told(read('', 3))).toEqual([['deck.size', undefined]]);
  });

  test('a NUL byte, an escape and a line of five megabytes are told, and shown without anything a terminal would obey', () => {
    const { faults } = read(['CLIMAX|A\u0000B|red|0||', `CLIMAX|C|red|0||\u001b[31m`].join('\n'));
    expect(faults).toMatchObject([
      { code: 'weiss.control', line: 1, data: { field: { key: 'weiss.field.name' }, text: 'A?B' } },
      { code: 'weiss.control', line: 2, data: { text: '?[31m' } },
    ]);
    const long = read(`CLIMAX|D|red|0||${'x'.repeat(5_000_000)}\nCLIMAX|${'y'.repeat(81)}|red|0||`);
    expect(long.faults).toMatchObject([
      { code: 'weiss.long', line: 1, data: { count: 5_000_000, most: 2000 } },
      { code: 'weiss.long', line: 2, data: { count: 81, most: 80 } },
    ]);
  });

  test('sixty faults are all told, and a file of another kind has one in every line', () => {
    const lines = Array.from({ length: 60 }, (_, at) => (at === 7 ? 'no pipes here' : `CLIMAX|C ${at}|pink|0||`));
    const { faults } = readDeck(lines, 1, sized(60));
    expect(faults.filter(({ code }) => code === 'weiss.colour').length).toBe(59);
    expect(faults.filter(({ line }) => line === 8)).toMatchObject([{ code: 'weiss.type' }]);
  });
});

describe('what choices call a card', () => {
  test('a slug has letters and digits of any script in small letters; what is between becomes a hyphen', () => {
    expect(['Toban Lajp', '#Uno', '{bold}', 'Зора  7!', 'Äiti-Maa', 'Ann: draw'].map(slugOf)).toEqual([
      ...['toban-lajp', 'uno', 'bold', 'зора-7', 'äiti-maa', 'ann-draw'],
    ]);
    expect([slugOf('}'), slugOf('---')]).toEqual(['card', 'card']);
    for (const name of ['İstanbul', 'ΟΔΟΣ', 'ﬁn', 'É']) expect(slugOf(slugOf(name))).toBe(slugOf(name));
  });

  test('of names with one slug the second gets a 2, in the order of the sides’ files; equal cards share one', () => {
    const drafts = (...names: string[]) => read(names.map((name) => `CLIMAX|${name}|red|0||`).join('\n')).drafts;
    const [weiss, schwarz] = [drafts('Uno', '#Uno', 'Uno', '}'), drafts('uno!', 'Uno', '{')];
    const { cards, kinds } = makeCards([weiss ?? [], schwarz ?? []], 4);
    const idOf = Object.fromEntries(cards.map(({ id, name }) => [name, id]));
    expect(idOf).toEqual({ Uno: 'uno', '#Uno': 'uno-2', 'uno!': 'uno-3', '}': 'card', '{': 'card-2' });
    // Sorted by id, so that nothing tells in which order the lines stood.
    expect(cards.map(({ id }) => id)).toEqual(['card', 'card-2', 'uno', 'uno-2', 'uno-3']);
    expect(kinds).toEqual([
      [0, 2, 2, 3],
      [1, 2, 4],
    ]);
    expect(freeSlug('Uno 2', new Set(['uno', 'uno-2']))).toBe('uno-2-2');
  });

  test('the order of a file’s lines changes nothing', () => {
    const lines = [CHARACTER, EVENT, CLIMAX];
    const one = makeCards([read(lines.join('\n')).drafts], 3);
    expect(makeCards([read(lines.reverse().join('\n')).drafts], 3)).toEqual(one);
  });
});

describe('the decks of a game', () => {
  const script = (...lines: string[]): string =>
    [
      'hotseat 1',
      'game weiss-schwarz',
      'option deck-size=3',
      'seed 1',
      'player Ann',
      'player Bob',
      ...lines,
      '---',
      '',
    ].join('\n');
  const block = (name: string, ...lines: string[]): string[] => [`deck ${name} {`, ...lines, '}'];
  const odd = ['EVENT|{bold}|red|0|||0|0', 'CHARACTER|}|blue|0| |#Uno: dos|0|0|500|1|', 'CLIMAX|#Uno|red|1||$'];

  test('odd names survive a recording: written, read back, and written the same again', () => {
    const text = script(...block('Ann', ...odd), ...block('Bob', ...THREE), 'first Ann');
    const sitting = sitDown(weissSchwarz, text);
    expect(sitting.match.texts().sort()).toEqual(['clock bold', 'clock card', 'clock uno', 'skip']);
    expect(sitting.choose('clock }')).toBeUndefined();
    expect(sitting.text).toContain(`deck Ann {\n${odd.join('\n')}\n}\n`);
    const again = sitDown(weissSchwarz, sitting.text);
    expect([again.text, again.match.texts()]).toEqual([sitting.text, sitting.match.texts()]);
  });

  test('one deck serves both sides', () => {
    const sitting = sitDown(weissSchwarz, script(...block('Ann', ...THREE), ...block('Bob', ...THREE)));
    const { cards } = sitting.match.state as unknown as { cards: readonly unknown[] };
    expect(cards.length).toBe(3);
  });

  test('a faulty block is refused with every fault by the recording’s own line; a ready deck must fit the deck size', () => {
    const allFaults = (text: string): Fault[] => {
      const { recording, faults } = readRecording(text);
      return [...faults, ...faultsOf(setupOf(recording, weissSchwarz, '1'))];
    };
    const faulty = allFaults(
      script(...block('Ann', CHARACTER, 'basura', CLIMAX.replace('green', 'pink')), 'deck Bob weiss'),
    );
    expect(told({ faults: faulty })).toEqual([
      ['weiss.type', 9],
      ['weiss.colour', 10],
      ['weiss.ready-size', 12],
    ]);
    expect(told({ faults: allFaults(script(...block('Ann', ...THREE))) })).toEqual([['weiss.no-deck', undefined]]);
    expect(told({ faults: allFaults(script('deck Ann nocturno', ...block('Bob', ...THREE))) })).toEqual([
      ['deck.unknown-name', 7],
    ]);
  });

  test('cards are stacked by name or slug; one that the deck does not hold often enough is a fault', () => {
    const decks = [...block('Ann', ...odd), ...block('Bob', ...THREE)];
    const sitting = sitDown(weissSchwarz, script(...decks, 'first Ann', 'stack Bob: Fin Alto, otra-cosa'));
    expect(sitting.match.over).toBe(false);
    const setup = arrange(weissSchwarz, {
      players: ['Ann', 'Bob'].map((name) => ({ name, bot: undefined })),
      options: [],
      seed: '1',
      first: undefined,
      stacks: [
        { player: 0, cards: ['Ansa Veil', 'ulvane', 'Nadie'], line: 3 },
        { player: -1, cards: ['Ansa Veil'], line: 4 },
      ],
    });
    expect(told({ faults: faultsOf(setup) })).toEqual([
      ['stack.not-in-deck', 3],
      ['deck.unknown-card', 3],
      ['stack.whose', 4],
    ]);
  });
});
