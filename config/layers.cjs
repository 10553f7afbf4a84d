// Who may import whom. Every layer knows only those named here.
const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^src', pathNot: [from, ...allowed] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      // Types count: what two files must know of each other stands in a third.
      to: { circular: true },
    },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: ['\\.d\\.ts$'] }, to: {} },
    layer('engine-imports-nothing', '^src/engine', []),
    layer('text-imports-engine', '^src/text', ['^src/engine/index\\.ts$']),
    layer('bots-import-engine', '^src/bots', ['^src/engine/index\\.ts$']),
    layer('testing-imports-engine-and-text-and-bots', '^src/testing', ['^src/(engine|text|bots)/index\\.ts$']),
    {
      name: 'testing-knows-no-test-runner',
      severity: 'error',
      from: { path: '^src/testing' },
      to: { path: 'node_modules/(@jest|jest|fast-check)' },
    },
    layer('simulation-imports-engine', '^src/simulation', ['^src/engine/index\\.ts$', '^src/games/index\\.ts$']),
    layer('api-imports-indexes', '^src/api', ['^src/[^/]+/index\\.ts$']),
    layer('store-imports-engine', '^src/store', ['^src/engine/index\\.ts$']),
    {
      name: 'a-kit-imports-engine-and-itself',
      severity: 'error',
      from: { path: '^src/kits/([^/]+)/' },
      to: { path: '^src', pathNot: ['^src/kits/$1/', '^src/engine/index\\.ts$'] },
    },
    {
      name: 'a-game-imports-engine-kits-text-and-itself',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: {
        path: '^src',
        pathNot: ['^src/games/$1/', '^src/engine/index\\.ts$', '^src/kits/[^/]+/index\\.ts$', '^src/text/index\\.ts$'],
      },
    },
    layer('games-index', '^src/games/(index|shelf)\\.ts$', [
      '^src/games/[^/]+/index\\.ts$',
      '^src/engine/index\\.ts$',
      '^src/bots/index\\.ts$',
    ]),
    {
      name: 'games-are-loaded-lazily',
      severity: 'error',
      from: { path: '^src/games/(index|shelf)\\.ts$' },
      to: { path: '^src/games/[^/]+/', dynamic: false },
    },
    layer('screen-imports-below', '^src/screen', ['^src/engine/index\\.ts$', '^src/text/index\\.ts$']),
    layer('plain-imports-below', '^src/plain', ['^src/engine/index\\.ts$', '^src/text/index\\.ts$']),
    // Where a folder has a start.ts beside its index.ts, it is what `--help` loads.
    layer('cli-imports-indexes', '^src/cli', ['^src/[^/]+/(index|start)\\.ts$']),
    // The program is given its games: only what the executable starts names ours.
    {
      name: 'cli-is-given-its-games',
      severity: 'error',
      from: { path: '^src/cli', pathNot: '^src/cli/main\\.ts$' },
      to: { path: '^src/games', dependencyTypesNot: ['type-only'] },
    },
    // Commands are declared at every start, what they do is loaded when it is done: main, program, commands, actions, and below
    // them whatever actions share.
    {
      name: 'cli-actions-are-loaded-lazily',
      severity: 'error',
      from: { path: '^src/cli', pathNot: '^src/cli/actions' },
      to: { path: '^src/cli/actions', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'cli-actions-know-no-commands',
      severity: 'error',
      from: { path: '^src/cli/actions' },
      to: { path: '^src/cli/(main|program|commands)' },
    },
    {
      name: 'cli-parts-know-no-actions',
      severity: 'error',
      from: { path: '^src/cli', pathNot: '^src/cli/(main\\.ts|program\\.ts|commands|actions)' },
      to: { path: '^src/cli/(main|program|commands|actions)' },
    },
    {
      name: 'one-file-knows-blessed',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/screen/terminal\\.ts$' },
      to: { path: 'node_modules/blessed' },
    },
    {
      name: 'screen-is-loaded-lazily',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/screen' },
      to: { path: '^src/screen', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-core',
      severity: 'error',
      from: { path: '^src/(engine|kits|games|bots|text)' },
      to: { path: ['node_modules/(blessed|chalk|commander)', '^(node:)?(fs|process|child_process|readline|os)'] },
    },
    {
      name: 'no-dev-dependency',
      severity: 'error',
      from: { path: '^src' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
