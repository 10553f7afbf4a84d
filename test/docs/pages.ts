// The code of the documentation as it stands there: a block whose first line names a file (```ts pebbles.ts) is a part of that
// file, and the blocks of a page, one behind the other, are a folder of files. They are compiled with the types that the package
// has for strangers, and run against what is built.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Inside the package, so that `hotseat/engine` is found as it is from anywhere; tests that run at the same time have their own. */
const BUILT = path.resolve('dist', '.docs', process.env.JEST_WORKER_ID ?? '0');
const FENCE = /^```(\S*)(?: (\S+\.\S+))?\n(.*?)^```$/gmsu;

/** A piece of a page between fences. */
export interface Block {
  /** `ts`, `sh`, or nothing. */
  readonly language: string;
  /** The file that it is, or is a part of. */
  readonly file: string | undefined;
  readonly text: string;
}

/** Every page, by name: README, and what is in docs. */
export const PAGES: readonly string[] = [
  'README',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.parse(file).name),
];

export function textOf(page: string): string {
  return readFileSync(path.join(page === 'README' ? '' : 'docs', `${page}.md`), 'utf8');
}

export function blocksOf(page: string): Block[] {
  return [...textOf(page).matchAll(FENCE)].map(([, language = '', file, text = '']) => ({ language, file, text }));
}

/** The pages that have code in files, by name. */
export function pages(): string[] {
  return PAGES.filter((page) => [...filesOf(page).keys()].some((file) => file.endsWith('.ts')));
}

/** The files of a page with what the page says is in them, but for those of the program itself. */
export function filesOf(page: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { file, text } of blocksOf(page))
    if (file !== undefined && !file.includes('/')) files.set(file, `${files.get(file) ?? ''}${text}`);
  return files;
}

/** The folder where the files of a page are, once they are built. */
export function folderOf(page: string): string {
  return path.join(BUILT, page);
}

/**
 * Writes and compiles the files of some pages.
 * @returns what the compiler finds wrong, a line each: page, line of the file, message
 */
export function build(names: readonly string[]): string[] {
  const roots: string[] = [];
  for (const page of names) {
    rmSync(folderOf(page), { recursive: true, force: true });
    mkdirSync(folderOf(page), { recursive: true });
    for (const [file, code] of filesOf(page)) {
      const where = path.join(folderOf(page), file);
      writeFileSync(where, code);
      if (file.endsWith('.ts')) roots.push(where);
    }
  }
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile.bind(ts.sys)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: roots, include: [] }, ts.sys, process.cwd());
  const program = ts.createProgram(roots, { ...options, noEmit: false, sourceMap: false });
  for (const root of roots) program.emit(program.getSourceFile(root));
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
    const where = file === undefined ? '' : path.relative(BUILT, file.fileName);
    return `${where}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** Runs a file of a page, built before, as a program of its own. */
export function run(
  page: string,
  file: string,
): { readonly code: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folderOf(page), file)], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}
