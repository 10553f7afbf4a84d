import { describe, expect, test } from '@jest/globals';
import { atPlace } from '../../src/screen/keyboards.js';
import { readKeys } from '../../src/screen/keys.js';

const names = (input: string): string[] => readKeys(input).keys.map(({ name }) => name);

describe('keys', () => {
  test.each([
    ['\r', ['enter']],
    ['\r\n', ['enter']],
    ['\x1b[A\x1bOB\x1b[C\x1b[1;2D', ['up', 'down', 'right', 'left']],
    ['\x1b[5~\x1b[6~\x1b[H\x1b[4~\x1b[3~', ['pageup', 'pagedown', 'home', 'end', 'delete']],
    ['\x7f\x08\t\x1b[Z', ['backspace', 'backspace', 'tab', 'backtab']],
    ['\x0c\x03\x15', ['ctrl-l', 'ctrl-c', 'ctrl-u']],
    ['\x1bOp\x1bOy\x1bOM', ['0', '9', 'enter']], // a number pad
    ['qЙ山', ['q', 'Й', '山']],
    ['\x1b\x1b[A', ['escape', 'up']],
  ])('%j is read as %j', (input, keys) => {
    expect(names(input)).toEqual(keys);
  });

  test.each([
    ['\x1b[27;5;9~', 'modified keys'],
    ['\x1b[?1;2c', 'answers of the terminal'],
    ['\x1b[200~', 'paste brackets'],
    ['\x1b]11;rgb:0000/0000/0000\x07', 'colour reports'],
    ['\x1bP>|xterm(1)\x1b\\', 'version reports'],
    ['\x1b[M !!', 'old mouse reports'],
    ['\x1b[[A', 'function keys of a console'],
    ['\x1bq', 'Alt and a letter'],
    ['\x1b[<35;3;4M', 'mouse movements'],
  ])('no letter of %j leaks: %s', (input) => {
    expect(names(`${input}u`)).toEqual(['u']);
  });

  test('a sequence that arrives in pieces waits for its end', () => {
    const first = readKeys('j\x1b[1;');
    expect(first).toEqual({ keys: [{ name: 'j' }], rest: '\x1b[1;' });
    expect(names(`${first.rest}2Bk`)).toEqual(['down', 'k']);
    expect(readKeys('\x1b').rest).toBe('\x1b');
  });

  test('a broken sequence is dropped up to where it broke', () => {
    expect(names('\x1b[12\x0cq')).toEqual(['ctrl-l', 'q']);
  });

  test('a click has a place, counted from the upper left corner', () => {
    expect(readKeys('\x1b[<0;151;3M\x1b[<0;151;3m').keys).toEqual([{ name: 'click', x: 150, y: 2 }]);
    expect(names('\x1b[<64;1;1M\x1b[<65;1;1M')).toEqual(['wheel-up', 'wheel-down']);
  });
});

describe('keyboards', () => {
  const commands = 'qQulLirchjk?';
  const means = (key: string): boolean => commands.includes(key);

  test.each([
    ['й', 'q'],
    ['Й', 'Q'],
    ['г', 'u'],
    ['д', 'l'],
    ['Д', 'L'],
    ['ш', 'i'],
    ['к', 'r'],
    ['с', 'c'],
    ['о', 'j'],
    ['л', 'k'],
  ])('on a Russian keyboard %s stands for %s', (letter, key) => {
    expect(atPlace(letter, 'en', means)).toBe(key);
  });

  test.each([
    ['я', 'q'], // phonetic
    ['у', 'u'],
    ['л', 'l'],
    ['и', 'i'],
    ['р', 'r'],
    ['ц', 'c'],
    ['й', 'j'],
    ['к', 'k'],
    [',', 'q'], // standard, where phonetic has no command
    ['в', 'l'],
    ['с', 'i'],
    ['т', 'j'],
    ['ъ', 'c'],
  ])('in Bulgarian %s stands for %s', (letter, key) => {
    expect(atPlace(letter, 'bg', means)).toBe(key);
  });

  test('Latin letters and commas stay what they are', () => {
    expect(atPlace('q', 'bg', means)).toBe('q');
    expect(atPlace('z', 'fi', means)).toBe('z');
    expect(atPlace(',', 'en', means)).toBe(',');
  });
});
