// The shell lines of README and docs run as they stand, and what a page shows after them is what comes out.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { type Run, tempFolder } from '../cli/run.js';
import { cloneFor } from './clone.js';
import { type Block, blocksOf, PAGES, textOf } from './pages.js';

const { folder, clean } = tempFolder();
afterAll(clean);

/** Lines that are not run, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm start': 'installs, builds, and opens the menu where there is a terminal',
  'npm test': 'runs all tests, this one among them',
  'hotseat completion fish | source': 'needs the shell fish; test/cli/completion.test.ts looks at what it is given',
};

/** How many blocks of a page are neither run nor files nor what a line prints: pictures. */
const PICTURES: Readonly<Record<string, number>> = { README: 1 };

/** Files that a page speaks of as the reader’s own, and what is copied in their place. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  README: ['cp fixtures/decks/weiss.csv my.csv', 'mkdir my-pictures'],
  'add-a-game': ['hotseat play ./pebbles.js Ann Bob --bot Ann=greedy --bot Bob=greedy --record game.hotseat'],
};

/** Games are counted in thousands on the pages; here a few of them show that the line is right. */
const FEW = 4;

const shellOf = (page: string): Block[] => blocksOf(page).filter(({ language }) => language === 'sh');
const linesOf = ({ text }: Block): string[] =>
  text
    .trimEnd()
    .split('\n')
    .filter((line) => line.trim() !== '');

/** A line without its comment. */
function commandIn(line: string): string {
  return line.replace(/\s+#\s.*$/u, '').trim();
}

/** The exit code: what the line’s comment says, or that of input that ends before a game of people does. */
function codeOf(line: string): number {
  const [, code] = /#.*\bexit code (\d+)/u.exec(line) ?? [];
  return code === undefined ? Number(isAsked(commandIn(line))) : Number(code);
}

/** Whether somebody is asked for choices: a game in which not all are bots. */
function isAsked(command: string): boolean {
  if (/^hotseat resume\b/u.test(command)) return true;
  const [, players] = /^hotseat play \S+((?: [^-\s]\S*)+)/u.exec(command) ?? [];
  return (
    players !== undefined &&
    players
      .trim()
      .split(' ')
      .some((name) => !command.includes(`--bot ${name}=`))
  );
}

/** The line with few games, where no output of it is shown. */
function shortened(command: string): string {
  if (!/^hotseat simulate\b/u.test(command)) return command;
  return / -n \d+/u.test(command) ? command.replace(/(?<= -n )\d+/u, String(FEW)) : `${command} -n ${FEW}`;
}

describe.each(PAGES.filter((page) => shellOf(page).length > 0))('%s', (page) => {
  const own = path.join(folder, page);
  mkdirSync(own);

  /** What a page shows has its reader’s home. */
  const homely = (text: string): string => text.replaceAll(path.join(own, 'home'), '/home');

  test('its shell lines run', async () => {
    const clone = cloneFor(page, own);
    for (const line of OWN[page] ?? []) expect(await clone.run(line)).toMatchObject({ code: 0 });
    const blocks = blocksOf(page);
    for (const [at, block] of blocks.entries()) {
      if (block.language !== 'sh') continue;
      const shown = shownAfter(blocks, at);
      for (const line of linesOf(block)) {
        const command = commandIn(line);
        if (Object.hasOwn(NOT_RUN, command)) continue;
        const done = await clone.run(shown === undefined ? shortened(command) : command);
        expect([line, done.code, done.err]).toEqual([line, codeOf(line), expect.any(String)]);
        if (isAsked(command)) expect(done.out + done.err).toMatch(/: hotseat resume \S+\.hotseat(?: --game \S+)?$/mu);
        if (shown !== undefined) expectShown(shown, done, homely);
      }
    }
  });
});

test('what is not run is on a page', () => {
  const lines = PAGES.flatMap((page) => shellOf(page).flatMap(linesOf)).map(commandIn);
  expect(Object.keys(NOT_RUN).filter((command) => !lines.includes(command))).toEqual([]);
});

test('every block is shell lines, what they print, a file, or a change of files; pictures are counted', () => {
  for (const page of PAGES) {
    const blocks = blocksOf(page);
    const others = blocks.filter((block, at) => {
      const { language, file } = block;
      return (
        !['sh', 'diff'].includes(language) && file === undefined && !(at > 0 && shownAfter(blocks, at - 1) === block)
      );
    });
    expect([page, others.map(({ language }) => language)]).toEqual([page, Array(PICTURES[page] ?? 0).fill('')]);
    // A fence that is not understood would hide what follows.
    expect([page, textOf(page).match(/^```/gmu)?.length ?? 0]).toEqual([page, 2 * blocks.length]);
  }
});

/** The block of output behind a block of shell lines, if that is what follows it. */
function shownAfter(blocks: readonly Block[], at: number): Block | undefined {
  const next = blocks[at + 1];
  if (blocks[at]?.language !== 'sh' || next === undefined) return undefined;
  return next.file === undefined && ['', 'json'].includes(next.language) ? next : undefined;
}

/** JSON holds what is shown, the rest left out; other output is shown line by line, and `…` stands for what is left out. */
function expectShown({ language, text }: Block, { code, out, err }: Run, homely: (text: string) => string): void {
  if (language === 'json') {
    expect(lacking(JSON.parse(text), JSON.parse(homely(out)), '')).toEqual([]);
    return;
  }
  const printed = homely(code === 0 ? out : err)
    .trimEnd()
    .split('\n');
  let from = 0;
  let isOpen = false;
  for (const line of text.trimEnd().split('\n')) {
    if (line === '…') {
      isOpen = true;
      continue;
    }
    const fits = (got: string): boolean => (line.endsWith('…') ? got.startsWith(line.slice(0, -1)) : got === line);
    const found = isOpen ? printed.findIndex((got, index) => index >= from && fits(got)) : from;
    expect([line, found >= 0 && fits(printed[found] ?? '') ? line : printed.slice(from, from + 3)]).toEqual([
      line,
      line,
    ]);
    from = found + 1;
    isOpen = false;
  }
  if (!isOpen) expect(printed.slice(from)).toEqual([]);
}

/** What of an example is not in the output: lists may leave entries out, objects have all their fields. */
function lacking(example: unknown, output: unknown, where: string): string[] {
  if (Array.isArray(example) && Array.isArray(output)) {
    let from = 0;
    return example.flatMap((item: unknown, at) => {
      const found = output.findIndex((one: unknown, index) => index >= from && lacking(item, one, '').length === 0);
      if (found < 0) return [`${where}[${at}]: ${JSON.stringify(item)}`];
      from = found + 1;
      return [];
    });
  }
  if (typeof example !== 'object' || example === null || typeof output !== 'object' || output === null)
    return Object.is(example, output) ? [] : [`${where}: ${JSON.stringify(example)}, not ${JSON.stringify(output)}`];
  const [shown, real] = [example, output].map((one) => new Map(Object.entries(one)));
  const keys = [...(shown?.keys() ?? [])].join();
  if (keys !== [...(real?.keys() ?? [])].join()) return [`${where}: ${keys}, not ${[...(real?.keys() ?? [])].join()}`];
  return [...(shown ?? [])].flatMap(([key, value]) => lacking(value, real?.get(key), `${where}.${key}`));
}
