// Joins the modules of each room into a few files, so that starting reads dozens of files instead of hundreds: `dist` has the
// modules as they are written, with their types, and `lib` has the same rooms joined, which the program and whoever imports the
// package run. Rooms import each other through their doors alone (config/layers.cjs), so no module is there twice.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const dist = path.join(root, 'dist');
const lib = path.join(root, 'lib');

/** Files of a room that are begun with from outside it, where they are there. */
const DOORS = ['index.js', 'shelf.js', 'start.js', 'main.js', 'worker.js', 'input/outside/own-package.js'];

/** Folders whose own folders are rooms, so that a game or a kit comes alone. */
const FLOORS = ['games', 'kits'];

const foldersOf = (folder) =>
  readdirSync(path.join(dist, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(folder, name));

const rooms = [...foldersOf('.').filter((room) => room !== 'kits'), ...FLOORS.flatMap(foldersOf)];

/** The room that a file is in: the innermost. */
const roomOf = (file) =>
  rooms.filter((room) => file.startsWith(path.join(dist, room) + path.sep)).sort((a, b) => b.length - a.length)[0];

/** Leaves what other rooms have to them, by its path from here. */
const wallsOf = (room) => ({
  name: 'walls',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ resolveDir, path: named }) => {
      const file = path.resolve(resolveDir, named);
      if (roomOf(file) === room) return { path: file };
      const there = path.relative(path.join(dist, room), file).split(path.sep).join('/');
      return { path: there.startsWith('.') ? there : `./${there}`, external: true };
    }),
});

rmSync(lib, { recursive: true, force: true });
for (const room of rooms) {
  const folder = path.join(dist, room);
  await build({
    entryPoints: DOORS.map((door) => path.join(folder, door)).filter((door) => existsSync(door)),
    outdir: path.join(lib, room),
    outbase: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    plugins: [wallsOf(room)],
    logLevel: 'warning',
  });
}
