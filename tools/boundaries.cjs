// Who may import whom, as docs/ARCHITECTURE.md says. A new edge is a decision: change it here and there, never by accident.
const allowed = {
  'packages/units': [],
  'packages/realtime': [],
  'packages/contract': ['units'],
  'packages/betting': ['units'],
  'packages/simulation': ['units', 'contract', 'betting'],
  'packages/embed': ['contract'],
  'packages/locales': [],
  'apps/web': ['units', 'contract', 'betting', 'embed', 'locales'],
  'apps/sandbox': ['units', 'contract', 'betting', 'simulation', 'realtime'],
  'apps/host': ['embed', 'contract'],
};

const walls = Object.entries(allowed).map(([home, packages]) => ({
  name: `${home} imports only ${packages.length ? packages.join(', ') : 'itself'}`,
  severity: 'error',
  from: { path: `^${home}/` },
  to: {
    path: '^(packages|apps)/',
    pathNot: [`^${home}/`, ...packages.map((name) => `^packages/${name}/src/`)],
    // The rulebook may name the contract's types: they vanish before anything runs.
    ...(home === 'packages/betting' ? { dependencyTypesNot: ['type-only'] } : {}),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...walls,
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'betting names only types of the contract',
      severity: 'error',
      from: { path: '^packages/betting/' },
      to: { path: '^packages/', pathNot: ['^packages/(betting|units|contract)/'] },
    },
    {
      name: 'features never import features',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'ui knows no router and no domain',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: ['^apps/web/app/(?!ui/)', '^packages/(betting|contract)/', 'node_modules/react-router/'] },
    },
    {
      name: 'pure packages use no platform',
      severity: 'error',
      from: { path: '^packages/(units|contract|betting|simulation)/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'everything resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|coverage|reports|\\.react-router|\\.data|vectors|bench)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
