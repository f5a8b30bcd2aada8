import { callUrl } from '@slipstream/contract/http/call';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getPlayer } from '@slipstream/contract/http/account/get-player';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { pageMark, setPageMark } from '../../../first-paint/page-marks.ts';
import { earlyAccountScript, takeEarlyFetch } from './early-account.ts';
import { keepLastAccount, type LastAccount } from './last-account.ts';
import { markRegistered } from '../registered-flag.ts';

const site = { platformApiUrl: 'http://api.test', locale: 'en' } as const;
const playerUrl = 'http://api.test/platform/player';
const accountsUrl = 'http://api.test/platform/player/accounts';
const last: LastAccount = { id: 'p-1', locale: 'en', whole: '€1,000.00', short: null };
const header = '<span data-last-balance="whole"></span><span data-last-balance="short"></span>';

let asked: string[] = [];

/** A page of the server with its inline script, at a platform that knows this player. */
async function open(playerId: string | null): Promise<void> {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(url === playerUrl ? { id: playerId } : { data: [] });
  });
  setPageMark('session', 'asking');
  document.body.innerHTML = header;
  // oxlint-disable-next-line no-implied-eval, no-new-func -- a page runs the text as a script
  new Function(earlyAccountScript(site))();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
  takeEarlyFetch();
});
afterEach(() => vi.unstubAllGlobals());

it('[SESSION-13] the account is asked for with the calls of the contract', () => {
  expect([playerUrl, accountsUrl]).toEqual([getPlayer, getAccounts].map((call) => site.platformApiUrl + callUrl(call)));
});

it('[SESSION-13] a returning player sees the balance of the last visit once the platform knows them', async () => {
  markRegistered(true);
  keepLastAccount(last);
  await open('p-1');
  expect(asked).toEqual([playerUrl, accountsUrl]);
  expect(pageMark('session')).toBe('returning');
  expect(document.body.textContent).toBe('€1,000.00');
});

it.each([
  ['another player', 'p-2', last],
  ['a visitor', null, last],
  ['the player in another language', 'p-1', { ...last, locale: 'de' }],
  ['the player of whom nothing is stored', 'p-1', null],
])('[SESSION-13] %s sees no balance of the last visit', async (_, playerId, stored) => {
  markRegistered(true);
  if (stored !== null) keepLastAccount(stored);
  await open(playerId);
  expect(pageMark('session')).toBe('asking');
  expect(document.body.textContent).toBe('');
});

it('[SESSION-13] a long balance has its short form for a phone', async () => {
  markRegistered(true);
  keepLastAccount({ ...last, whole: '€1,239,999.99', short: '€1.23M' });
  await open('p-1');
  expect(document.body.innerHTML).toContain('data-long');
  expect(document.body.textContent).toBe('€1,239,999.99€1.23M');
});

it('[SESSION-13] nobody is asked about a visitor', async () => {
  await open('p-1');
  expect(asked).toEqual([]);
  expect(takeEarlyFetch()).toBeUndefined();
});

it.each([
  ['blocked storage', 'localStorage', undefined],
  ['a host around the page', 'parent', {}],
])('[SESSION-13] with %s nothing is asked early', async (_, name, value) => {
  markRegistered(true);
  keepLastAccount(last);
  vi.stubGlobal(name, value);
  await open('p-1');
  expect(asked).toEqual([]);
  expect(document.body.textContent).toBe('');
});

it('[SESSION-13] an early answer can be read long after it came', async () => {
  markRegistered(true);
  const isRead: boolean[] = [];
  vi.stubGlobal('fetch', async () => {
    const answer = Response.json({ id: 'p-1' });
    isRead.push(answer.bodyUsed);
    return Object.assign(answer, {
      text: async () => {
        isRead.push(true);
        return '{"id":"p-1"}';
      },
    });
  });
  setPageMark('session', 'asking');
  // oxlint-disable-next-line no-implied-eval, no-new-func -- a page runs the text as a script
  new Function(earlyAccountScript(site))();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isRead).toEqual([false, false, true, true]);
});

it('[SESSION-13] an early answer is used once, and what failed is asked again', async () => {
  markRegistered(true);
  await open('p-1');
  const early = takeEarlyFetch();
  expect(takeEarlyFetch()).toBeUndefined();
  expect(await (await early?.(playerUrl))?.json()).toEqual({ id: 'p-1' });
  expect(asked).toHaveLength(2);
  Object.assign(globalThis, { earlyAnswers: { [playerUrl]: Promise.reject(new TypeError('cut off')) } });
  await takeEarlyFetch()?.(playerUrl);
  expect(asked.slice(2)).toEqual([playerUrl]);
});
