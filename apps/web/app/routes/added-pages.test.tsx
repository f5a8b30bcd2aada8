import { beforeEach, expect, it, vi } from 'vitest';

import { loader as eventLoader } from './event.tsx';
import { loader as notFoundLoader } from './not-found.tsx';
import { loader as sportLoader } from './sport.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn<(what: { id: string }, sent: object) => Promise<unknown>>() }));
vi.mock('../server/loaders/api.server.ts', () => ({ serverApi: () => ({ call }) }));

const customPages = [
  { key: 'vip', path: '/vip' },
  { key: 'club', path: '/clubs/vip' },
  { key: 'rules', path: '/clubs/vip/rules' },
];
const areas = { header: [], leftSidebar: [], sideMenu: [], tabBar: [], rightSidebar: [], main: [], footer: [] };
const refused = { kind: 'failure', failure: { code: 'refused', status: 404 } };

beforeEach(() => {
  // A backend that knows the pages of the site and nothing else.
  call.mockImplementation(async (what, sent) => {
    if (what.id === 'getConfig') return { kind: 'reply', reply: { site: { customPages } } };
    if (what.id === 'getSports') return { kind: 'reply', reply: { data: [] } };
    if (what.id !== 'getPage') return refused;
    const { key } = (sent as { params: { key: string } }).params;
    const meta = { title: key, description: null, keywords: null, shareImage: null, noIndex: false, styles: [] };
    return { kind: 'reply', reply: { data: { key, layout: 'default', meta, areas } } };
  });
});

type Loader = (args: never) => Promise<unknown>;

/** The status of the answer and the title of the page in it. */
async function answerOf(loader: Loader, path: string, params: object) {
  const url = new URL(`http://localhost/sportsbook${path}`);
  const args = { params, url, request: new Request(url), context: {} };
  const reply = (await loader(args as never).catch((thrown: unknown) => thrown)) as {
    data: { page?: { title: string | null } };
    init: { status?: number } | null;
  };
  return [reply.init?.status, reply.data.page?.title];
}

it.each([
  ['/vip', sportLoader, { sport: 'vip' }, [200, 'vip']],
  ['/clubs/vip', eventLoader, { sport: 'clubs', slug: 'vip' }, [200, 'club']],
  ['/clubs/vip/rules', notFoundLoader, {}, [200, 'rules']],
  ['/none', sportLoader, { sport: 'none' }, [404, 'not-found']],
  ['/clubs/none', eventLoader, { sport: 'clubs', slug: 'none' }, [404, 'not-found']],
  ['/clubs/none/at/all', notFoundLoader, {}, [404, 'not-found']],
] as const)('[ROUTE-3] at %s a site that added pages answers with its own', async (path, loader, params, expected) => {
  expect(await answerOf(loader as Loader, path, params)).toEqual(expected);
});
