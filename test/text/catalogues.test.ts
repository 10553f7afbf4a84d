// The five catalogues have the same keys and slots, nothing is left untranslated, and whatever the program can say has words.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { type Game, LANGUAGES, Match } from '../../src/engine/index.js';
import { GOLF_EVENTS } from '../../src/games/golf/events.js';
import { GAMES } from '../../src/games/index.js';
import { slotsUsed } from '../../src/testing/index.js';
import { setupFor } from '../setups.js';
import { allParts, merged, type Part, sources } from './parts.js';

const EVERY_GAME = await GAMES.loadAll();

/** Texts of more than two words that are rightly the same in English and in another language. */
const SAME_EVERYWHERE: Readonly<Record<string, string>> = {};

let parts: Part[];
let english: Readonly<Record<string, string>>;

beforeAll(async () => {
  parts = await allParts();
  english = merged(parts, 'en');
});

test('all languages have the same keys', () => {
  for (const { name, texts } of parts)
    for (const language of LANGUAGES)
      expect([name, language, Object.keys(texts[language]).sort()]).toEqual([
        name,
        language,
        Object.keys(texts.en).sort(),
      ]);
});

test('no key stands in two parts, but for phases, steps and turned cards, which games call alike or in their own words', () => {
  const games = new Set(EVERY_GAME.map(({ id }) => id));
  const keys = parts.flatMap(({ name, texts }) =>
    Object.keys(texts.en).map((key) =>
      games.has(name) && /^(phase|step|place)\./u.test(key) ? `${name} ${key}` : key,
    ),
  );
  expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
});

test('all languages have the same slots in each text', () => {
  const unlike = parts.flatMap(({ texts }) =>
    LANGUAGES.flatMap((language) =>
      Object.entries(texts[language])
        .filter(([key, text]) => slotsUsed(text, language).join() !== slotsUsed(texts.en[key] ?? '', 'en').join())
        .map(([key]) => `${language} ${key}`),
    ),
  );
  expect(unlike).toEqual([]);
});

test('no text is empty, or has blanks at its ends, or a straight apostrophe, which the formatter takes for an escape', () => {
  const faulty = parts.flatMap(({ texts }) =>
    LANGUAGES.flatMap((language) =>
      Object.entries(texts[language])
        .filter(([, text]) => text.trim() === '' || text !== text.trim() || text.includes("'"))
        .map(([key]) => `${language} ${key}`),
    ),
  );
  expect(faulty).toEqual([]);
});

test('no text of more than two words is the same in English and another language', () => {
  const untranslated = parts.flatMap(({ texts }) =>
    LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
      Object.entries(texts[language])
        .filter(([key, text]) => text === texts.en[key] && wordsOf(text).length > 2 && !(key in SAME_EVERYWHERE))
        .map(([key]) => `${language} ${key}`),
    ),
  );
  expect(untranslated).toEqual([]);
});

test('plurals have the categories that the language counts whole numbers with', () => {
  const lacking = parts.flatMap(({ texts }) =>
    LANGUAGES.flatMap((language) =>
      Object.entries(texts[language])
        .filter(([, text]) => (text.match(/, plural,/gu)?.length ?? 0) > (text.match(/(one|=1) \{/gu)?.length ?? 0))
        .map(([key]) => `${language} ${key}`),
    ),
  );
  // All five distinguish one and other. A plural that never meets one is listed with the reason.
  expect(lacking.filter((key) => !NEVER_ONE.some((own) => key.endsWith(` ${own}`)))).toEqual([]);
});

/** `cli.stands` counts turns in a heading, it does not say how many there are; a power is a bare number. */
const NEVER_ONE = ['cli.stands', 'trail.verb.inflict', 'trail.verb.gain'];

test('every event of the engine and of Golf has words', () => {
  const engine = ['@turn', '@conceded', '@bounded', '@over.won', '@over.drawn'];
  expect(missing([...engine, ...GOLF_EVENTS].map((code) => `event.${code}`))).toEqual([]);
});

test('every game has a name, a summary, and words for its phases, options and rules', () => {
  const keys = EVERY_GAME.flatMap((game) => [
    `game.${game.id}`,
    `game.${game.id}.summary`,
    ...game.rows.map(({ phase }) => `phase.${phase}`),
    ...Object.keys(game.options).map((name) => `option.${name}`),
    ...game.presentation.rules,
  ]);
  expect(missing(keys)).toEqual([]);
});

test('every reason why something is closed has words, in positions of whole games', () => {
  const codes = new Set(EVERY_GAME.flatMap((game) => [...closedCodes(game, 30)]));
  expect(codes.size).toBeGreaterThan(0);
  expect(missing([...codes].map((code) => `closed.${code}`))).toEqual([]);
});

test('every code that the steps of a game name has words, as an event, a reason for being closed, or a reason for the end', () => {
  const codes = sources('games')
    .filter((file) => /\/steps\//u.test(file))
    .flatMap((file) =>
      literals(file, new RegExp(`'((?:${EVERY_GAME.map(({ id }) => id).join('|')})\\.[a-z-]+)'`, 'gu')),
    );
  expect(codes.length).toBeGreaterThan(10);
  const unsaid = codes.filter((code) => ['event', 'closed', 'reason'].every((kind) => !(`${kind}.${code}` in english)));
  expect(unsaid).toEqual([]);
});

test('every fault and every refusal in the source has words', () => {
  const files = sources('.');
  const faults = files.flatMap((file) => literals(file, /\bfault\(\s*'([^']+)'/gu)).map((code) => `fault.${code}`);
  const refusals = files
    .flatMap((file) => literals(file, /\brefusal\(\s*'([^']+)'/gu))
    .map((code) => `refusal.${code}`);
  expect(faults.length).toBeGreaterThan(30);
  expect(refusals.length).toBeGreaterThan(5);
  expect(missing([...faults, ...refusals])).toEqual([]);
});

test('every refusal of a choice has words for a script too, where it becomes a fault', () => {
  expect(missing(['not-open', 'closed', 'not-asked', 'over'].map((code) => `fault.choice.${code}`))).toEqual([]);
});

test('every key that the source says has words', () => {
  const keys = sources('cli', 'plain', 'screen', 'text', 'games')
    .filter((file) => !/\/text\/(en|de|fi|bg|es)[./]/u.test(file))
    .flatMap((file) => literals(file, /\bsay\(\s*'([a-z][a-z0-9]*(?:\.[a-zA-Z0-9-]+)+)'/gu));
  expect(keys.length).toBeGreaterThan(30);
  expect(missing(keys)).toEqual([]);
});

function missing(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter((key) => !(key in english));
}

function wordsOf(text: string): string[] {
  return text.replace(/\{[^{}]*\}/gu, ' ').match(/\p{L}{2,}/gu) ?? [];
}

function literals(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, found = '']) => found);
}

/** Codes met in games whose choices follow one another through the list, so that different kinds are taken. */
function closedCodes(game: Game, games: number): Set<string> {
  const codes = new Set<string>();
  for (let seed = 0; seed < games; seed++) {
    const match = Match.begin(game, setupFor(game, { seed: String(seed), bot: 'random' }));
    for (let at = 0; !match.over && at < 200; at++) {
      for (const { code } of match.closed()) codes.add(code);
      match.take((at * 7 + seed) % match.choices.count);
    }
  }
  return codes;
}
