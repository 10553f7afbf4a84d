// `--deck NAME=DECK` of `play` and `replay`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { splitDecks } from '../../src/cli/input/decks/given.js';
import { newFault } from '../../src/engine/fault.js';
import { gameCalled } from '../shelf.js';
import { run, tempFolder } from './run.js';

const areena = await gameCalled('areena');

const { folder, clean } = tempFolder();
afterAll(clean);

const fast = areena.library?.decks.find(({ name }) => name === 'fast')?.lines ?? [];
const OWN = path.join(folder, 'own.deck');
writeFileSync(OWN, `# my own\r\n${fast.join('\r\n')}\r\n`);
const BAD = path.join(folder, 'bad.deck');
writeFileSync(BAD, '9 Parry\n');

let recordings = 0;

/** Two bots play a game with some options. @returns what the program said, and the recording */
async function played(...options: readonly string[]): Promise<{ code: number | null; err: string; text: string }> {
  const file = path.join(folder, `${++recordings}.hotseat`);
  const bots = ['--bot', 'Ann=random', '--bot', 'Ann Lee=random', '--seed', '1', '--record', file];
  const { code, err } = await run(folder, ['play', 'areena', 'Ann', 'Ann Lee', ...bots, ...options]);
  return { code, err, text: code === 0 ? readFileSync(file, 'utf8') : '' };
}

describe('play --deck', () => {
  test('a ready deck goes into the recording by its name, and the recording replays', async () => {
    const { code, text } = await played('--deck', 'ann lee=tactician');
    expect(code).toBe(0);
    expect(text).toContain('\ndeck Ann Lee tactician\n');
    const again = await run(folder, ['replay', '-', '--quiet'], { input: text });
    expect([again.code, again.err]).toEqual([0, '']);
  });

  test('a deck from a file goes into the recording line by line, so that it replays without the file', async () => {
    const { text } = await played('--deck', `Ann=${OWN}`, '--deck', `Ann Lee=${OWN}`);
    expect(text).toContain(`\ndeck Ann {\n# my own\n${fast.join('\n')}\n}\n`);
    expect(text).toContain(`\ndeck Ann Lee {\n# my own\n`);
    expect(text).not.toContain('own.deck');
    const again = await run(folder, ['replay', '-', '--quiet'], { input: text });
    expect([again.code, again.err]).toEqual([0, '']);
  });

  test('decks change the game, and the same deck from a file is the same game as the ready one', async () => {
    const moves = ({ text }: { text: string }): string => text.slice(text.indexOf('\n---\n'));
    const ready = await played('--deck', 'Ann=fast');
    expect(moves(await played('--deck', `Ann=${OWN}`))).toBe(moves(ready));
    expect(moves(await played('--deck', 'Ann=bleeder'))).not.toBe(moves(ready));
  });

  test('a ready deck wins over a file of the same name', async () => {
    writeFileSync(path.join(folder, 'fast'), '9 Parry\n');
    expect((await played('--deck', 'Ann=fast')).text).toContain('\ndeck Ann fast\n');
  });

  test('faults of deck files are told with file and line, of all files together, exit code 1', async () => {
    const worse = path.join(folder, 'worse.deck');
    writeFileSync(worse, '# nothing\n1 Zeppelin\n');
    const { code, err } = await played('--deck', `Ann=${BAD}`, '--deck', `Ann Lee=${worse}`);
    expect(code).toBe(1);
    expect(err).toContain(`${BAD}:1: `);
    expect(err).toContain(`${worse}:2: `);
  });

  test.each([
    ['a file that is not there', [`Ann=${path.join(folder, 'none.deck')}`], 5, 'no such file'],
    ['a mistyped name', ['Ann=fasst'], 2, '"fast"?'],
    ['a player who is not there', ['Zoe=fast'], 2, '--deck'],
    ['no name', ['fast'], 2, '--deck Ann=armoured'],
    ['no deck', ['Ann='], 2, '--deck Ann=armoured'],
    ['two decks for one player', ['Ann=fast', 'ANN=bleeder'], 2, 'Ann has a deck already'],
  ] as const)('%s is a clear fault', async (_what, decks, exit, said) => {
    const { code, err } = await played(...decks.flatMap((deck) => ['--deck', deck]));
    expect([code, err]).toEqual([exit, expect.stringContaining(said)]);
  });

  test('standard input is a deck only where nobody plays from it', async () => {
    const words = ['play', 'areena', 'Ann', 'Bob', '--bot', 'Ann=random', '--seed', '1', '--deck', 'Ann=-'];
    const refused = await run(folder, words, { input: fast.join('\n') });
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('standard input')]);
    const bots = await run(folder, [...words, '--bot', 'Bob=random'], { input: fast.join('\n') });
    expect(bots.code).toBe(0);
    expect(bots.out).toContain('Iskar Quickhand');
  });
});

