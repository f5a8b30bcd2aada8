import type { Profile } from '@slipstream/contract/entities/account/profile';
import type { MarketId } from '@slipstream/units/ids';
import { beforeEach, describe, expect, it } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import { changeLanguage } from './change-language.ts';
import { chooseOddsFormat } from './odds-setting.ts';
import {
  createPreferencesStore,
  deviceZone,
  keepMarketsPerRow,
  keepOddsFormat,
  keepRowMarket,
  keepStakeBasis,
  keepTheme,
  keepZone,
  restorePreferences,
} from './preferences.ts';
import { HostBridge } from '../host/host-bridge.ts';
import { SessionStore } from '../session/session-store.ts';
import { readDisplayPreferences } from './display-preferences.ts';

const formats = ['european', 'american'] as const;
const made = () => createPreferencesStore({ oddsFormat: 'european' });

beforeEach(() => {
  localStorage.clear();
  for (const name of ['theme', 'odds', 'zone', 'locale', 'markets', 'columns'])
    document.cookie = `${name}=; Path=/; Max-Age=0`;
});

function apiAnswering(status: number) {
  const requests: Request[] = [];
  const api = createApi({
    origin: 'http://api.test',
    locale: 'en',
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json({ locale: 'de' }, { status });
    },
  });
  return { api, requests };
}

function sessionOf(isPlayer: boolean): SessionStore {
  const session = new SessionStore();
  if (isPlayer) session.setPlayer({ id: 'p-1', email: { email: 'olivia@slipstream.example' } } as Profile, []);
  return session;
}

describe('what a browser remembers', () => {
  it('[ODDS-2] is the odds format, in local storage, and in a cookie for the next page', () => {
    keepOddsFormat(made(), 'american');
    const next = made();
    restorePreferences(next, formats);
    expect(next.getState().oddsFormat).toBe('american');
    expect(localStorage.getItem('oddsType')).toBe('american');
    expect(readDisplayPreferences(document.cookie).odds).toBe('american');
  });

  it('[SLIP-19] is how the stake of a system is entered', () => {
    keepStakeBasis(made(), 'line');
    const next = made();
    restorePreferences(next, formats);
    expect(next.getState().stakeBasis).toBe('line');
    localStorage.setItem('systemStake', 'spoilt');
    const spoilt = made();
    restorePreferences(spoilt, formats);
    expect(spoilt.getState().stakeBasis).toBe('total');
  });

  it('[ODDS-2] is not a format the site no longer offers', () => {
    localStorage.setItem('oddsType', 'malaysian');
    const store = made();
    restorePreferences(store, formats);
    expect(store.getState().oddsFormat).toBe('european');
  });

  it('is the time zone that was chosen, else that of the device', () => {
    const store = made();
    restorePreferences(store, formats);
    expect(store.getState()).toMatchObject({ timeZone: deviceZone(), zoneChoice: null });
    keepZone(store, 'Asia/Tokyo');
    const next = made();
    restorePreferences(next, formats);
    expect(next.getState()).toMatchObject({ timeZone: 'Asia/Tokyo', zoneChoice: 'Asia/Tokyo' });
    keepZone(next, null);
    expect(next.getState().timeZone).toBe(deviceZone());
  });

  it('is the theme, and the page shows it at once', () => {
    keepTheme(made(), 'day');
    expect(document.documentElement.dataset['theme']).toBe('day');
    expect(readDisplayPreferences(document.cookie).theme).toBe('day');
    keepTheme(made(), 'system');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('what an account remembers', () => {
  it.each([
    [false, 200, true, 0],
    [true, 500, false, 1],
  ])('[ODDS-2] the odds format of a player: %s, answered %s', async (isPlayer, status, isSaved, calls) => {
    const { api, requests } = apiAnswering(status);
    const preferences = made();
    expect(await chooseOddsFormat(api, { session: sessionOf(isPlayer), preferences }, 'american')).toBe(isSaved);
    expect(preferences.getState().oddsFormat).toBe('american');
    expect(requests).toHaveLength(calls);
  });

  it.each([
    ['a visitor', false, 200, true, 0],
    ['a player', true, 200, true, 1],
    ['a player whose session ended', true, 401, true, 1],
    ['a player the server does not hear', true, 503, false, 1],
  ])('[I18N-4] the language of %s', async (_who, isPlayer, status, mayGo, calls) => {
    const { api, requests } = apiAnswering(status);
    expect(await changeLanguage(api, { session: sessionOf(isPlayer), host: new HostBridge() }, 'de')).toBe(mayGo);
    expect(requests).toHaveLength(calls);
    expect(readDisplayPreferences(document.cookie).locale).toBe(mayGo ? 'de' : undefined);
    expect(localStorage.getItem('locale')).toBe(mayGo ? 'de' : null);
  });
});

it('[SHOW-9] a tab with room for fewer markets a row leaves what another tab loads its pages with', () => {
  const [wide, narrow] = [made(), made()];
  keepMarketsPerRow(narrow, 2);
  keepMarketsPerRow(wide, 3);
  keepMarketsPerRow(narrow, 2);
  expect(readDisplayPreferences(document.cookie).markets).toBe(3);
  expect([narrow.getState().marketsPerRow, wide.getState().marketsPerRow]).toEqual([2, 3]);
});

it('[SHOW-11] a market chosen for one sport in a tab leaves what another tab chose for another sport', () => {
  const [one, other] = [made(), made()];
  keepRowMarket(one, 'tennis', '18' as MarketId);
  keepRowMarket(other, 'soccer', '29' as MarketId);
  expect(readDisplayPreferences(document.cookie).columns).toEqual({ tennis: '18', soccer: '29' });
  keepRowMarket(one, 'tennis', '20' as MarketId);
  expect(readDisplayPreferences(document.cookie).columns).toEqual({ soccer: '29', tennis: '20' });
});
