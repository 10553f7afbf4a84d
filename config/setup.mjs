// Makes `npm start` and `npm test` work alone on a fresh clone: installs when node_modules was
// not made from this package-lock.json, and builds (argument "build") when dist was not made
// from this src. Uses only Node's own modules, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => path.join(root, ...parts);
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function hashOf(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a command with its output on stderr and no stdin; ends this process if it fails. */
async function run(command, args) {
  console.error(`[setup] ${path.basename(command)} ${args.map((a) => path.basename(a)).join(' ')}`);
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: command === 'npm' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) =>
    child.on('error', () => resolve(1)).on('close', (c, s) => resolve(s ? 1 : c)),
  );
  if (code !== 0) {
    console.error(`[setup] failed (exit code ${code})`);
    process.exit(code);
  }
}

/** One set-up at a time, so that `npm start` and `npm test` may be begun together. */
async function takeTurn() {
  const turn = at('.setup-lock');
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' });
      process.on('exit', () => rmSync(turn, { force: true }));
      return;
    } catch {
      try {
        process.kill(Number(read(turn)), 0);
        await sleep(200);
      } catch {
        rmSync(turn, { force: true }); // its owner is gone
      }
    }
  }
}

async function ensure(stamp, wanted, make) {
  if (read(stamp) === wanted()) return;
  await takeTurnOnce();
  if (read(stamp) === wanted()) return; // another process did it meanwhile
  rmSync(stamp, { force: true });
  await make();
  writeFileSync(stamp, wanted());
}

let turn;
const takeTurnOnce = () => (turn ??= takeTurn());

const installed = at('node_modules', '.setup-stamp');
await ensure(
  installed,
  () => hashOf([at('package-lock.json')]),
  () => {
    const npm = process.env.npm_execpath ?? '';
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    return npm.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args);
  },
);

if (process.argv[2] === 'build') {
  const TYPES = path.join('config', 'tsconfig.build.json');
  const JOIN = path.join('config', 'join.mjs');
  const sources = () =>
    readdirSync(at('src'), { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile())
      .map((e) => path.join(e.parentPath, e.name))
      .sort();
  await ensure(
    at('dist', '.build-stamp'),
    () => hashOf([...sources(), ...['tsconfig.json', 'package-lock.json', TYPES, JOIN].map((file) => at(file))]),
    async () => {
      rmSync(at('dist'), { recursive: true, force: true });
      await run(process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', at(TYPES)]);
      await run(process.execPath, [at(JOIN)]);
    },
  );
}
