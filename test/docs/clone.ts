// What the shell lines of a page are run in: a folder like a clone’s, with the files that the page says there are, and a home;
// the program is ours, with what the page adds to it.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Run } from '../cli/run.js';
import { additionsOf, growByPage } from './additions.js';
import { build, filesOf, folderOf, pages, textOf } from './pages.js';

export interface Clone {
  /** Runs a line as it stands, with nothing to be read from the keyboard. */
  run(line: string): Promise<Run>;
}

/** @param folder an empty one, which is the home of whoever reads the page */
export function cloneFor(page: string, folder: string): Clone {
  const home = path.join(folder, 'home', 'ann');
  const clone = path.join(home, 'hotseat');
  // A folder of the shell’s: `docs/command-line.md` puts a completion there.
  mkdirSync(path.join(home, '.zfunc'), { recursive: true });
  mkdirSync(path.join(clone, 'node_modules'), { recursive: true });
  // Code of the page is compiled to ES modules, and finds the package and its neighbours as in a project that installed them.
  writeFileSync(path.join(clone, 'package.json'), '{ "type": "module" }\n');
  for (const part of ['bin', 'docs', 'fixtures']) symlinkSync(path.resolve(part), path.join(clone, part));
  // What the lines write lands in a copy.
  if (textOf(page).includes('cp -r src/')) cpSync('src', path.join(clone, 'src'), { recursive: true });
  symlinkSync(process.cwd(), path.join(clone, 'node_modules', 'hotseat'));
  symlinkSync(path.resolve('node_modules', 'ajv'), path.join(clone, 'node_modules', 'ajv'));

  const files = filesOf(page);
  for (const [file, text] of files) writeFileSync(path.join(clone, file), text);
  if (pages().includes(page)) {
    const faults = build([page]);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    for (const file of readdirSync(folderOf(page)))
      if (file.endsWith('.js')) symlinkSync(path.join(folderOf(page), file), path.join(clone, file));
  }

  let built = path.resolve('.');
  // A language is copied as well: `add-a-language.test.ts` looks at what its page changes.
  if (page !== 'add-a-language' && additionsOf(page).size > 0) {
    built = path.join(folder, 'grown');
    const faults = growByPage(page, built);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }
  const program = path.join(folder, 'path', 'hotseat');
  mkdirSync(path.dirname(program));
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${path.join(built, 'bin', 'hotseat.js')}' "$@"\n`, {
    mode: 0o755,
  });
  const env = { PATH: `${path.dirname(program)}:${process.env.PATH ?? ''}`, HOME: home, LANG: 'en_GB.UTF-8' };
  return { run: (line) => runIn(clone, env, line) };
}

/** Runs lines in bash to their end, with nothing to read. */
export function runIn(cwd: string, env: Readonly<Record<string, string>>, line: string): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(
      'bash',
      ['--norc', '--noprofile', '-o', 'pipefail', '-c', line],
      { cwd, env },
      (error, out, err) => {
        resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : null, out, err });
      },
    );
    child.stdin?.end();
  });
}
