import { addFavourite } from '@slipstream/contract/http/account/add-favourite';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getConfig } from '@slipstream/contract/http/site/get-config';
import { getSettings } from '@slipstream/contract/http/site/get-settings';
import { getNotifications } from '@slipstream/contract/http/account/get-notifications';
import { saveSettings } from '@slipstream/contract/http/account/save-settings';
import { updateLocale } from '@slipstream/contract/http/account/update-locale';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { asDemo } from '../../testing/as-player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { startPushService } from '../../testing/push-service.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import type { BoardChange } from '../../world/boards/board-change.ts';
import { createFavouriteNews } from '../favourites/favourite-news.ts';
import { subscriptionsMax, subscriptionsOf } from './subscriptions.ts';

/** A tick is made by each try. */
const patience = { timeout: 30_000, interval: 200 };

describeEachPlace('push messages', (place) => {
  let sandbox: TestSandbox;
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    service = await startPushService();
  });
  beforeEach(() => {
    service.answer(201);
    service.received.length = 0;
  });
  afterAll(async () => {
    await sandbox.close();
    await service.close();
  });

  const subscribed = async (who: string, device: string) => {
    const player = await asDemo(sandbox, who);
    await player.call(saveSettings, { body: { push_subscription: service.subscribe(device) } });
    return player;
  };
  const devicesOf = async (id: string) =>
    (await subscriptionsOf(sandbox.core.database, id)).map(({ endpoint }) => new URL(endpoint).pathname.slice(1));
  const notify = (player: string, input: object) => sandbox.control('notify', { player, ...input });

  it('[PUSH-1] arrive encrypted for the device and signed with the key of the site, in the player’s language', async () => {
    const player = await subscribed('ordinary', 'phone');
    const { site } = await sandbox.call(getConfig);
    const key = site.push_notification?.type === 'web_push' ? site.push_notification.public_key : '';
    await player.call(updateLocale, { body: { locale: 'de' } });
    await notify('ordinary', { about: 'bet', id: 'bet-1', topic: 'bet_settled', title: 'Deine Wette' });
    expect(service.received).toMatchObject([
      {
        device: 'phone',
        message: { title: 'Deine Wette', locale: 'de', object_type: 'bet', object_id: 'bet-1' },
        claims: { aud: service.origin, sub: 'mailto:push@slipstream.example', key },
        ttl: '14400',
      },
    ]);
    await player.call(updateLocale, { body: { locale: 'en' } });
  });

  it('[PUSH-1] [ODDS-2] tell of what the player has chosen, which is kept with the account', async () => {
    const player = await subscribed('rich', 'laptop');
    const chosen = await player.call(saveSettings, { body: { push_topics: ['bonus', 'goal'] } });
    expect(chosen.push_topics).toEqual(['goal', 'bonus']);
    expect((await (await asDemo(sandbox, 'rich')).call(getSettings)).push_topics).toEqual(['goal', 'bonus']);
    await notify('rich', { topic: 'bet_settled' });
    await notify('rich', { topic: 'goal' });
    expect(service.received.map(({ device }) => device)).toEqual(['laptop']);
    await player.call(saveSettings, { body: { offers: 'off' } });
    await notify('rich', { topic: 'bonus' });
    expect(service.received).toHaveLength(1);
  });

  it('[PUSH-2] a player has the last few devices; one can be ended, and all', async () => {
    const names = Array.from({ length: subscriptionsMax + 2 }, (_, at) => `device-${at}`);
    const player = await asDemo(sandbox, 'vip');
    for (const name of names) {
      sandbox.pass(10);
      await player.call(saveSettings, { body: { push_subscription: service.subscribe(name) } });
    }
    expect(await devicesOf(player.id)).toEqual(names.slice(2).toReversed());
    await player.call(saveSettings, { body: { push_endpoint_ended: `${service.origin}/${names.at(-1)}` } });
    expect(await devicesOf(player.id)).toHaveLength(subscriptionsMax - 1);
    await player.call(saveSettings, { body: { push_subscription: null } });
    expect(await devicesOf(player.id)).toEqual([]);
  });

  it('[PUSH-2] a device is of whoever signed in there last, and nobody ends somebody else’s', async () => {
    const shared = service.subscribe('shared');
    const [first, second] = [await asDemo(sandbox, 'empty'), await asDemo(sandbox, 'brazil')];
    await first.call(saveSettings, { body: { push_subscription: shared } });
    await second.call(saveSettings, { body: { push_subscription: shared } });
    await first.call(saveSettings, { body: { push_endpoint_ended: shared.endpoint } });
    expect([await devicesOf(first.id), await devicesOf(second.id)]).toEqual([[], ['shared']]);
  });

  it('[PUSH-3] a device that is gone is forgotten, one that is only unwell is not, and no redirect is followed', async () => {
    const player = await subscribed('pve', 'tablet');
    for (const status of [500, 429, 302]) {
      service.answer(status);
      await notify('pve', { topic: 'bet_settled' });
      expect(await devicesOf(player.id)).toEqual(['tablet']);
    }
    service.answer(410);
    await notify('pve', { topic: 'bet_settled' });
    expect(await devicesOf(player.id)).toEqual([]);
    await player.call(saveSettings, { body: { push_subscription: service.subscribe('watch') } });
    service.answer(201);
    service.forget('watch');
    await notify('pve', { topic: 'bet_settled' });
    expect(await devicesOf(player.id)).toEqual([]);
  });

  it('[PUSH-4] an address that is no push service is refused', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    const { keys } = service.subscribe('elsewhere');
    for (const endpoint of ['https://169.254.169.254/x', 'http://10.0.0.1/x', 'https://attacker.example/x']) {
      const { status } = await player.refused(saveSettings, { body: { push_subscription: { endpoint, keys } } });
      expect(status).toBe(400);
    }
  });

  it('[PUSH-1] [NOTIF-3] a favourite that starts, and a new bonus, are told and lead to it', async () => {
    const player = await subscribed('limited', 'pocket');
    const query = { match_status: '0', sport_key: 'soccer', sort_by: 'start_time:asc', limit: 1 };
    const [match] = (await sandbox.call(getMatches, { query })).data;
    if (match?.type !== 'match') throw new Error('no match');
    await player.call(addFavourite, { params: { type: 'matches', id: match.id } });
    await sandbox.control('jump', {
      to: new Date(Date.parse(match.start_time.replace(' UTC', 'Z')) - 1000).toISOString(),
    });
    sandbox.pass(1000);
    await vi.waitFor(() => {
      sandbox.pass(1000);
      expect(service.received.map(({ message }) => message)).toContainEqual(
        expect.objectContaining({ object_type: 'match', object_id: match.id }),
      );
    }, patience);
    await sandbox.control('bonus-issue', { player: 'limited', offer: 'welcome-freebet' });
    await vi.waitFor(() => {
      sandbox.pass(1000);
      expect(service.received.at(-1)?.message).toMatchObject({ title: 'You have a new bonus', object_type: 'bonus' });
    }, patience);
    const { data } = await player.call(getNotifications);
    expect(data.map(({ object_type: type }) => type).slice(0, 2)).toEqual(['bonus', 'match']);
  });

  it('[PUSH-1] each goal of a favourite is told, in sports with few of them', async () => {
    const player = await subscribed('brazil', 'pitch');
    const { data } = await sandbox.call(getMatches, { query: { match_status: '0', limit: 100 } });
    const one = (key: string) => data.find((event) => event.type === 'match' && event.tournament.sport.key === key);
    const news = createFavouriteNews(sandbox.core);
    for (const match of [one('soccer'), one('basketball')]) {
      if (match?.type !== 'match') throw new Error('no match');
      await player.call(addFavourite, { params: { type: 'matches', id: match.id } });
      const { home, away } = match.competitors;
      const fixture = { id: match.id, home, away, sportKey: match.tournament.sport.key };
      for (const score of [
        [0, 0],
        [0, 0],
        [1, 0],
        [1, 0],
        [1, 1],
      ]) {
        const board = { fixture, state: { status: 1, score } };
        news.hear({ board, statusChanged: false, stateChanged: true } as unknown as BoardChange);
      }
    }
    await news.flush();
    await sandbox.core.pushes.settle();
    const here = service.received.filter(({ device }) => device === 'pitch');
    expect(here.map(({ message }) => message)).toMatchObject([
      { title: expect.stringMatching(/^Gol em .+ – .+$/) as string, body: 'O placar é 1:0.', object_type: 'match' },
      { body: 'O placar é 1:1.', locale: 'pt-BR' },
    ]);
  });

  it('[PUSH-1] the key of a site is the same after a restart', async () => {
    const before = sandbox.core.pushes.publicKey;
    const { vapidKeys } = await import('./vapid-keys.ts');
    expect((await vapidKeys(sandbox.core.database, { keys: null })).publicKey).toBe(before);
  });
});
