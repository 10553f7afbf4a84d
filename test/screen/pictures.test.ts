import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Canvas } from '../../src/screen/canvas.js';
import { fullColours } from '../../src/screen/full-colours.js';
import { drawPicture, pictureSize } from '../../src/screen/paint/picture.js';
import { type Picture, scaled, shrunk } from '../../src/screen/picture.js';
import { fileNamed, picturesIn } from '../../src/screen/pictures.js';
import { decodePng } from '../../src/screen/png.js';
import { nearestOf16, nearestOf256 } from '../../src/screen/rgb.js';
import { themeFor } from '../../src/screen/screen.js';
import { chunk, GREY, GREY_ALPHA, PALETTE, plainPng, pngFile, RGB, RGB_ALPHA, rows } from './png-file.js';

const MOST = 1000;
const RED = [200, 10, 20, 255];
const CLEAR = [0, 0, 0, 0];

function pixelsOf(file: Buffer): number[][] {
  const decoded = decodePng(file, MOST);
  if (typeof decoded === 'string') throw new Error(decoded);
  return Array.from({ length: decoded.width * decoded.height }, (_, at) => [
    ...decoded.pixels.slice(4 * at, 4 * at + 4),
  ]);
}

function pictureFrom(width: number, ...pixels: readonly (readonly number[])[]): Picture {
  return { width, height: pixels.length / width, pixels: Uint8Array.from(pixels.flat()) };
}

describe('WS-19 PNG files of every kind', () => {
  test('colours of eight bits, with and without alpha', () => {
    expect(pixelsOf(plainPng(2, 1, [200, 10, 20]))).toEqual([RED, RED]);
    const packed = rows([200, 10, 20, 128, 1, 2, 3, 0]);
    expect(pixelsOf(pngFile({ width: 2, height: 1, depth: 8, type: RGB_ALPHA, packed }))).toEqual([
      [200, 10, 20, 128],
      [1, 2, 3, 0],
    ]);
  });

  test('grey of one bit, of eight, and with alpha', () => {
    const bits = pngFile({ width: 3, height: 1, depth: 1, type: GREY, packed: rows([0b10100000]) });
    expect(pixelsOf(bits).map(([red]) => red)).toEqual([255, 0, 255]);
    const grey = pngFile({ width: 1, height: 1, depth: 8, type: GREY, packed: rows([77]) });
    expect(pixelsOf(grey)).toEqual([[77, 77, 77, 255]]);
    const alpha = pngFile({ width: 1, height: 1, depth: 8, type: GREY_ALPHA, packed: rows([77, 9]) });
    expect(pixelsOf(alpha)).toEqual([[77, 77, 77, 9]]);
  });

  test('a palette of four bits, one of its colours transparent', () => {
    const packed = rows([0b00000001]);
    const file = pngFile({
      width: 2,
      height: 1,
      depth: 4,
      type: PALETTE,
      packed,
      palette: [9, 8, 7, 200, 10, 20],
      alphas: [0],
    });
    expect(pixelsOf(file)).toEqual([[9, 8, 7, 0], RED]);
  });

  test('sixteen bits become eight', () => {
    const packed = rows([0xff, 0xff, 0x80, 0x80, 0x00, 0x00]);
    const [[red, green, blue] = []] = pixelsOf(pngFile({ width: 1, height: 1, depth: 16, type: RGB, packed }));
    expect([red, blue]).toEqual([255, 0]);
    expect(Math.abs((green ?? 0) - 128)).toBeLessThanOrEqual(1);
  });

  test('an interlaced picture comes pass by pass', () => {
    // 2×2 pixels: the first pass holds the upper left one, the sixth the upper right one, the seventh the lower row.
    const packed = rows([200, 10, 20], [1, 1, 1], [2, 2, 2, 3, 3, 3]);
    const file = pngFile({ width: 2, height: 2, depth: 8, type: RGB, isInterlaced: true, packed });
    expect(pixelsOf(file).map(([red]) => red)).toEqual([200, 1, 2, 3]);
  });
});

