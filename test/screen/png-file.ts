// PNG files of every kind, made by hand: what editors, scanners and mischief produce.
import { deflateSync } from 'node:zlib';

/** Colour types of the format. */
export const GREY = 0;
export const RGB = 2;
export const PALETTE = 3;
export const GREY_ALPHA = 4;
export const RGB_ALPHA = 6;

export interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly type: number;
  readonly isInterlaced?: boolean;
  /** What is packed: for each row a filter byte and its samples. */
  readonly packed: Buffer;
  readonly palette?: readonly number[];
  /** The alpha of each colour of the palette. */
  readonly alphas?: readonly number[];
}

export function pngFile({
  width,
  height,
  depth,
  type,
  isInterlaced = false,
  packed,
  palette,
  alphas,
}: PngParts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(palette === undefined ? [] : [chunk('PLTE', Buffer.from(palette))]),
    ...(alphas === undefined ? [] : [chunk('tRNS', Buffer.from(alphas))]),
    chunk('IDAT', deflateSync(packed)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Rows of samples with the filter byte for "as it is" before each. */
export function rows(...lines: readonly (readonly number[])[]): Buffer {
  return Buffer.from(lines.flatMap((line) => [0, ...line]));
}

/** A picture of one colour in eight bits. */
export function plainPng(width: number, height: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const line = Array.from({ length: width }, () => [red, green, blue]).flat();
  return pngFile({ width, height, depth: 8, type: RGB, packed: rows(...Array.from({ length: height }, () => line)) });
}

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(data.length, 0);
  body.copy(made, 4);
  made.writeUInt32BE(crc(body), body.length + 4);
  return made;
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
