import { addFavourite } from '@slipstream/contract/http/account/add-favourite';
import { addSearch } from '@slipstream/contract/http/catalogue/add-search';
import { clearSearchHistory } from '@slipstream/contract/http/catalogue/clear-search-history';
import { deleteFavourite } from '@slipstream/contract/http/account/delete-favourite';
import { getFavourites } from '@slipstream/contract/http/account/get-favourites';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getNotificationCounters } from '@slipstream/contract/http/account/get-notification-counters';
import { getNotifications } from '@slipstream/contract/http/account/get-notifications';
import { getSearchHistory } from '@slipstream/contract/http/catalogue/get-search-history';
import { getSettings } from '@slipstream/contract/http/site/get-settings';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { getTournaments } from '@slipstream/contract/http/catalogue/get-tournaments';
import { readAllNotifications } from '@slipstream/contract/http/account/read-all-notifications';
import { readNotifications } from '@slipstream/contract/http/account/read-notifications';
import { saveSettings } from '@slipstream/contract/http/account/save-settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asDemo } from '../../testing/as-player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { notify, notifyWith } from '../../accounts/notifications/notify.ts';

describeEachPlace('what belongs to one player', (place) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
  });
  afterAll(() => sandbox.close());

  it('[LIMIT-3] the limits of a VIP are those the book takes their bets within', async () => {
    const site = await sandbox.call(getSettings);
    const own = await (await asDemo(sandbox, 'vip')).call(getSettings);
    const { amount } = site.bets_limits.max_stake_limit.fiat['EUR'] ?? { amount: 0 };
    expect(own.bets_limits.max_stake_limit.fiat['EUR']).toEqual({ amount: 5 * amount });
  });

  it('[ODDS-2] settings are the site’s until the player chooses, and what is left out stays', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    const site = await sandbox.call(getSettings);
    expect(await player.call(getSettings)).toEqual(site);
    const own = await player.call(saveSettings, { body: { odds_type: 'american' } });
    expect(own).toEqual({ ...site, active_odds_type: 'american' });
    const stakes = [{ currency: 'EUR', amounts: [100, 200] }];
    await player.call(saveSettings, { body: { stakes, auto_accept_odds_change: 'higher' } });
    const after = await player.call(getSettings);
    expect(after).toMatchObject({ active_odds_type: 'american', odds_accept_mode: 'higher' });
    expect(after.stakes.filter(({ currency }) => currency === 'EUR')).toEqual(stakes);
    expect(after.stakes).toHaveLength(site.stakes.length);
    expect(await (await asDemo(sandbox, 'rich')).call(getSettings)).toEqual(site);
    expect(await sandbox.call(getSettings)).toEqual(site);
  });

  it('[FAV-1] matches, leagues, sports and markets can be favourites, once each', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    const match = (await sandbox.call(getMatches, { query: { limit: 1 } })).data[0];
    const league = (await sandbox.call(getTournaments, { query: { limit: 1 } })).data[0];
    const sport = (await sandbox.call(getSports, { query: { limit: 1 } })).data[0];
    const marked = [
      ['matches', match?.id],
      ['tournaments', league?.id],
      ['sports', sport?.id],
      ['markets', '18'],
    ] as const;
    for (const [type, id] of marked) {
      const added = await player.call(addFavourite, { params: { type, id } });
      expect(added.data).toMatchObject({ type, id });
      expect(await player.call(addFavourite, { params: { type, id } })).toEqual(added);
      expect((await player.call(getFavourites, { params: { type } })).data).toEqual([added.data]);
    }
    for (const [type, id] of marked) {
      await player.call(deleteFavourite, { params: { type, id } });
      await player.call(deleteFavourite, { params: { type, id } });
      expect((await player.call(getFavourites, { params: { type } })).data).toEqual([]);
    }
  });

  it('[FAV-1] what does not exist can not be one', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    for (const type of ['matches', 'tournaments', 'sports']) {
      expect((await player.refused(addFavourite, { params: { type, id: 'nothing' } })).status).toBe(404);
    }
    expect((await player.refused(addFavourite, { params: { type: 'players', id: '1' } })).status).toBe(404);
  });

  it('[FAV-1] favourite matches are chosen by status, also in the list of matches', async () => {
    const player = await asDemo(sandbox, 'vip');
    const one = async (status: number) =>
      (await sandbox.call(getMatches, { query: { match_status: String(status), limit: 1 } })).data[0]?.id ?? '';
    const [coming, live] = [await one(0), await one(1)];
    for (const id of [coming, live]) await player.call(addFavourite, { params: { type: 'matches', id } });
    const chosen = await player.call(getFavourites, { params: { type: 'matches' }, query: { matchStatus: '1' } });
    expect(chosen.data.map(({ id }) => id)).toEqual([live]);
    const { data } = await player.call(getMatches, { query: { favourite: true } });
    expect(data.map(({ id }) => id).toSorted()).toEqual([coming, live].toSorted());
    expect((await sandbox.refused(getMatches, { query: { favourite: true } })).status).toBe(401);
  });

  it('[NOTIF-1] notifications are listed newest first, counted and read', async () => {
    const player = await asDemo(sandbox, 'rich');
    for (let count = 1; count <= 3; count += 1) {
      sandbox.pass(1000);
      await notify(sandbox.core, player.id, { kind: 'deposit_done', language: 'en', amount: String(count) });
    }
    const { data, counters } = await player.call(getNotifications);
    expect(data.map(({ caption }) => caption)).toEqual(['3', '2', '1']);
    expect(counters).toEqual({ unread: 3, total: 3 });
    const ids = [data[0]?.id ?? '', 'unknown'];
    expect(await player.call(readNotifications, { body: { ids } })).toEqual({ unread: 2, total: 3 });
    const unread = await player.call(getNotifications, { query: { read: false, limit: 1 } });
    expect(unread.data.map(({ caption }) => caption)).toEqual(['2']);
    expect(unread.pagination).toEqual({ total: 2, page: 1, limit: 1, last_page: 2 });
    expect(await player.call(readAllNotifications)).toEqual({ unread: 0, total: 3 });
    expect(await player.call(getNotificationCounters)).toEqual({ unread: 0, total: 3 });
  });

  it("[NOTIF-1] nobody reads or marks somebody else's", async () => {
    const [owner, other] = [await asDemo(sandbox, 'pve'), await asDemo(sandbox, 'vip')];
    await notify(sandbox.core, owner.id, { kind: 'welcome', language: 'pt-BR' });
    const { data } = await owner.call(getNotifications);
    expect(data[0]?.title).toBe('Boas-vindas ao Slipstream');
    await other.call(readNotifications, { body: { ids: [data[0]?.id ?? ''] } });
    await other.call(readAllNotifications);
    expect(await owner.call(getNotificationCounters)).toEqual({ unread: 1, total: 1 });
    expect((await other.call(getNotifications)).data).toEqual([]);
  });

  it('[NOTIF-1] only so many are kept', async () => {
    const player = await asDemo(sandbox, 'empty');
    const content = { title: 't', caption: '', body: '', type: 'info', object_type: 'none', object_id: null };
    const row = { ...content, player_id: player.id, read: 0 as const, created_ms: 1 };
    const rows = Array.from({ length: 500 }, (_, index) => ({ ...row, id: `n${index}` }));
    for (let from = 0; from < 500; from += 100) {
      await sandbox.core.database
        .insertInto('notification')
        .values(rows.slice(from, from + 100))
        .execute();
    }
    await notifyWith(sandbox.core, player.id, { ...content, title: 'newest' });
    const { data, counters } = await player.call(getNotifications);
    expect(counters.total).toBe(500);
    expect(data[0]?.title).toBe('newest');
  });

  it.each(['a\u0000bc', '\ud800abc', 'ab\u202Ec', '💥💥💥'])(
    'any text %j can be sent, and none breaks a database',
    async (q) => {
      const player = await asDemo(sandbox, 'rich');
      const reply = await fetch(`${sandbox.origin}/v2/search/history`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${player.token}` },
        body: JSON.stringify({ q }),
      });
      expect(reply.status).toBe(q.includes('\0') ? 400 : 200);
      await player.call(clearSearchHistory);
    },
  );

  it('[CAT-4] searches are remembered, the latest first, each once, twenty of them', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    const search = (q: string) => {
      sandbox.pass(10);
      return player.call(addSearch, { body: { q } });
    };
    await search('arsenal');
    await search('bayern');
    expect((await search('arsenal')).data).toEqual(['arsenal', 'bayern']);
    for (let count = 0; count < 25; count += 1) await search(`team ${count}`);
    const { data } = await player.call(getSearchHistory);
    expect(data).toHaveLength(20);
    expect(data[0]).toBe('team 24');
    expect((await (await asDemo(sandbox, 'rich')).call(getSearchHistory)).data).toEqual([]);
    await player.call(clearSearchHistory);
    expect((await player.call(getSearchHistory)).data).toEqual([]);
  });
});
