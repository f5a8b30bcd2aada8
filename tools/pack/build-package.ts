import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkScripts } from '@slipstream/embed/sdk-scripts';
import { root } from '../lib/root.ts';
import { packedManifest, publicExports, type SourceManifest } from './packed-manifest.ts';

/** Those that others can use. */
export const packages = ['units', 'contract', 'betting', 'embed', 'realtime'] as const;
export type PackageName = (typeof packages)[number];

/** Builds a package into a folder that `npm pack` can read: JavaScript, types, README and LICENSE. */
export function buildPackage(name: PackageName, target: string): string {
  const from = join(root, 'packages', name);
  const folder = join(target, name);
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as SourceManifest;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'dist'), { recursive: true });
  compile(from, folder, manifest);
  const scripts = name === 'embed' ? writeScripts(folder) : {};
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packedManifest(manifest, scripts), null, 2)}\n`);
  copyFileSync(join(from, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  return folder;
}

/** Compiles the entry points and what they import from the same package. */
function compile(from: string, folder: string, manifest: SourceManifest): void {
  const entries = publicExports(manifest).flatMap(([, source]) =>
    globSync(source.replace('*', '**/*'), { cwd: from }).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)),
  );
  const config = join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(from, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        rootDir: join(from, 'src'),
        outDir: join(folder, 'dist'),
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: [],
      files: entries.map((file) => join(from, file)),
    }),
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', config], { stdio: ['ignore', 'inherit', 'inherit'] });
  rmSync(config);
  // The compiler renames imports of JavaScript files only.
  for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, '$1$2.js$1'));
  }
}

/** The SDK as single files, for pages without a bundler. */
function writeScripts(folder: string): Readonly<Record<string, string>> {
  const { module, global } = sdkScripts();
  writeFileSync(join(folder, 'dist/embed.js'), module);
  writeFileSync(join(folder, 'dist/embed.global.js'), global);
  return { './embed.js': './dist/embed.js', './embed.global.js': './dist/embed.global.js' };
}
