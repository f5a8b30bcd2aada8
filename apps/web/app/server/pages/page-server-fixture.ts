import type { Hono } from 'hono';

import { createWebApp } from '../http/web-app.server.ts';
import { readConfig } from '../config/config.server.ts';
import type { KnownSite } from '../loaders/site/known-site.server.ts';

export const site: KnownSite = {
  rules: { locales: ['en', 'de'], localeInUrl: false },
  sportKeys: new Set(['soccer']),
  customPaths: new Set(),
  today: '2026-11-16',
};

export const turn = () => new Promise((resolve) => setTimeout(resolve));

/** The web app over a render that a test can hold, with visitors told apart by their addresses. */
export function setUp(env: Record<string, string> = {}, known: () => KnownSite | undefined = () => site) {
  const read = readConfig({ PUBLIC_URL: 'https://bet.example.com', PAGES_PER_SECOND: '0', ...env });
  if (read.kind === 'problem') throw new Error(read.line);
  const rendered: string[] = [];
  const clock = { now: 0 };
  const held = { until: Promise.resolve() };
  const app: Hono = createWebApp({
    config: read.config,
    files: new Map(),
    now: () => clock.now,
    known: { current: known, newest: async () => known() },
    render: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (!pathname.endsWith('/busy')) rendered.push(pathname + search);
      await held.until;
      return new Response(`the page ${pathname}`, { headers: { 'content-type': 'text/html' } });
    },
  });
  const ask = async (path: string, visitor = '198.51.100.1', headers: Record<string, string> = {}): Promise<Response> =>
    app.request(path, { headers }, { incoming: { socket: { remoteAddress: visitor } } });
  const follow = async (path: string): Promise<Response> => {
    const answer = await ask(path);
    const to = answer.headers.get('location');
    return to === null ? answer : ask(to);
  };
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.until = promise;
    return resolve;
  };
  return { ask, follow, hold, rendered, clock };
}

export const timing = (answer: Response) => answer.headers.get('server-timing');
