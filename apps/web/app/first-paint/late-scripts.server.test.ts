import type { EntryContext } from 'react-router';
import { expect, it } from 'vitest';

import { lateScript } from './late-scripts.server.ts';

const route = (module: string, more: object = {}) => ({ id: module, path: '', module, hasLoader: true, ...more });
const manifest = {
  url: '/manifest.js',
  version: '1',
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: route('/root.js', { imports: ['/react.js', '/list.js'] }),
    'routes/page': route('/page.js', { clientLoaderModule: '/page-loader.js' }),
    'routes/other': route('/other.js'),
  },
} as unknown as EntryContext['manifest'];

const lines = (ids: readonly string[], words: readonly string[] = []) => lateScript(manifest, ids, words).split('\n');

it('waits for the paint before anything else', () => {
  const [first, ...rest] = lines(['root']);
  expect(first).toBe('await new Promise((resolve) => {');
  expect(rest.findIndex((line) => line.includes('import'))).toBeGreaterThan(rest.indexOf('});'));
});

it('then asks for every file of the page at once, each once', () => {
  const all = lines(['root', 'routes/page'], ['/words/en/1/first.json']);
  expect(all.find((line) => line.includes("'modulepreload'"))).toContain(
    'of ["/manifest.js","/entry.js","/react.js","/root.js","/list.js","/page-loader.js","/page.js"])',
  );
  expect(all.find((line) => line.includes("as: 'fetch'"))).toContain('of ["/words/en/1/first.json"])');
});

it('then imports them in order, the entry last', () => {
  const all = lines(['root', 'routes/page']);
  expect(all.slice(all.findIndex((line) => line.startsWith('await import')))).toEqual([
    'await import("/manifest.js");',
    'window.__reactRouterRouteModules = {',
    '"root": await import("/root.js"),',
    '"routes/page": { ...await import("/page-loader.js"), ...await import("/page.js") },',
    '};',
    'import("/entry.js");',
  ]);
});

it('cannot be ended by what it names', () => {
  expect(lateScript(manifest, ['root'], ['/</script>.json'])).not.toContain('</');
});

it('refuses a route that the build does not have', () => {
  expect(() => lateScript(manifest, ['routes/gone'], [])).toThrow('routes/gone');
});
