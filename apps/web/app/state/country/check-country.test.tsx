import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Site } from '../../site/site.tsx';
import { checkCountry } from './check-country.ts';
import { countryName } from './blocked-country.ts';
import { rememberTold, toldAt } from './told-country.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }));
vi.mock('../../api/site-api.ts', () => ({ siteApi: () => ({ call }) }));

const site = { locale: 'de', rules: { locales: ['en', 'de'], localeInUrl: false } } as unknown as Site;

function callerIn(code: string | null): void {
  const system = { userCountry: code === null ? null : { code } };
  call.mockResolvedValue({ kind: 'reply', reply: { site: { blockedCountryCodes: ['US'] }, system } });
}

async function opened(path: string): Promise<readonly string[]> {
  history.replaceState(null, '', path);
  const pages: string[] = [];
  await checkCountry(site, (page) => pages.push(page));
  return pages;
}

beforeEach(() => rememberTold(null));

describe('a visitor of a blocked country', () => {
  it('[ERROR-7] is told once in a visit, and not led back by the link to the sportsbook', async () => {
    callerIn('US');
    expect(await opened('/de/sportsbook/soccer?time=today')).toEqual(['/de/sportsbook/blocked']);
    expect(toldAt()).toBe('/de/sportsbook/soccer?time=today');
    expect(await opened('/de/sportsbook/blocked')).toEqual([]);
    expect(await opened('/de/sportsbook')).toEqual([]);
  });

  it('[ERROR-7] who is elsewhere again is told anew the next time', async () => {
    callerIn('US');
    await opened('/de/sportsbook');
    callerIn('DE');
    expect(await opened('/de/sportsbook')).toEqual([]);
    expect(toldAt()).toBeNull();
  });

  it.each(['DE', null])('[ERROR-7] %s sees no such page', async (code) => {
    callerIn(code);
    expect(await opened('/de/sportsbook')).toEqual([]);
  });

  it('[ERROR-7] reads the name of the country in the language of the page', () => {
    expect([countryName('us', 'de'), countryName('US', 'ja')]).toEqual(['Vereinigte Staaten', 'アメリカ合衆国']);
  });
});
