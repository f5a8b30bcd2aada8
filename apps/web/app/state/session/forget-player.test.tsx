import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { Notification } from '@slipstream/contract/entities/account/notification';
import type { PlayerId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { tabCredentials } from '../../api/credentials.ts';
import type { Site } from '../../site/site.tsx';
import { siteApi } from '../../api/site-api.ts';
import { followSession } from '../slip/follow/follow-session.ts';
import { pickFrom, playerTerms, slipFixture, visitorTerms } from '../slip/slip-fixture.ts';
import { keepSlip } from '../slip/keep/slip-keeper.ts';
import { createStores, type Stores } from '../stores.ts';
import { keepLastAccount } from './early/last-account.ts';
import { startSession } from './start-session.ts';

const seed = { clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european', timeZone: 'UTC' } as const;
const email = 'olivia@slipstream.example';
const player = {
  id: 'p-1' as PlayerId,
  email: { email, confirmed: true },
  auth_phone: null,
  phones: [],
  name: 'Olivia Ordinary',
  language: 'en',
  currency: 'EUR',
  statuses: [],
  auth_fields_missed: [],
  br_regulator: null,
  country: null,
  verified: true,
  created_at: null,
};
const accounts = {
  data: [{ currency: 'EUR', active: true, balance: { currency: 'EUR', amount: 123_456, version: 1 } }],
};
const site = {
  apiUrl: 'http://api.test',
  platformApiUrl: 'http://api.test',
  platformUrl: 'http://host.test',
  locale: 'en',
  flags: [],
  scripts: [],
  errorReportUrl: null,
  platformOrigins: [],
  playerGroupId: null,
  reminders: { deposit: null, signUpAfterMs: null },
} as unknown as Site;

const settings = {
  oddsAcceptMode: 'none',
  providerStatuses: [],
  multiSingleAvailableByProvider: [],
  systemTypes: [],
  betsLimits: visitorTerms.limits,
  customBetEnabled: false,
  isMultiActiveFreebetsAllowed: false,
  stakes: [],
};

/** The slip of the player with a receipt on it, kept for the browser session as any page keeps it. */
function placeAs(stores: Stores): void {
  const { store, board, market } = slipFixture(playerTerms);
  const key = 'key-of-this-placement';
  const playerId = () => stores.session.state.getState().profile?.id ?? null;
  keepSlip(store, sessionStorage, { rates: new Map(), playerId });
  const config = { system: { defaultCurrencyCode: 'EUR' }, settings } as unknown as Parameters<typeof followSession>[1];
  followSession(store, config, stores, siteApi(site));
  store.toggle(pickFrom(board, market, 0));
  store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(700) });
  store.dispatch({ kind: 'placement-started', key });
  const receipt = { id: 'receipt-of-olivia', selections: [] } as unknown as Bet;
  store.dispatch({ kind: 'placement-succeeded', key, placed: { placedBets: [receipt], messagesByBet: [] } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  tabCredentials.use(null);
});

describe('a player who leaves', () => {
  it('[SESSION-2] [SESSION-6] leaves nothing behind, in memory or in storage', async () => {
    vi.stubGlobal('fetch', async (input: unknown) => {
      const { pathname } = new URL(String(input));
      if (pathname === '/platform/player') return Response.json(player);
      if (pathname === '/platform/player/accounts') return Response.json(accounts);
      return pathname === '/platform/users/sign_out' ? Response.json({}) : Response.json({ unread: 1, total: 1 });
    });
    const stores = createStores(seed);
    const stop = startSession(site, stores);
    tabCredentials.use('token-of-olivia-0123456789');
    await stores.session.refresh();
    stores.bets.put([{ id: 'bet-1', version: 1 } as unknown as Bet]);
    placeAs(stores);
    stores.notifications.state.setState({ list: [{ id: 'n-1', title: 'For Olivia' } as Notification] });
    keepLastAccount({ id: 'p-1', locale: 'en', whole: '€1,234.56', short: null });
    expect(JSON.stringify(stores.session.state.getState())).toContain(email);
    expect(JSON.stringify({ ...sessionStorage })).toContain('receipt-of-olivia');

    await stores.session.signOut('player');

    const { session, notifications, bets } = stores;
    expect(session.state.getState()).toEqual({ status: 'visitor', profile: null, accounts: [] });
    expect(notifications.state.getState()).toMatchObject({ list: null, counters: { unread: 0 } });
    expect(bets.get('bet-1' as never)).toBeUndefined();
    expect(tabCredentials.token).toBeNull();
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    for (const secret of [email, 'Olivia', 'p-1', '123456', '1,234.56', 'token-of-olivia', 'receipt-of-olivia'])
      expect(kept).not.toContain(secret);
    stop();
  });
});
