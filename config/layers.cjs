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
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
    layer('games-index', '^src/games/index\\.ts$', [
      '^src/games/[^/]+/index\\.ts$',
      '^src/engine/index\\.ts$',
      '^src/bots/index\\.ts$',
    ]),
    layer('screen-imports-below', '^src/screen', [
      '^src/engine/index\\.ts$',
      '^src/text/index\\.ts$',
      '^src/games/index\\.ts$',
    ]),
    layer('plain-imports-below', '^src/plain', [
      '^src/engine/index\\.ts$',
      '^src/text/index\\.ts$',
      '^src/games/index\\.ts$',
    ]),
    // Where a folder has a start.ts beside its index.ts, it is what `--help` loads.
    layer('cli-imports-indexes', '^src/cli', ['^src/[^/]+/(index|start)\\.ts$']),
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
