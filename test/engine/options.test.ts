// Rule options: read from what somebody wrote, and written down again.
import { describe, expect, test } from '@jest/globals';
import {
  defaultOptions,
  faultsOf,
  type OptionTable,
  readOptions,
  splitOption,
  unwrap,
  writeOptions,
} from '../../src/engine/index.js';

const TABLE: OptionTable = {
  blunt: { kind: 'flag' },
  order: { kind: 'word', words: ['given', 'random'] },
  level: { kind: 'number', least: 1, most: 12, usual: 4 },
};

const read = (...texts: string[]) =>
  readOptions(
    TABLE,
    texts.map((text, at) => splitOption(text, at + 3)),
  );

describe('reading', () => {
  test('without any, every option has its default, in the order of the table', () => {
    expect(unwrap(read())).toEqual({ blunt: false, order: 'given', level: 4 });
    expect(Object.keys(defaultOptions(TABLE))).toEqual(['blunt', 'order', 'level']);
  });

  test.each([
    ['blunt', 'blunt', true],
    ['blunt=on', 'blunt', true],
    ['blunt=off', 'blunt', false],
    ['order=random', 'order', 'random'],
    [' order = random ', 'order', 'random'],
    ['level=1', 'level', 1],
    ['level=12', 'level', 12],
  ])('%j is read', (text, name, value) => {
    expect(unwrap(read(text))[name]).toBe(value);
  });

  test.each([
    ['blunt=yes', ['on', 'off']],
    ['order', ['given', 'random']],
    ['order=', ['given', 'random']],
    ['order=Random', ['given', 'random']],
    ['level', ['1–12']],
    ['level=0', ['1–12']],
    ['level=13', ['1–12']],
    ['level=4.5', ['1–12']],
    ['level=-1', ['1–12']],
    ['level=1e1', ['1–12']],
    ['level=99999999999999999999', ['1–12']],
  ])('%j is a fault that names what is right', (text, right) => {
    expect(faultsOf(read(text))).toMatchObject([{ code: 'option.bad-value', line: 3, data: { right } }]);
  });

  test('an option that stands twice is a fault', () => {
    expect(faultsOf(read('level=3', 'level=5'))).toMatchObject([
      { code: 'option.twice', line: 4, data: { name: 'level' } },
    ]);
  });

  test('unknown names are faults, those that every object has among them; all are found in one go', () => {
    const faults = faultsOf(read('speed=3', 'toString', 'level=0'));
    expect(faults.map(({ code, line }) => [code, line])).toEqual([
      ['option.unknown', 3],
      ['option.unknown', 4],
      ['option.bad-value', 5],
    ]);
    expect(faults[0]?.data).toEqual({ name: 'speed', known: ['blunt', 'order', 'level'] });
  });
});

describe('writing', () => {
  test('only what differs from the defaults is written, and reads back', () => {
    const options = unwrap(read('level=7', 'blunt', 'order=given'));
    expect(writeOptions(TABLE, options)).toEqual(['blunt', 'level=7']);
    expect(unwrap(read(...writeOptions(TABLE, options)))).toEqual(options);
    expect(writeOptions(TABLE, defaultOptions(TABLE))).toEqual([]);
  });
});
