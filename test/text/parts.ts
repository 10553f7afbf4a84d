// The catalogues as files: each part of the common one in every language, each kit's, and each game's own.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../src/engine/index.js';
import { GAMES } from '../../src/games/index.js';

const EVERY_GAME = await GAMES.loadAll();

type Texts = Readonly<Record<string, string>>;

/** One part of the catalogues, in every language. */
export interface Part {
  readonly name: string;
  readonly texts: Readonly<Record<Language, Texts>>;
}

const SRC = path.join(import.meta.dirname, '../../src');

/** Every part there is, found on disk, so that a new one cannot be forgotten. */
export async function allParts(): Promise<Part[]> {
  const names = readdirSync(path.join(SRC, 'text/en')).filter((file) => file !== 'index.ts');
  const common = names.map((file) => {
    const name = path.basename(file, '.ts');
    return partOf(name, async (language) =>
      readPart((await import(`../../src/text/${language}/${name}.js`)) as unknown),
    );
  });
  const kits = await Promise.all(
    readdirSync(path.join(SRC, 'kits')).map((kit) =>
      partOf(kit, async (language) => readPart((await import(`../../src/kits/${kit}/text/${language}.js`)) as unknown)),
    ),
  );
  const games = EVERY_GAME.map((game) =>
    partOf(game.id, async (language) => ownTexts((await game.presentation.catalogue(language)) ?? {}, kits, language)),
  );
  return [...(await Promise.all([...common, ...games])), ...kits];
}

/** What a catalogue of a game has beside the words of kits that it spreads into it. */
function ownTexts(texts: Texts, kits: readonly Part[], language: Language): Texts {
  const isOfKit = (key: string): boolean => kits.some((kit) => kit.texts[language][key] === texts[key]);
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !isOfKit(key)));
}

/** All texts of one language, the games' included. */
export function merged(parts: readonly Part[], language: Language): Texts {
  return Object.fromEntries(parts.flatMap(({ texts }) => Object.entries(texts[language])));
}

/** Source files below some folders of src. */
export function everySource(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(SRC, folder, file)),
  );
}

/** The same without the games that cannot be played yet. */
export function sources(...folders: readonly string[]): string[] {
  const open = EVERY_GAME.map(({ id }) => id);
  return everySource(...folders).filter((file) => {
    const game = /^games\/([^/]+)\//u.exec(belowSrc(file))?.[1];
    return game === undefined || open.includes(game);
  });
}

/** A file's path below src, with slashes. */
export function belowSrc(file: string): string {
  return path.relative(SRC, file).split(path.sep).join('/');
}

async function partOf(name: string, load: (language: Language) => Promise<Texts>): Promise<Part> {
  const texts = await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const));
  return { name, texts: Object.fromEntries(texts) as Part['texts'] };
}

function readPart(module: unknown): Texts {
  if (typeof module !== 'object' || module === null || !('default' in module)) throw new Error('no default export');
  const { default: texts } = module;
  if (typeof texts !== 'object' || texts === null) throw new Error('the default export is no catalogue');
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, String(text)]));
}
