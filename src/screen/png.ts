// PNG files to pixels. The reader is loaded with this file, which is loaded when there is a picture to show.
import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import type { Picture } from './picture.js';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a chunk beside its data: length, type, checksum. */
const CHUNK = 12;
/** Bytes of a pixel at most: four channels of 16 bits. */
const PIXEL = 8;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly isInterlaced: boolean;
}

/**
 * The pixels of a PNG file.
 * @param mostPixels more than these are not unpacked
 */
export function decodePng(file: Buffer, mostPixels: number): Picture | 'damaged' | 'too-large' {
  const header = headerOf(file);
  if (header === undefined) return 'damaged';
  if (header.width * header.height > mostPixels) return 'too-large';
  try {
    if (header.isInterlaced) guard(file, header);
    const { width, height, data } = PNG.sync.read(file);
    return data.length === width * height * 4 ? { width, height, pixels: data } : 'damaged';
  } catch {
    // Whatever the reader has against the file.
    return 'damaged';
  }
}

/** What the first chunk says; undefined where the file is no PNG. */
function headerOf(file: Buffer): Header | undefined {
  if (file.length < SIGNATURE.length + CHUNK + 13 || !file.subarray(0, 8).equals(SIGNATURE)) return undefined;
  if (file.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  return width === 0 || height === 0 ? undefined : { width, height, isInterlaced: file[28] === 1 };
}

/** The reader unpacks interlaced pictures whole, however much is in them: throws where that is more than their pixels need. */
function guard(file: Buffer, { width, height }: Header): void {
  const parts: Buffer[] = [];
  let at = SIGNATURE.length;
  while (at + CHUNK <= file.length) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += CHUNK + length;
  }
  // Every row begins with a byte of its own; the seven passes have fewer than two rows for each of the picture's.
  const most = width * height * PIXEL + 2 * height + CHUNK;
  inflateSync(Buffer.concat(parts), { maxOutputLength: most });
}
