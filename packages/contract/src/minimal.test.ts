import { describe, expect, it } from 'vitest';
import { matchWire } from './entities/catalogue/match.ts';
import { profileWire } from './entities/account/profile.ts';
import { betWire } from './entities/bets/bet.ts';
import { getConfig } from './http/site/get-config.ts';
import { getMatches } from './http/catalogue/get-matches.ts';
import { misfitsOf } from './misfits.ts';
import { pageWire } from './site/page.ts';
import { readWire } from './client-form.ts';

const sport = { id: '1', key: 'soccer', name: 'Soccer' };
const category = { id: '10', slug: 'england-c10', name: 'England' };
const league = { id: '100', slug: 'league-l100', name: 'League', category, sport };
const match = {
  type: 'match',
  id: '1001',
  slug: 'a-b-m1001',
  tournament: league,
  status: 0,
  start_time: '2026-11-17T18:00:00Z',
  competitors: { home: { id: '1', name: 'A' }, away: { id: '2', name: 'B' } },
  main_market: {
    match_id: '1001',
    id: '1',
    name: 'Winner',
    status: 1,
    outcomes: [{ id: '1', name: '1', odds: 2100 }],
  },
};
const config = {
  site: { site_name: 'Mine' },
  system: { currencies: [{ code: 'EUR', subunits: 100 }], default_currency_code: 'EUR' },
  clock: { now_ms: 1 },
  realtime: { url: 'ws://localhost/x' },
};
const leg = {
  id: '1',
  status: 'open',
  market: { id: '1', name: 'Winner' },
  outcome: { id: '1', name: '1' },
  odds: 2100,
  match: {
    id: '1001',
    slug: 'a-b-m1001',
    type: 'match',
    name_a: 'A',
    name_b: 'B',
    sport_key: 'soccer',
    start_time: '2026-11-17T18:00:00Z',
    status: 0,
  },
};
const bet = {
  id: '7',
  type: 'single',
  status: 'waiting_results',
  stake: { value: 500, currency: 'EUR', subunits: 100 },
  odds: 2100,
  selections: [leg],
  created_at: '2026-11-17T18:00:00Z',
  result: 'no_results',
  potential_win: 1050,
};

describe('the least a backend sends', () => {
  it.each([
    ['a configuration', getConfig.reply, config],
    ['a list of matches', getMatches.reply, { data: [match] }],
    ['a page', pageWire, { key: 'home' }],
    ['a visitor', profileWire, { language: 'en', currency: 'EUR' }],
    ['a bet', betWire, bet],
  ])('[BACKEND-1] %s fits with what a page needs and nothing else', (_, schema, data) => {
    expect(misfitsOf(schema, data)).toEqual([]);
  });

  it('[BACKEND-1] what was left out is read as its default, all the way down', () => {
    expect(readWire(getConfig.reply, config)).toMatchObject({
      value: {
        site: { seo: { indexing: false }, locales: ['en'], signInAllowed: true, logo: null },
        settings: { oddsTypes: { selected: 'european' }, betsLimits: { maxStakeLimit: { fiat: {}, crypto: {} } } },
        featureFlags: [],
        clock: { rate: 1 },
      },
    });
  });

  it('[BACKEND-2] any id is a provider, and what names none is the operator’s own', () => {
    expect(readWire(matchWire, { ...match, provider: 'acme-feed' })).toMatchObject({
      value: { provider: 'acme-feed' },
    });
    expect(readWire(matchWire, match)).toMatchObject({ value: { provider: 'own' } });
  });
});
