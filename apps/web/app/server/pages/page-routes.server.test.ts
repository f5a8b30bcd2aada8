import { expect, it } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';

import routes from '../../routes.ts';
import { fixedTargets, pageRouteOf } from './page-routes.server.ts';

const base = ':locale?/sportsbook';
const known = {
  rules: { locales: ['en'], localeInUrl: false },
  sportKeys: new Set(['soccer']),
  customPaths: new Set<string>(),
  today: '2026-11-16',
} as const;

/** The targets and ids of all routes below the base path. */
function targetsOf(entries: readonly RouteConfigEntry[], parent = ''): readonly { target: string; id: string }[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path ?? ''].filter((part) => part !== '').join('/');
    if (entry.children !== undefined) return targetsOf(entry.children, path);
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, '');
    return path.startsWith(base) ? [{ target: path.slice(base.length) || '/', id }] : [];
  });
}

it('[PAGE-1] every page with an address of its own is known at the edge', () => {
  const targets = targetsOf(routes).map(({ target }) => target);
  const fixed = targets.filter((target) => target !== '/' && !/[:*]/.test(target));
  expect([...fixedTargets].toSorted()).toEqual(fixed.toSorted());
});

it.each(targetsOf(routes))('[PAGE-1] $target is the route $id', ({ target, id }) => {
  const example = target.replace(':sport/:slug', 'soccer/arsenal-m1').replace(':sport', 'soccer').replace(':id', '7');
  expect(pageRouteOf(example.replace('*', '1/2/3'), known).id).toBe(id);
});
