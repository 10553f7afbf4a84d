// Runs the program as people do, with a folder of its own for everything that it keeps.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Arguments of Node itself, before the program. */
  readonly node?: readonly string[];
  /** Another program than ours. */
  readonly program?: string;
}

export const PROGRAM = path.resolve('bin/hotseat.js');

/** A folder that is removed again by `clean`. */
export function tempFolder(): { readonly folder: string; readonly clean: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-test-'));
  return { folder, clean: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs the program to its end, without a terminal. Nothing of this process's environment but the path reaches it. */
export function run(
  home: string,
  args: readonly string[],
  { input = '', env = {}, cwd = home, node = [], program = PROGRAM }: RunOptions = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, program, ...args], {
      cwd,
      env: { PATH: process.env.PATH, HOME: home, HOTSEAT_HOME: home, LANG: 'en_GB.UTF-8', ...env },
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code, out: Buffer.concat(out).toString('utf8'), err: Buffer.concat(err).toString('utf8') }),
    );
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