describe('PNG files that are none, or too much', () => {
  test('a header of 30,000×30,000 pixels is refused by its size alone', () => {
    const file = pngFile({ width: 30_000, height: 30_000, depth: 8, type: RGB_ALPHA, packed: Buffer.alloc(1) });
    expect(decodePng(file, 8_000_000)).toBe('too-large');
  });

  test('an interlaced picture that unpacks to more than its pixels is damaged, and is not unpacked', () => {
    const packed = Buffer.alloc(60_000_000);
    const file = pngFile({ width: 2, height: 2, depth: 8, type: RGB, isInterlaced: true, packed });
    const before = process.memoryUsage().arrayBuffers;
    expect(decodePng(file, MOST)).toBe('damaged');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
  });

  test('a picture without pixels is damaged', () => {
    expect(decodePng(pngFile({ width: 0, height: 5, depth: 8, type: RGB, packed: Buffer.alloc(1) }), MOST)).toBe(
      'damaged',
    );
  });

  test('cut off anywhere, or with any byte changed, it is a picture or damaged, and nothing is thrown', () => {
    const whole = pngFile({ width: 4, height: 4, depth: 8, type: RGB, packed: Buffer.concat([plainRows(4, 4)]) });
    for (let end = 0; end < whole.length; end++) expect(decodePng(whole.subarray(0, end), MOST)).toBe('damaged');
    for (let at = 0; at < whole.length; at++)
      for (const by of [1, 0x80, 0xff]) {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ by;
        const decoded = decodePng(changed, MOST);
        if (typeof decoded !== 'string') expect(decoded.pixels).toHaveLength(decoded.width * decoded.height * 4);
      }
  });

  test.each([
    ['text', Buffer.from('no picture at all, but long enough to be one, or so it seems')],
    ['nothing', Buffer.alloc(0)],
    ['a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)])],
  ])('%s is damaged', (_, file) => {
    expect(decodePng(file, MOST)).toBe('damaged');
  });

  test('a chunk that claims to be longer than the file is damaged', () => {
    const whole = plainPng(2, 2, [1, 2, 3]);
    const long = Buffer.concat([whole.subarray(0, 33), chunk('tEXt', Buffer.alloc(4)), whole.subarray(33)]);
    long.writeUInt32BE(0x7fffffff, 33);
    expect(decodePng(long, MOST)).toBe('damaged');
  });
});

describe('files of pictures', () => {
  let folder = '';
  beforeAll(() => {
    const above = mkdtempSync(join(tmpdir(), 'pictures-'));
    folder = join(above, 'own');
    mkdirSync(join(folder, 'folder.png'), { recursive: true });
    mkdirSync(join(folder, 'a'));
    for (const name of ['Ember_Whelp', 'Caf\u0065\u0301', 'a/b', '../outside', ' '])
      writeFileSync(join(folder, `${name}.png`), plainPng(2, 3, [200, 10, 20]));
    writeFileSync(join(folder, 'damaged.png'), 'x');
    writeFileSync(join(folder, 'endless.png'), '');
    truncateSync(join(folder, 'endless.png'), 100 * 1024 * 1024);
  });
  afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

  test.each([
    ['Ember_Whelp', 'a picture'],
    ['Caf\u00e9', 'a picture'],
    [' ', 'a picture'],
    ['Nobody', undefined],
    ['folder', 'unreadable'],
    ['damaged', 'damaged'],
    ['endless', 'too-large'],
    ['../outside', undefined],
    ['a/b', undefined],
    ['a\\b', undefined],
    ['../../../../../../etc/passwd', undefined],
    ['Ember_Whelp.png\0', undefined],
    ['', undefined],
    ['..', undefined],
    ['x'.repeat(252), undefined],
    ['x'.repeat(100_000), undefined],
  ])('%j: %s', async (name, found) => {
    const picture = await picturesIn(folder).load(name);
    expect(typeof picture === 'object' ? 'a picture' : picture).toBe(found);
  });

  test('names that lead elsewhere are no files', () => {
    for (const name of ['/etc/passwd', 'a/b', 'a\\b', 'a\0', 'a\nb', '', 'ж'.repeat(126)])
      expect(fileNamed(name)).toBeUndefined();
    expect(fileNamed('ж'.repeat(125))).toBe(`${'ж'.repeat(125)}.png`);
    expect(fileNamed('..')).toBe('...png');
  });

  test('a picture is read once in a session', async () => {
    const pictures = picturesIn(folder);
    const first = await pictures.load('Ember_Whelp');
    rmSync(join(folder, 'Ember_Whelp.png'));
    expect(await pictures.load('Ember_Whelp')).toBe(first);
    for (let other = 0; other < 50; other++) await pictures.load(`other ${other}`);
    expect(await pictures.load('Ember_Whelp')).toBeUndefined();
  });
});

describe('pictures in cells', () => {
  test('a smaller picture averages what it covers', () => {
    const { pixels } = scaled(pictureFrom(2, [0, 0, 0, 255], [100, 50, 200, 255]), 1, 1);
    expect([...pixels]).toEqual([50, 25, 100, 255]);
    const three = scaled(pictureFrom(3, [0, 0, 0, 255], [90, 90, 90, 255], [0, 0, 0, 255]), 2, 1);
    // Each new pixel covers one old one and half of the middle one: a third of it is 90.
    expect([three.pixels[0], three.pixels[4]]).toEqual([30, 30]);
  });

  test('what is transparent gives no colour to the average', () => {
    expect([...scaled(pictureFrom(2, RED, CLEAR), 1, 1).pixels]).toEqual([200, 10, 20, 128]);
    expect([...scaled(pictureFrom(2, CLEAR, CLEAR), 1, 1).pixels]).toEqual(CLEAR);
  });

  test('sides keep their proportion, a cell being twice as high as wide', () => {
    const card = { width: 63, height: 88, pixels: new Uint8Array() };
    const { columns, rows: lines } = pictureSize(card, { columns: 40, rows: 20 });
    expect([columns, lines]).toEqual([29, 20]); // 63/88 of 40 half-rows
    expect(pictureSize({ ...card, width: 400, height: 1 }, { columns: 40, rows: 20 })).toEqual({
      columns: 40,
      rows: 1,
    });
    const small = shrunk({ width: 4000, height: 2, pixels: new Uint8Array(32_000) }, 400);
    expect([small.width, small.height]).toEqual([400, 1]);
  });

  test('a cell is two pixels; half transparent cells leave the terminal its colour', async () => {
    const theme = await themeFor({ palette: 'standard', colour: 2, unicode: true });
    const canvas = new Canvas({ columns: 3, rows: 1 });
    const blue = [0, 0, 255, 255];
    const picture = pictureFrom(3, RED, RED, CLEAR, blue, CLEAR, blue);
    drawPicture(canvas, 0, 0, picture, { columns: 3, rows: 1 }, theme);
    expect(canvas.lines()).toEqual(['▀▀▄']);
    expect([0, 1, 2].map((x) => [canvas.styleAt(x, 0).fg, canvas.styleAt(x, 0).bg])).toEqual([
      [160, 21],
      [160, undefined],
      [21, undefined],
    ]);
    expect(fullColours(canvas)).toBe('');
  });

  test('the nearest colours of 256 and of 16', () => {
    expect([0xff0000, 0x000000, 0xffffff, 0x808080, 0x0000ff, 0x5f8700].map(nearestOf256)).toEqual([
      196, 16, 231, 244, 21, 64,
    ]);
    expect([0xff0000, 0x000000, 0xffffff, 0x808080, 0xcc0000].map(nearestOf16)).toEqual([9, 0, 15, 8, 1]);
  });

  test('where all colours can be shown they are sent in full, cell by cell', async () => {
    const theme = await themeFor({ palette: 'standard', colour: 3, unicode: true });
    const canvas = new Canvas({ columns: 4, rows: 2 });
    drawPicture(canvas, 1, 1, pictureFrom(2, RED, RED, CLEAR, RED), { columns: 2, rows: 1 }, theme);
    expect(fullColours(canvas)).toBe(
      '\x1b7\x1b[2;2H\x1b[0;38;2;200;10;20;49m▀\x1b[0;38;2;200;10;20;48;2;200;10;20m▀\x1b[0m\x1b8',
    );
  });
});

function plainRows(width: number, height: number): Buffer {
  return rows(
    ...Array.from({ length: height }, (_, y) => Array.from({ length: 3 * width }, (__, x) => (x * 37 + y * 11) % 256)),
  );
}
