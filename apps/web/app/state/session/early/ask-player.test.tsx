import { afterEach, expect, it, vi } from 'vitest';

import { tabCredentials } from '../../../api/credentials.ts';
import type { Site } from '../../../site/site.tsx';
import { playerAsker } from './ask-player.ts';
import { activeAccount, SessionStore } from '../session-store.ts';

const site = { apiUrl: 'http://api.test', platformApiUrl: 'http://api.test', locale: 'en' } as Site;
const playerUrl = 'http://api.test/platform/player';
const accountsUrl = 'http://api.test/platform/player/accounts';
const player = {
  id: 'p-1',
  email: { email: 'olivia@slipstream.example', confirmed: true },
  auth_phone: null,
  phones: [],
  name: 'Olivia',
  language: 'en',
  currency: 'EUR',
  statuses: [],
  auth_fields_missed: [],
  br_regulator: null,
  country: null,
  verified: true,
  created_at: null,
};
const wallets = (amount: number, version: number) => ({
  data: [{ currency: 'EUR', active: true, balance: { currency: 'EUR', amount, version } }],
});

/** Answers every request when told to, and says what was asked. */
function platform() {
  const asked: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    await answered;
    return Response.json(url === playerUrl ? player : wallets(200, 2));
  });
  return { asked, answer };
}

afterEach(() => {
  vi.unstubAllGlobals();
  tabCredentials.use(null);
});

it('[SESSION-13] the first question uses the early answers, and the balance is asked for again', async () => {
  const { asked, answer } = platform();
  const session = new SessionStore();
  const early = { [playerUrl]: Response.json(player), [accountsUrl]: Response.json(wallets(100, 1)) };
  Object.assign(globalThis, {
    earlyAnswers: Object.fromEntries(Object.entries(early).map(([url, reply]) => [url, Promise.resolve(reply)])),
  });
  const done = playerAsker(site, session)();
  await session.known();
  expect(activeAccount(session.state.getState())?.balance.amount).toBe(100);
  answer();
  await done;
  expect(asked).toEqual([accountsUrl]);
  expect(activeAccount(session.state.getState())?.balance.amount).toBe(200);
});

it('[SESSION-13] [EMBED-3] with a token of the host, profile and wallets are asked for at once', async () => {
  const { asked, answer } = platform();
  tabCredentials.use('token-of-the-host-1234');
  const session = new SessionStore();
  const done = playerAsker(site, session)();
  expect(asked.toSorted()).toEqual([playerUrl, accountsUrl]);
  answer();
  await done;
  expect(session.isPlayer()).toBe(true);
});

it('[SESSION-13] a visitor is not asked for wallets', async () => {
  const { asked, answer } = platform();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ ...player, id: null, email: null });
  });
  answer();
  const session = new SessionStore();
  await playerAsker(site, session)();
  expect(asked).toEqual([playerUrl]);
  expect(session.state.getState().status).toBe('visitor');
});
