// The package as strangers get it: packed by npm, unpacked into an empty project beside its dependencies and nothing else.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Packs what is built, and installs that into a project.
 * @param folder an empty one
 * @returns the folder of the project
 */
export function installPacked(folder: string): string {
  const project = path.join(folder, 'project');
  const modules = path.join(project, 'node_modules');
  mkdirSync(path.join(modules, '.bin'), { recursive: true });
  writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }\n');

  must('tar', ['-xzf', pack(folder), '-C', modules], folder);
  cpSync(path.join(modules, 'package'), path.join(modules, 'hotseat'), { recursive: true });
  const { bin, dependencies } = JSON.parse(
    readFileSync(path.join(modules, 'hotseat', 'package.json'), 'utf8'),
  ) as Manifest;
  for (const [name, file] of Object.entries(bin))
    symlinkSync(path.join('..', 'hotseat', file), path.join(modules, '.bin', name));
  // In place of npm’s own installing, which needs the network. What these need in their turn they find where they really lie.
  for (const name of Object.keys(dependencies))
    symlinkSync(path.resolve('node_modules', name), path.join(modules, name));
  return project;
}

/** Runs a command of npm’s without the network, and answers what it prints. Throws when it fails. */
export function npm(command: 'npm' | 'npx', args: readonly string[], cwd: string): string {
  return must(command, ['--offline', ...args], cwd);
}

/** The tarball, made of a copy: tests that run at the same time write into `dist/.docs`. */
function pack(folder: string): string {
  const source = path.join(folder, 'source');
  for (const part of ['package.json', 'LICENSE', 'README.md', 'bin', 'docs', 'dist', 'lib', 'src', 'test'])
    cpSync(part, path.join(source, part), {
      recursive: true,
      filter: (file) => !file.startsWith(path.join('dist', '.docs')),
    });
  mkdirSync(path.join(source, 'dist', '.docs'));
  writeFileSync(path.join(source, 'dist', '.docs', 'left-over.d.ts'), '');
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  return path.join(folder, npm('npm', args, source).trim());
}

function must(command: string, args: readonly string[], cwd: string): string {
  const home = path.join(cwd, 'home');
  const env = { PATH: process.env.PATH, HOME: home, HOTSEAT_HOME: home, LANG: 'en_GB.UTF-8', npm_config_cache: home };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}
