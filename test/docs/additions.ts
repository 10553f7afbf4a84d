// What a page has its reader add to the program: new files, and ```diff blocks that say by `+++` which file lines are put into.
// The sources with all of that are compiled as they are, and a copy of the built program gets them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { copyProgram } from '../identity.js';
import { blocksOf } from './pages.js';

/** The sources that a page changes, by path, as they are then. Throws when a line that it shows is not there. */
export function additionsOf(page: string): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const { language, file, text } of blocksOf(page)) {
    if (file?.startsWith('src/')) sources.set(file, `${sources.get(file) ?? ''}${text}`);
    if (language !== 'diff') continue;
    for (const section of text.split(/^(?=\+\+\+ )/mu)) {
      const [head = '', ...lines] = section.trimEnd().split('\n');
      const to = head.replace('+++ ', '');
      sources.set(to, withLines(sources.get(to) ?? readFileSync(to, 'utf8'), lines, to));
    }
  }
  return sources;
}

/**
 * Adds the additions of a page to a copy of the built program.
 * @returns what the compiler finds wrong, a line each: file, line, message
 */
export function growByPage(page: string, folder: string): string[] {
  const sources = additionsOf(page);
  copyProgram(folder);
  const { faults, compiled } = compile(sources);
  for (const [file, text] of compiled) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return faults;
}

/**
 * Lines that begin with `+` come behind the line shown before them, and a line with `-` goes; with none shown they close the last
 * table. The first line shown must be there once, each further one is the next of its kind.
 */
function withLines(text: string, lines: readonly string[], file: string): string {
  const all = text.split('\n');
  let at = all.findLastIndex((line) => /^[}\]] /u.test(line));
  let isFound = false;
  for (const line of lines) {
    const own = line.slice(1);
    if (line.startsWith('+')) {
      all.splice(at, 0, own);
      at++;
      continue;
    }
    const place = all.indexOf(own, isFound ? at : 0);
    if (place < 0 || (!isFound && all.lastIndexOf(own) > place)) throw new Error(`${file} does not hold once: ${own}`);
    isFound = true;
    if (line.startsWith('-')) all.splice(place, 1);
    at = line.startsWith('-') ? place : place + 1;
  }
  return all.join('\n');
}

/** Compiles sources, with the catalogues of their games, which are held to what there is. */
function compile(sources: ReadonlyMap<string, string>): { faults: string[]; compiled: Map<string, string> } {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile.bind(ts.sys)) as { config: object };
  const folders = [...sources.keys()].flatMap((file) => /^src\/games\/[^/]+/u.exec(file) ?? []);
  const kept = folders.flatMap((folder) =>
    ts.sys.readDirectory(path.join(folder, 'text'), ['.ts'], [], ['*/*.ts', 'needed.ts']),
  );
  const roots = [...new Set([...sources.keys(), ...kept])];
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: roots, include: [] }, ts.sys, process.cwd());
  const emitting = {
    ...options,
    noEmit: false,
    sourceMap: false,
    rootDir: path.resolve('.'),
    outDir: path.resolve('.'),
  };
  const host = ts.createCompilerHost(emitting);
  const readFile = host.readFile.bind(host);
  const sourceOf = (file: string): string | undefined => sources.get(path.relative('.', file));
  host.readFile = (file) => sourceOf(file) ?? readFile(file);
  host.fileExists = (file) => sourceOf(file) !== undefined || ts.sys.fileExists(file);
  const program = ts.createProgram(roots, emitting, host);
  const files = roots.flatMap((file) => program.getSourceFile(file) ?? []);
  const faults = files
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, start, messageText }) => {
      const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
      return `${path.relative('.', file?.fileName ?? '')}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  const compiled = new Map<string, string>();
  for (const file of sources.keys()) {
    if (!file.startsWith('src/')) continue;
    program.emit(program.getSourceFile(file), (to, text) => {
      compiled.set(path.relative('.', to).replace(/^src/u, 'dist'), text);
    });
  }
  return { faults, compiled };
}
