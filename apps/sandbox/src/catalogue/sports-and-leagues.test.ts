import { getCategories } from '@slipstream/contract/http/catalogue/get-categories';
import { getCategory } from '@slipstream/contract/http/catalogue/get-category';
import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { getTournament } from '@slipstream/contract/http/catalogue/get-tournament';
import { getTournaments } from '@slipstream/contract/http/catalogue/get-tournaments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

const matches = (query: object = {}) => sandbox.call(getMatches, { query });

describe('sports, categories and leagues', () => {
  it('[CAT-3] [CAT-6] every sport has a kind and a provider', async () => {
    const { data } = await sandbox.call(getSports);
    expect(data.map(({ key }) => key)).toEqual(expect.arrayContaining(['soccer', 'tennis', 'cricket', 'basketball']));
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['regular', 'cyber', 'premium_cricket']));
    const cyber = await sandbox.call(getSports, { query: { sportType: ['cyber'] } });
    expect(cyber.data.every(({ provider }) => provider === 'oddin')).toBe(true);
  });

  it('[CAT-3] only those with live matches, when asked', async () => {
    const live = await matches({ matchStatus: [1] });
    const keys = new Set(live.data.map(({ tournament }) => tournament.sport.key));
    const { data } = await sandbox.call(getSports, { query: { matchStatus: [1] } });
    expect(new Set(data.map(({ key }) => key))).toEqual(keys);
  });

  it('[CAT-3] categories and leagues are found by filter and by id', async () => {
    const { data: categories } = await sandbox.call(getCategories, {
      query: { sportKey: ['soccer'] },
    });
    expect(categories.length).toBeGreaterThan(10);
    const category = categories[0];
    expect((await sandbox.call(getCategory, { params: { id: category?.id } })).data).toEqual(category);
    const { data: leagues } = await sandbox.call(getTournaments, {
      query: { categoryId: [category?.id] },
    });
    expect(leagues.length).toBeGreaterThan(0);
    expect((await sandbox.call(getTournament, { params: { id: leagues[0]?.id } })).data).toEqual(leagues[0]);
  });

  it('[CAT-3] names of countries come in the language asked for', async () => {
    const german = await sandbox.call(getCategories, {
      query: { sportKey: ['soccer'] },
      headers: { 'Accept-Language': 'de' },
    });
    expect(german.data.map(({ name }) => name)).toEqual(expect.arrayContaining(['Spanien', 'Deutschland']));
    expect(german.data[0]?.sport.name).toBe('Fußball');
    const [match] = (await matches({ sportKey: ['soccer'], limit: 1 })).data;
    const markets = await sandbox.call(getMatchMarkets, {
      params: { id: match?.id },
      headers: { 'Accept-Language': 'de' },
    });
    expect(markets.groups.map(({ name }) => name)).toContain('Hauptmärkte');
    const drawn = markets.data.find(({ id }) => id === '1')?.outcomes.map(({ name }) => name);
    expect(drawn).toContain('Unentschieden');
  });

  it('[CAT-3] counters agree with the lists they count', async () => {
    const counters = await sandbox.call(getCounters, { body: {} });
    const soccer = counters.sports.find(({ key }) => key === 'soccer');
    expect(soccer?.count).toBe((await matches({ sportKey: ['soccer'] })).pagination.total);
    expect(soccer?.live).toBe((await matches({ sportKey: ['soccer'], matchStatus: [1] })).pagination.total);
    expect(counters.live).toBe((await matches({ matchStatus: [1] })).pagination.total);
    const leagues = counters.tournaments.reduce((sum, { count }) => sum + count, 0);
    expect(leagues).toBe(counters.sports.reduce((sum, { count }) => sum + count, 0));
  });
});
