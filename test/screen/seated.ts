// People seated at a table without a terminal: sittings, tongues, and a stand-in that frames are drawn on.
import { arrange, type Language, Sitting, unwrap } from '../../src/engine/index.js';
import type { Canvas, Size } from '../../src/screen/canvas.js';
import { update } from '../../src/screen/key-update.js';
import { readKeys } from '../../src/screen/keys.js';
import { type Model, openModel } from '../../src/screen/model.js';
import { paint } from '../../src/screen/paint/index.js';
import { Onlooker } from '../../src/screen/position.js';
import { themeFor } from '../../src/screen/screen.js';
import type { Terminal } from '../../src/screen/terminal.js';
import type { Theme } from '../../src/screen/theme.js';
import { loadTongue, type Tongue } from '../../src/text/index.js';
import { gameCalled } from '../shelf.js';

const golf = await gameCalled('golf');

export const SMALLEST: Size = { columns: 80, rows: 24 };
export const ENDING = { file: '/games/one.hotseat', replay: 'hotseat replay one', resume: 'hotseat resume one' };
export const PLAIN_THEME: Theme = await themeFor({ palette: 'standard', colour: 0, unicode: true });

/** A new game of Golf; a name such as `Bob=greedy` is a bot's. */
export function golfWith(names: readonly string[], seed = '1'): Sitting {
  const players = names.map((name) => {
    const [own = '', bot] = name.split('=');
    return { name: own, bot };
  });
  const setup = unwrap(arrange(golf, { players, options: [], seed, first: undefined }));
  return new Sitting(golf, setup);
}

export async function golfTongue(language: Language = 'en'): Promise<Tongue> {
  const catalogue = await golf.presentation.catalogue(language);
  return loadTongue(language, catalogue);
}

/** Chooses one text after another. */
export function choose(sitting: Sitting, ...texts: readonly string[]): void {
  for (const text of texts) {
    const refused = sitting.choose(text);
    if (refused !== undefined) throw new Error(`${text}: ${refused.code}`);
  }
}

export async function modelOf(sitting: Sitting, language: Language = 'en'): Promise<Model> {
  return openModel(new Onlooker((await golfTongue(language)).for(sitting.names), ENDING).look(sitting), false);
}

/** The model after some keys, as a terminal sends them. */
export function press(model: Model, keys: string, size: Size = SMALLEST): Model {
  return readKeys(keys).keys.reduce((now, key) => update(now, key, { size, theme: PLAIN_THEME }).model, model);
}

export function textOf(model: Model, size: Size = SMALLEST, theme: Theme = PLAIN_THEME): string {
  return paint(model, size, theme).canvas.lines().join('\n');
}

/** A terminal that keeps its last frame as text. */
export class PaperTerminal implements Terminal {
  lastWords: string | undefined;
  readonly #size: Size;
  #painter: ((size: Size) => Canvas) | undefined;
  #listener: Parameters<Terminal['hear']>[0] | undefined;

  constructor(size: Size = SMALLEST) {
    this.#size = size;
  }

  get text(): string {
    return this.#painter?.(this.#size).lines().join('\n') ?? '';
  }

  type(keys: string): void {
    for (const key of readKeys(keys).keys) this.#listener?.(key);
  }

  size(): Size {
    return this.#size;
  }

  show(painter: (size: Size) => Canvas): void {
    this.#painter = painter;
  }

  hear(listener: Parameters<Terminal['hear']>[0]): void {
    this.#listener = listener;
  }

  draw(): void {
    // Frames are painted when they are looked at.
  }

  redraw(): void {
    // As above.
  }

  close(): void {
    this.#listener = undefined;
  }
}