describe('replay --deck', () => {
  const SCRIPT = 'hotseat 1\ngame areena\nseed 5\nplayer Ann\nplayer Bob\n---\n';
  const stand = async (input: string, ...options: readonly string[]): Promise<{ hash: string }> => {
    const { code, out } = await run(folder, ['replay', '-', '--json', ...options], { input });
    expect(code).toBe(0);
    return JSON.parse(out) as { hash: string };
  };

  test('a script that leaves the deck open is played with it, as if it stood there', async () => {
    const fixed = await stand(SCRIPT.replace('---', 'deck Bob tactician\n---'));
    expect((await stand(SCRIPT, '--deck', 'Bob=tactician')).hash).toBe(fixed.hash);
    expect((await stand(SCRIPT)).hash).not.toBe(fixed.hash);
    expect((await stand(SCRIPT, '--deck', `Ann=${OWN}`)).hash).not.toBe((await stand(SCRIPT)).hash);
  });

  test('a deck that the recording fixes is not changed: the line that fixes it is named, exit code 1', async () => {
    const file = path.join(folder, 'fixed.hotseat');
    writeFileSync(file, SCRIPT.replace('---', 'deck Bob tactician\n---'));
    const { code, out, err } = await run(folder, ['replay', file, '--deck', 'Bob=fast']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(`${file}:6: the deck of Bob is fixed here. "--deck" serves scripts that leave it open.\n`);
    // The other player's is open still.
    expect((await run(folder, ['replay', file, '--quiet', '--deck', 'Ann=fast'])).code).toBe(0);
  });

  test('script and deck cannot both be standard input, and a player must be one of the script’s', async () => {
    const both = await run(folder, ['replay', '-', '--deck', 'Ann=-'], { input: SCRIPT });
    expect([both.code, both.err]).toEqual([2, expect.stringContaining('standard input')]);
    const zoe = await run(folder, ['replay', '-', '--deck', 'Zoe=fast'], { input: SCRIPT });
    expect([zoe.code, zoe.err]).toEqual([2, expect.stringContaining('Ann, Bob')]);
  });

  test('what is wrong with the script is told, deck or no deck', async () => {
    const { code, err } = await run(folder, ['replay', '-', '--deck', 'Ann=fast'], {
      input: 'hotseat 1\ngame gulf\n---\n',
    });
    expect(code).toBe(1);
    expect(err).toContain('stdin:2: there is no game "gulf"');
  });
});

describe('NAME=DECK is taken apart', () => {
  const split = (text: string, ...names: readonly string[]): unknown => {
    const { given, faults } = splitDecks([text], names, (name) => newFault('unknown', { name }), 'Ann=fast');
    return faults[0] === undefined ? given[0] : [faults[0].code, faults[0].data.name];
  };

  test('where a known name ends, so that names and files may hold a "="', () => {
    expect(split('Bob=fast', 'Ann', 'Bob')).toEqual({ at: 1, deck: 'fast' });
    expect(split('A=B=fast', 'Ann', 'A=B')).toEqual({ at: 1, deck: 'fast' });
    expect(split('Ann=/tmp/a=b.deck', 'Ann', 'Bob')).toEqual({ at: 0, deck: '/tmp/a=b.deck' });
    expect(split(' ANN = my deck ', 'Ann', 'Bob')).toEqual({ at: 0, deck: 'my deck' });
  });

  test('of two names that fit, the longer one is meant', () => {
    expect(split('A=B=fast', 'A', 'A=B')).toEqual({ at: 1, deck: 'fast' });
  });

  test('where no name fits, the last "=" parts them for the fault', () => {
    expect(split('A=C=fast', 'Ann')).toEqual(['unknown', 'A=C']);
  });
});
