// Modules from outside, found by a path or by the name of a package that is installed where the player is.
import { readFileSync, statSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where a module lies, and what it says of itself. */
export interface Module {
  /** As the player named it. */
  readonly name: string;
  readonly file: string;
  /** Of the package that the file is part of: `hotseat-twenty-one@1.0.0`; of a file without one its own name. */
  readonly origin: string;
}

/** Whether a name on the command line means a file or a folder, and not something that is known by its name. */
export function looksLikePath(name: string): boolean {
  return /[\\/]|^\.|\.[cm]?[jt]s$/u.test(name);
}

/** The module that a name stands for, or undefined. */
export function findModule(name: string): Module | undefined {
  const file = looksLikePath(name) ? fileAt(path.resolve(name)) : packageCalled(name);
  return file === undefined ? undefined : { name, file, origin: originOf(file) };
}

let hooked = false;

/** What a module exports by default; whatever goes wrong inside of it is thrown. */
export async function importDefault({ file }: Module): Promise<unknown> {
  // `hotseat/engine` is this program's own, wherever the module lies: two engines would not know each other's games.
  if (!hooked) register('#own-package', import.meta.url);
  hooked = true;
  const exported = (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
  return exported.default;
}

/** The file of a path: itself, or what the folder's package says it exports. */
function fileAt(where: string): string | undefined {
  const kind = statSync(where, { throwIfNoEntry: false });
  if (kind === undefined) return undefined;
  if (!kind.isDirectory()) return where;
  const { main = 'index.js', exports = main } = packageAt(where) ?? {};
  return fileAt(path.join(where, entryOf(exports) ?? 'index.js'));
}

/** The main file among what a package exports. */
function entryOf(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports;
  if (typeof exports !== 'object' || exports === null) return undefined;
  const own = Object.fromEntries(Object.entries(exports));
  return entryOf(own['.'] ?? own.import ?? own.default);
}

function packageCalled(name: string): string | undefined {
  try {
    const home = createRequire(path.resolve('hotseat.js'));
    const [scope = '', rest] = name.split('/');
    const paths = home.resolve.paths(name) ?? [];
    const folder = paths.map((one) => path.join(one, scope, rest ?? '')).find((one) => packageAt(one) !== undefined);
    return folder === undefined ? undefined : fileAt(folder);
  } catch {
    return undefined;
  }
}

interface Package {
  readonly name?: string;
  readonly version?: string;
  readonly main?: string;
  readonly exports?: unknown;
}

function packageAt(folder: string): Package | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
  } catch {
    return undefined;
  }
}

function originOf(file: string): string {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const { name, version } = packageAt(folder) ?? {};
    if (name !== undefined) return version === undefined ? name : `${name}@${version}`;
    if (path.dirname(folder) === folder) return path.basename(file);
  }
}
