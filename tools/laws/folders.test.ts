import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { importsOf } from './imports-of.ts';
import { trackedFiles } from './tracked-files.ts';

/** The folders of each app, from the top down, as docs/ARCHITECTURE.md shows them: a folder imports only those below it. */
const orders: Readonly<Record<string, readonly string[]>> = {
  'apps/web/app': [
    '.',
    'routes',
    'server',
    'shell',
    'blocks',
    'features',
    'shared',
    'realtime',
    'state',
    'first-paint',
    'api',
    'site',
    'sports',
    'ui',
    'styles',
  ],
  'apps/sandbox/src': [
    '.',
    'api',
    'control',
    'core',
    'audit',
    'launch',
    'bets',
    'bonuses',
    'accounts',
    'faults',
    'feed',
    'archive',
    'video',
    'widgets',
    'catalogue',
    'serialise',
    'cluster',
    'world',
    'site',
    'jobs',
    'ledger',
    'database',
    'options',
    'http',
    'testing',
  ],
};
/** A newcomer reads a folder at a glance. */
const filesMax = 25;
/** Tests and what they are helped by may reach anywhere. */
const isTest = (path: string) => /\.test\.tsx?$|\.css$|\/(?:testing|chaos)\//.test(path);

describe.each(Object.entries(orders))('folders of %s', (app, order) => {
  const files = trackedFiles(new RegExp(`^${app}/`));
  const folderOf = (path: string) => /^([^/]+)\//.exec(path.slice(app.length + 1))?.[1] ?? '.';

  it('are all in the order', () => {
    const folders = new Set(files.map(folderOf));
    expect([...folders].toSorted()).toEqual([...order].toSorted());
  });

  it('import only folders below them, for types too', () => {
    const wrong = files
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
      .flatMap((file) =>
        importsOf(readFileSync(join(root, file), 'utf8'))
          .filter(({ target }) => target.startsWith('.'))
          .map(({ target }) => ({ file, target: posix.join(posix.dirname(file), target) })),
      )
      .filter(({ file, target }) => {
        // The framework writes the types of a route beside it.
        if (!target.startsWith(`${app}/`) || target.includes('/+types/')) return false;
        return order.indexOf(folderOf(target)) < order.indexOf(folderOf(file));
      });
    expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
  });
});

it(`no folder holds more than ${filesMax} files, besides data and messages`, () => {
  const counts = new Map<string, number>();
  for (const file of trackedFiles(/^(?:apps|packages|tools)\//)) {
    if (file.includes('.data.') || file.startsWith('packages/locales/')) continue;
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > filesMax)).toEqual([]);
});
