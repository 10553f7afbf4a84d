// A copy of the built program to whose tables something was added, so that tests can show what that changes: nothing of what was
// played before.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A text that is put into a compiled file. */
export interface Insertion {
  /** In the folder of the game, as it is built: `cards/pool/light.js`. */
  readonly file: string;
  /** What it is put before: the entry that follows it, which the file must hold once. */
  readonly before: RegExp;
  readonly text: string;
}

/**
 * Copies the program as it is built in modules, without what tests of the documentation build beside it at the same time; the copy
 * runs those, so that something can be put into them.
 */
export function copyProgram(folder: string): void {
  const isPart = (file: string): boolean =>
    !/\.(?:map|d\.ts)$/u.test(file) && !file.startsWith(path.join('dist', '.docs'));
  cpSync('dist', path.join(folder, 'dist'), { recursive: true, filter: isPart });
  const needed = [path.join('bin', 'hotseat.js'), 'package.json', path.join('test', 'promises', 'replay-all.mjs')];
  for (const file of needed) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), readFileSync(file, 'utf8').replaceAll('./lib/', './dist/'));
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

/** Copies the built program and puts texts into files of a game. Throws when the place of one is not there, or there twice. */
export function growProgram(folder: string, game: string, insertions: readonly Insertion[]): void {
  copyProgram(folder);
  for (const { file, before, text } of insertions) {
    const where = path.join(folder, 'dist', 'games', game, file);
    const [start, end, ...more] = readFileSync(where, 'utf8').split(new RegExp(`(?=${before.source})`, before.flags));
    if (start === undefined || end === undefined || more.length > 0)
      throw new Error(`${file} does not hold ${String(before)} once`);
    writeFileSync(where, `${start}${text}${end}`);
  }
}

/** What the program of a folder prints in English. Throws when it ends with a fault. */
export function askProgram(folder: string, args: readonly string[]): string {
  const program = path.join(folder, 'bin', 'hotseat.js');
  const child = spawnSync(process.execPath, [program, ...args, '--lang', 'en'], { encoding: 'utf8' });
  if (child.status !== 0) throw new Error(`hotseat ${args.join(' ')}: ${child.stderr}`);
  return child.stdout;
}
