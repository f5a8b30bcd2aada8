/** What a package says of itself in this repository. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Built {
  readonly types: string;
  readonly default: string;
}

const isPublic = (path: string) => path !== './sdk-scripts' && !path.startsWith('./testing/');

/** The entry points that others get: sources of the package, but not its scripts, vectors and helpers of tests. */
export function publicExports({ exports }: SourceManifest): readonly (readonly [path: string, source: string])[] {
  return Object.entries(exports).filter(([path, source]) => source.startsWith('./src/') && isPublic(path));
}

/** The manifest of a packed package: its entry points lead to built JavaScript with types. */
export function packedManifest(source: SourceManifest, extra: Readonly<Record<string, string>> = {}) {
  const built = publicExports(source).map(([path, file]): [string, Built] => {
    const target = file.replace('./src/', './dist/').replace(/\.ts$/, '');
    return [path, { types: `${target}.d.ts`, default: `${target}.js` }];
  });
  const { name, version, license, dependencies } = source;
  return {
    name,
    version,
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    files: ['dist'],
    exports: { ...Object.fromEntries(built), ...extra, './package.json': './package.json' },
    dependencies,
  };
}
