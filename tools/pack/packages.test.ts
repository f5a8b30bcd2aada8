import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { buildPackage, packages } from './build-package.ts';

const work = mkdtempSync(join(tmpdir(), 'slipstream-packages-'));
const project = join(work, 'project');
const use = `
import { odds } from '@slipstream/units/odds';
import { summariseBet } from '@slipstream/betting/summary/summarise-bet';
import { errorWire } from '@slipstream/contract/entities/error';
import { embedSportsbook } from '@slipstream/embed/sdk';
import { createRealtime } from '@slipstream/realtime/realtime';
import { readWire } from '@slipstream/contract/client-form';

const reading = readWire(errorWire, { message: 'No', code: 'not_found' });
if (reading.kind !== 'read') throw new Error('not read');
console.log(odds(1950), typeof summariseBet, reading.value.code, typeof embedSportsbook, typeof createRealtime);
`;

/** The Node that runs this, and the one that started npm: an older one on most machines. */
const nodes = [...new Set([process.execPath, process.env['npm_node_execpath'] ?? process.execPath])];

beforeAll(() => {
  const files = packages.map((name) => {
    const folder = buildPackage(name, work);
    const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', work], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return join(work, JSON.parse(packed)[0].filename);
  });
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', type: 'module', private: true }));
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options, ...files], { cwd: project, stdio: 'pipe' });
  writeFileSync(join(project, 'use.mjs'), use);
  writeFileSync(join(project, 'use.mts'), use);
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

it.each(nodes)('[BACKEND-8] packed packages are used from an empty folder by %s', (node) => {
  const said = execFileSync(node, ['use.mjs'], { cwd: project, encoding: 'utf8' });
  expect(said).toBe('1950 function not_found function function\n');
});

it.each(['NodeNext', 'Bundler'])('[BACKEND-8] TypeScript finds their types with the resolution %s', (resolution) => {
  const config = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'ES2022',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      module: resolution === 'Bundler' ? 'ESNext' : resolution,
      moduleResolution: resolution,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    },
    files: ['use.mts'],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  expect(spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: project, encoding: 'utf8' }).stdout).toBe('');
});

it.each(packages)('[BACKEND-8] %s has no tests and nothing that publint objects to', async (name) => {
  const { messages } = await publint({ pkgDir: join(work, name), pack: false, strict: true });
  expect(messages).toEqual([]);
  expect(globSync('**/*.test.*', { cwd: join(work, name) })).toEqual([]);
});
