// Pictures of cards: PNG files of a folder, read when somebody looks at the card, and kept small for the session. What is wrong
// with a file is a note beside the card, never a stop. This is the only file of the screen that reads files.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Picture, shrunk } from './picture.js';

/** What can be wrong with a picture. */
export type PictureFault = 'unreadable' | 'damaged' | 'too-large';

export interface Pictures {
  /**
   * The picture of a name, as cards have it: without folder and ending.
   * @returns undefined where there is none
   */
  load(name: string): Promise<Picture | PictureFault | undefined>;
}

/** Bytes of a file, and pixels, beyond which a picture is refused before anything of it is unpacked. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_PIXELS = 8 * 1024 * 1024;
/** Pixels of a side that are kept: more than any terminal shows. */
const KEPT = 400;
/** Pictures that are kept at once; the one that was looked at longest ago makes room. */
const MOST_KEPT = 40;
/** Bytes of a file's name that systems allow. */
const LONGEST_NAME = 255;

/** The pictures of a folder. */
export function picturesIn(folder: string): Pictures {
  const kept = new Map<string, Picture | PictureFault | undefined>();
  return {
    load: async (name) => {
      const isKept = kept.has(name);
      const picture = isKept ? kept.get(name) : await loadFrom(folder, name);
      kept.delete(name);
      kept.set(name, picture);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return picture;
    },
  };
}

/** The file of a picture's name; undefined where the name would lead out of its folder or cannot be one. */
export function fileNamed(name: string): string | undefined {
  const file = `${name}.png`;
  // What users write as a card's name must not find files elsewhere. Both separators, whatever the system.
  if (name === '' || /[/\\\p{Cc}]/u.test(name) || Buffer.byteLength(file) > LONGEST_NAME) return undefined;
  return file;
}

async function loadFrom(folder: string, name: string): Promise<Picture | PictureFault | undefined> {
  // Some systems write letters and their accents as one sign, some as two.
  for (const spelt of new Set([name, name.normalize('NFC'), name.normalize('NFD')])) {
    const file = fileNamed(spelt);
    const found = file === undefined ? undefined : await loadFile(join(folder, file));
    if (found !== undefined) return found;
  }
  return undefined;
}

async function loadFile(path: string): Promise<Picture | PictureFault | undefined> {
  let bytes: Buffer;
  try {
    const file = await stat(path);
    // Anything but a file might never end, or never begin.
    if (!file.isFile()) return 'unreadable';
    if (file.size > MOST_BYTES) return 'too-large';
    bytes = await readFile(path);
  } catch (error) {
    return isMissing(error) ? undefined : 'unreadable';
  }
  const { decodePng } = await import('./png.js');
  const decoded = decodePng(bytes, MOST_PIXELS);
  return typeof decoded === 'string' ? decoded : shrunk(decoded, KEPT);
}

/** The system's code of an error is looked at wherever it was made: errors of other realms are no instances of ours. */
function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENAMETOOLONG';
}
