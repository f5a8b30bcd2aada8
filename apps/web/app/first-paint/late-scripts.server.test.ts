import type { EntryContext } from 'react-router';
import { describe, expect, it } from 'vitest';

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
  const first = all.findIndex((line) => line.startsWith('await import'));
  expect(all.slice(first, all.indexOf('} catch (error) {'))).toEqual([
    'await import("/manifest.js");',
    'window.__reactRouterRouteModules = {',
    '"root": await import("/root.js"),',
    '"routes/page": { ...await import("/page-loader.js"), ...await import("/page.js") },',
    '};',
    'await import("/entry.js");',
  ]);
});

describe('[PAGE-9] a page whose build is gone', () => {
  const reloads: string[] = [];
  const kept = new Map<string, string>();
  /** The function that the script defines, in a window of its own. */
  function leave(status: number | null): Promise<boolean> {
    const script = lateScript(manifest, ['root'], []);
    const from = script.indexOf('window.leaveLostBuild');
    const text = script.slice(from, script.indexOf('\ntry {\nawait import'));
    const own: { leaveLostBuild?: () => Promise<boolean> } = {};
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: unknown) => kept.set(key, String(value)),
    };
    const ask = async (address: string) => {
      if (status === null) throw new TypeError('fetch failed');
      expect(address).toBe('/manifest.js');
      return { status };
    };
    const page = { reload: () => reloads.push('reload') };
    // oxlint-disable-next-line typescript/no-implied-eval -- it is text because it runs before any module
    new Function('window', 'fetch', 'sessionStorage', 'location', text)(own, ask, storage, page);
    return own.leaveLostBuild?.() ?? Promise.resolve(false);
  }

  it('is reloaded, and not again at once', async () => {
    expect(await leave(404)).toBe(true);
    expect(await leave(404)).toBe(false);
    expect(reloads).toEqual(['reload']);
    kept.clear();
  });

  it.each([
    ['its files are there', 200],
    ['nothing answers', null],
    ['a server fails', 503],
  ])('is left alone while %s', async (_name, status) => {
    expect(await leave(status)).toBe(false);
  });
});

it('cannot be ended by what it names', () => {
  expect(lateScript(manifest, ['root'], ['/</script>.json'])).not.toContain('</');
});

it('refuses a route that the build does not have', () => {
  expect(() => lateScript(manifest, ['routes/gone'], [])).toThrow('routes/gone');
});
