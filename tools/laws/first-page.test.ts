import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { importsOf } from './imports-of.ts';

const app = 'apps/web/app';
const roots = ['entry.client.tsx', 'root.tsx', 'routes/sportsbook.tsx', 'routes/home.tsx'].map(
  (file) => `${app}/${file}`,
);
/** What a page fetches when it is up: each would make the first script a good deal heavier. */
const later = /^(?:zod|centrifuge|radix-ui|@slipstream\/embed)(?:\/|$)/;

it('the first page brings nothing along that can come later', () => {
  const cameFrom = new Map(roots.map((file) => [file, '']));
  const heavy: string[] = [];
  for (const [file] of cameFrom) {
    if (file.includes('.server.')) continue;
    for (const { target, isType, isLazy } of importsOf(readFileSync(join(root, file), 'utf8'))) {
      if (isType || isLazy) continue;
      if (later.test(target)) heavy.push([target, ...wayTo(cameFrom, file)].join(' <- '));
      const next = fileOf(file, target);
      if (next !== null && !cameFrom.has(next)) cameFrom.set(next, file);
    }
  }
  expect(cameFrom.size).toBeGreaterThan(100);
  expect(heavy).toEqual([]);
});

/** The file an import of ours stands for; null for a library or a style sheet. */
function fileOf(from: string, target: string): string | null {
  if (target.startsWith('.')) return /\.tsx?$/.test(target) ? posix.join(posix.dirname(from), target) : null;
  const [, name, path] = /^@slipstream\/([\w-]+)\/(.+)$/.exec(target) ?? [];
  if (name === undefined) return null;
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const [folder = ''] = path?.split('/') ?? [];
  const file = exports[`./${path}`] ?? exports[`./${folder}/*`]?.replace('*', path?.slice(folder.length + 1) ?? '');
  if (file === undefined) throw new Error(`${target} is not exported`);
  return posix.join('packages', name, file);
}

function wayTo(cameFrom: ReadonlyMap<string, string>, file: string): readonly string[] {
  const before = cameFrom.get(file) ?? '';
  return before === '' ? [file] : [file, ...wayTo(cameFrom, before)];
}
