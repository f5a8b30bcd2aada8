import { addFavourite } from '@slipstream/contract/http/account/add-favourite';
import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedEvent } from '../world/listed-event.ts';
import { selectEvents } from './select-events.ts';
import { asDemo } from '../testing/as-player.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

const matches = (query: object = {}) => sandbox.call(getMatches, { query });
const types = async (type: readonly string[] | undefined) =>
  new Set((await matches({ sportKey: ['soccer'], type })).data.map((event) => event.type));
const worldNow = () => sandbox.core.clock.now();
const iso = (ms: number) => new Date(ms).toISOString();

describe('lists of matches', () => {
  it('[CAT-1] [CAT-2] come in the contract’s shape, a page of 500 at most', async () => {
    const { data, pagination } = await matches();
    expect(data).toHaveLength(500);
    expect(pagination.total).toBeGreaterThan(2000);
    expect(pagination.last_page).toBe(Math.ceil(pagination.total / 500));
    expect(data.every(({ status }) => [0, 1, 2].includes(status))).toBe(true);
  });

  it('[LOAD-1] hold the same objects, however many lists there are', () => {
    const world = sandbox.core.world();
    const all = new Set(selectEvents(world, {}) as readonly ListedEvent[]);
    const query = { sport_key: ['soccer'], sort_by: ['start_time:desc'] } as object;
    const some = selectEvents(world, query) as readonly ListedEvent[];
    expect(some.length).toBeGreaterThan(100);
    expect(some.every((event) => all.has(event))).toBe(true);
  });

  it('[CAT-2] pages do not overlap and miss nothing', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => matches({ sportKey: ['soccer'], limit: 40, page })));
    const paged = pages.flatMap(({ data }) => data.map(({ id }) => id));
    const whole = (await matches({ sportKey: ['soccer'], limit: 120 })).data.map(({ id }) => id);
    expect(paged).toEqual(whole);
    expect((await matches({ sportKey: ['soccer'], page: 900 })).data).toEqual([]);
  });

  it('[CAT-2] filter by sport, kind, category, league, status and video', async () => {
    const [first] = (await matches({ sportKey: ['soccer'], limit: 1 })).data;
    const leagueId = first?.tournament.id;
    const categoryId = first?.tournament.category.id;
    const inLeague = (await matches({ tournamentId: [leagueId] })).data;
    expect(inLeague.length).toBeGreaterThan(0);
    expect(inLeague.every(({ tournament }) => tournament.id === leagueId)).toBe(true);
    const inCategory = (await matches({ categoryId: [categoryId] })).data;
    expect(inCategory.length).toBeGreaterThan(inLeague.length - 1);
    expect(inCategory.every(({ tournament }) => tournament.category.id === categoryId)).toBe(true);
    const cyber = (await matches({ sportType: ['cyber'] })).data;
    expect(new Set(cyber.map(({ provider }) => provider))).toEqual(new Set(['oddin']));
    for (const status of [0, 1]) {
      const { data } = await matches({ matchStatus: [status], limit: 20 });
      expect(new Set(data.map((event) => event.status))).toEqual(new Set([status]));
    }
    for (const hasVideo of [true, false]) {
      const { data } = await matches({ hasVideo, limit: 20 });
      expect(new Set(data.map((event) => event.has_video))).toEqual(new Set([hasVideo]));
    }
  });

  it('[CAT-2] filter by type', async () => {
    expect(await types(undefined)).toEqual(new Set(['match']));
    expect(await types(['match'])).toEqual(new Set(['match']));
    expect((await types(['season', 'tournament'])).has('match')).toBe(false);
  });

  it('[CAT-2] filter by start, by id and by what can be bet', async () => {
    const from = worldNow() + 3_600_000;
    const to = from + 6 * 3_600_000;
    const { data } = await matches({ startFrom: iso(from), startTo: iso(to) });
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ start_time }) => Date.parse(start_time) >= from && Date.parse(start_time) < to)).toBe(true);
    const ids = data.slice(0, 3).map(({ id }) => id);
    expect((await matches({ id: ids })).data.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const bettable = (await matches({ bettable: true, matchStatus: [1] })).data;
    expect(bettable.length).toBeGreaterThan(0);
    expect(bettable.every(({ available_markets }) => available_markets > 0)).toBe(true);
    const { total } = (await matches({ matchStatus: [1] })).pagination;
    const shut = (await matches({ bettable: false, matchStatus: [1] })).data;
    expect(bettable.length + shut.length).toBe(total);
  });

  it('[CAT-2] at most so many per sport', async () => {
    const { data } = await matches({ maxPerSport: 2, matchStatus: [1] });
    const counts = Map.groupBy(data, ({ tournament }) => tournament.sport.key);
    expect([...counts.values()].every(({ length }) => length <= 2)).toBe(true);
    expect(counts.size).toBeGreaterThan(3);
  });

  it.each([
    ['start_time:asc', (event: { start_time: string }) => Date.parse(event.start_time)],
    ['start_time:desc', (event: { start_time: string }) => -Date.parse(event.start_time)],
  ])('[CAT-7] sort by %s', async (sortBy, key) => {
    const keys = (await matches({ sortBy: [sortBy], limit: 200 })).data.map(key);
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  it('[CAT-7] sort by several keys, one after another', async () => {
    const { data } = await matches({
      sortBy: ['sport_priority:asc', 'tournament_priority:asc'],
      limit: 500,
    });
    const keys = data.map(({ tournament }) => tournament.sport.priority * 1e7 + tournament.priority);
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  it('[CAT-10] answer results of a day gone by, with final scores', async () => {
    const to = worldNow() - 5 * 86_400_000;
    const { data } = await matches({
      matchStatus: [4],
      startFrom: iso(to - 86_400_000),
      startTo: iso(to),
    });
    expect(data.length).toBeGreaterThan(20);
    for (const event of data) {
      expect(event.type === 'match' && event.statistics?.total_score).toBeTruthy();
      expect(event.available_markets).toBe(0);
    }
  });

  it('[CAT-2] filter by what a player has marked, or has not', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    const [marked, other] = (await matches({ limit: 2 })).data.map(({ id }) => id);
    await player.call(addFavourite, { params: { type: 'matches', id: marked } });
    const ids = async (favourite: boolean) =>
      (await player.call(getMatches, { query: { favourite, limit: 2 } })).data.map(({ id }) => id);
    expect(await ids(true)).toEqual([marked]);
    expect((await ids(false))[0]).toBe(other);
  });

  it('[CAT-2] favourites are a player’s', async () => {
    expect(await sandbox.refused(getMatches, { query: { favourite: true } })).toMatchObject({
      status: 401,
    });
  });
});

describe('one match', () => {
  it('[CAT-2] [CAT-5] [CAT-8] comes with markets by priority, grouped, none of status 0', async () => {
    const [live] = (await matches({ matchStatus: [1], sportKey: ['soccer'], limit: 1 })).data;
    const id = live?.id ?? '';
    const { data } = await sandbox.call(getMatch, { params: { id } });
    expect(data.id).toBe(id);
    const all = await sandbox.call(getMatchMarkets, { params: { id } });
    expect(all.data.every(({ status }) => status !== 0)).toBe(true);
    expect(all.data.map(({ priority }) => priority)).toEqual(
      all.data.map(({ priority }) => priority).toSorted((a, b) => a - b),
    );
    expect(all.groups.map(({ priority }) => priority)).toEqual(all.groups.map((_, at) => at + 1));
    expect(all.groups.map(({ group_key }) => group_key)).toEqual([
      ...new Set(all.data.flatMap(({ market_groups }) => market_groups)),
    ]);
    const lines = Map.groupBy(all.data, (market) => market.id);
    const balanced = [...lines.values()].map((list) => list.filter(({ most_balanced }) => most_balanced).length);
    expect(Math.max(...balanced)).toBe(1);
    const group = all.groups[0]?.group_key ?? '';
    const some = await sandbox.call(getMatchMarkets, {
      params: { id },
      query: { groupKey: [group] },
    });
    expect(some.data.length).toBeGreaterThan(0);
    expect(some.data.every(({ market_groups }) => market_groups.includes(group))).toBe(true);
    const one = await sandbox.call(getMatchMarkets, {
      params: { id },
      query: { marketId: [all.data[0]?.id] },
    });
    expect(new Set(one.data.map((market) => market.id))).toEqual(new Set([all.data[0]?.id]));
  });

  it('[CAT-8] is listed with the most balanced of the lines of a market', async () => {
    const { data } = await matches({ sportKey: ['basketball'], limit: 20 });
    const lines = data.flatMap((event) =>
      event.type === 'match' ? [event.secondary_market ?? [], event.top_markets].flat() : [],
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter(({ most_balanced }) => !most_balanced)).toEqual([]);
  });

  it('[CAT-8] is listed with its main market, the second, and after them markets of two outcomes', async () => {
    const { data } = await matches({ sportKey: ['soccer'], matchStatus: [0], limit: 20 });
    const rows = data.flatMap((event) =>
      event.type === 'match' ? [[event.main_market, event.secondary_market, ...event.top_markets]] : [],
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row.map((market) => market?.id)).toEqual(['1', '18', '16', '29']);
      expect(row.map((market) => market?.outcomes.length)).toEqual([3, 2, 2, 2]);
    }
  });

  it('[CAT-5] that is over answers its markets settled, each outcome with a result', async () => {
    const [over] = (await matches({ matchStatus: [4], sportKey: ['soccer'], limit: 1 })).data;
    const { data } = await sandbox.call(getMatchMarkets, { params: { id: over?.id ?? '' } });
    expect(data.length).toBeGreaterThan(5);
    expect(data.every(({ status, outcomes }) => status === -3 && outcomes.every(({ result }) => result))).toBe(true);
  });

  it.each(['1', '999999999999999', 'sr:match:1', 'nothing-of-the-kind'])('[CAT-2] %s is not found', async (id) => {
    expect(await sandbox.refused(getMatch, { params: { id } })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

describe('outrights', () => {
  it('[CAT-9] are listed apart from matches, with a market of all their runners', async () => {
    const { data } = await matches({ type: ['season', 'tournament'], limit: 50 });
    expect(data.length).toBeGreaterThan(10);
    for (const event of data) {
      if (event.type === 'match') throw new Error('a match among outrights');
      expect(event.competitors.length).toBe(event.main_market?.outcomes.length);
    }
    const id = data[0]?.id ?? '';
    expect((await sandbox.call(getMatch, { params: { id } })).data.id).toBe(id);
    expect((await sandbox.call(getMatchMarkets, { params: { id } })).data).toHaveLength(1);
  });
});
