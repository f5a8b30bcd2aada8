import { afterEach, describe, expect, it, vi } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import type { Site } from '../../site/site.tsx';
import { createStores } from '../stores.ts';
import { followPlayerArea } from './follow-player-area.ts';

const seed = { clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' } as const;
const platformUrl = 'https://play.example';
const api = createApi({
  origin: 'http://api.test',
  locale: 'en',
  fetch: async (input) =>
    Response.json(
      new Request(input).url.endsWith('/status_groups')
        ? { data: [{ id: 'vip', name: 'VIP' }] }
        : { unread: 0, total: 0 },
    ),
});

afterEach(() => vi.unstubAllGlobals());

/** Somebody comes to a site that is for one group, or for anyone. */
async function visit(
  who: 'player' | 'visitor',
  playerGroupId: string | null,
  mode: 'standalone' | 'iframe' = 'standalone',
  can = 'pages',
) {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { ...location, assign });
  const stores = createStores(seed);
  const sent: string[] = [];
  stores.host.setMode(mode);
  stores.host.connect({ capabilities: new Set([can]), send: ({ type }) => void sent.push(type) });
  const rules = { locales: ['en'], localeInUrl: false };
  const site = {
    locale: 'en',
    rules,
    playerGroupId,
    platformUrl,
    flags: [],
    reminders: { deposit: null, signUpAfterMs: null },
  };
  const stop = followPlayerArea(site as unknown as Site, stores, api);
  stores.session.state.setState({ status: who, profile: who === 'player' ? ({ id: 'p-1' } as never) : null });
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  return { addresses: assign.mock.calls.map(([address]) => address), sent };
}

describe('a site for one group of players', () => {
  it.each([
    ['a player of the group', 'player', 'vip', []],
    ['a player of another group', 'player', 'staff', [platformUrl]],
    ['a visitor', 'visitor', 'vip', [platformUrl]],
    ['a visitor of a site for anyone', 'visitor', null, []],
  ] as const)('[SESSION-7] %s is sent to the front door of the platform: %#', async (_, who, groupId, expected) => {
    expect((await visit(who, groupId)).addresses).toEqual(expected);
  });

  it.each([
    ['pages', [], ['open_page']],
    ['nothing', ['/sportsbook/locked'], []],
  ])(
    '[SESSION-7] a frame is not the window: a host that does %s is asked, or it is said',
    async (can, to, messages) => {
      const { addresses, sent } = await visit('visitor', 'vip', 'iframe', can);
      expect([addresses, sent]).toEqual([to, messages]);
    },
  );
});
