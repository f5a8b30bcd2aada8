import { expect, it } from 'vitest';
import { packedManifest } from './packed-manifest.ts';

const source = {
  name: '@slipstream/embed',
  version: '1.2.3',
  license: 'MIT',
  exports: {
    './sdk': './src/sdk.ts',
    './site/*': './src/site/*.ts',
    './sdk-scripts': './src/sdk-scripts.ts',
    './vectors/reproduce': './vectors/reproduce.ts',
  },
  dependencies: { '@slipstream/units': '1.2.3' },
};

it('leads to built files, and leaves out what is for this repository only', () => {
  expect(packedManifest(source, { './embed.js': './dist/embed.js' })).toEqual({
    name: '@slipstream/embed',
    version: '1.2.3',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    files: ['dist'],
    exports: {
      './sdk': { types: './dist/sdk.d.ts', default: './dist/sdk.js' },
      './site/*': { types: './dist/site/*.d.ts', default: './dist/site/*.js' },
      './embed.js': './dist/embed.js',
      './package.json': './package.json',
    },
    dependencies: { '@slipstream/units': '1.2.3' },
  });
});
