// `npm run bench [-- ROUNDS]`: compiles test/bench, and what it measures, into a folder of its own and runs it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => path.join(root, ...parts);
const out = at('node_modules', '.cache', 'bench');

function node(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root });
  if (status !== 0) process.exit(status ?? 1);
}

mkdirSync(out, { recursive: true });
// The folder lies in node_modules, where files are CommonJS unless a package says otherwise.
writeFileSync(path.join(out, 'package.json'), '{ "type": "module" }\n');
node(at('node_modules', 'typescript', 'bin', 'tsc'), '-p', at('config', 'tsconfig.bench.json'));
node(path.join(out, 'test', 'bench', 'bench.js'), at('bin', 'hotseat.js'), ...process.argv.slice(2));
