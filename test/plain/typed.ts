// Plays plain mode in tests: typed lines in, everything that was written out.
import { PassThrough } from 'node:stream';
import type { Game, Language, Sitting } from '../../src/engine/index.js';
import { playPlain } from '../../src/plain/index.js';
import { loadTongue } from '../../src/text/index.js';

export interface Typed {
  readonly result: Awaited<ReturnType<typeof playPlain>>;
  readonly output: string;
  /** The lines of the output. */
  readonly lines: readonly string[];
}

export interface TypedParts {
  readonly language?: Language;
  readonly interactive?: boolean;
}

/** Types lines, or sends bytes as they are, and lets the input end after them. */
export async function typeInto(
  sitting: Sitting,
  typed: readonly string[] | Buffer,
  parts: TypedParts = {},
): Promise<Typed> {
  const input = new PassThrough();
  input.end(Buffer.isBuffer(typed) ? typed : typed.map((line) => `${line}\n`).join(''));
  return playFrom(sitting, input, parts);
}

/** Plays from a stream that may send its lines when it likes. */
export async function playFrom(sitting: Sitting, input: PassThrough, parts: TypedParts = {}): Promise<Typed> {
  const { language = 'en', interactive = false } = parts;
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  const result = await playPlain(sitting, await tongueOf(sitting.game, language), {
    input,
    output,
    interactive,
    file: '/tmp/games/one.hotseat',
    replay: 'hotseat replay one.hotseat',
    resume: 'hotseat resume one.hotseat',
  });
  const text = Buffer.concat(chunks).toString('utf8');
  return { result, output: text, lines: text.split('\n') };
}

async function tongueOf(game: Game, language: Language): ReturnType<typeof loadTongue> {
  return loadTongue(language, await game.presentation.catalogue(language));
}
