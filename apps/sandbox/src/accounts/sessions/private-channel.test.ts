import { addFavourite } from '@slipstream/contract/http/account/add-favourite';
import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { deleteFavourite } from '@slipstream/contract/http/account/delete-favourite';
import { deposit } from '@slipstream/contract/http/account/deposit';
import { readAllNotifications } from '@slipstream/contract/http/account/read-all-notifications';
import { readWire } from '@slipstream/contract/client-form';
import { playerEventWire, type PlayerEvent } from '@slipstream/contract/live/player-events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asDemo, type TestPlayer } from '../../testing/as-player.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

/** What arrives on a player's own channel, every message read by the contract. */
async function listen(player: TestPlayer): Promise<readonly PlayerEvent[]> {
  const { token } = await player.call(createWebsocketToken);
  const client = await sandbox.connect({ token });
  const channel = `$player:${player.id}`;
  const [granted] = (await player.call(authorizeChannels, { body: { channels: [channel] } })).channels;
  const events: PlayerEvent[] = [];
  const subscription = client.newSubscription(channel, { token: granted?.token ?? '' });
  subscription.on('publication', ({ data }) => {
    const read = readWire(playerEventWire, data);
    if (read.kind !== 'read') throw new Error(JSON.stringify(read.issues));
    events.push(read.value);
  });
  subscription.subscribe();
  await subscription.ready(5000);
  return events;
}

describe('the private channel', () => {
  it('[RT-3] a token names the player, or nobody', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    expect((await player.call(createWebsocketToken)).player_id).toBe(player.id);
    expect((await sandbox.call(createWebsocketToken)).player_id).toBeNull();
  });

  it('[RT-4] opens to its owner only', async () => {
    const player = await asDemo(sandbox, 'ordinary');
    const others = { body: { channels: ['$player:demo-rich'] } };
    expect((await player.refused(authorizeChannels, others)).status).toBe(403);
    expect((await sandbox.refused(authorizeChannels, others)).status).toBe(401);
    const both = { body: { channels: [`$player:${player.id}`, '$player:demo-rich'] } };
    expect((await player.refused(authorizeChannels, both)).status).toBe(403);
  });

  it("[RT-3] a token of one player's does not open another's channel", async () => {
    const [rich, vip] = [await asDemo(sandbox, 'rich'), await asDemo(sandbox, 'vip')];
    const channel = `$player:${rich.id}`;
    const [granted] = (await rich.call(authorizeChannels, { body: { channels: [channel] } })).channels;
    const client = await sandbox.connect({ token: (await vip.call(createWebsocketToken)).token });
    const stolen = client.newSubscription(channel, { token: granted?.token ?? '' });
    // Such a token is no mistake, so the whole connection ends.
    const ended = new Promise((resolve) => client.on('disconnected', resolve));
    stolen.subscribe();
    expect(await ended).toMatchObject({ code: 3500 });
    expect(stolen.state).not.toBe('subscribed');
  });

  it('[RT-5] tells of every balance and notification, once it is committed, and nobody else hears it', async () => {
    const [player, other] = [await asDemo(sandbox, 'ordinary'), await asDemo(sandbox, 'vip')];
    const [events, others] = [await listen(player), await listen(other)];
    await player.call(deposit, {
      headers: { 'Idempotency-Key': 'private-channel-01' },
      body: { currency: 'EUR', amount: 1234, method: 'card' },
    });
    await player.call(readAllNotifications);
    await vi.waitFor(() => expect(events).toHaveLength(4));
    expect(events).toMatchObject([
      { event: 'balance_changed', balance: { currency: 'EUR', amount: 101_234, version: 2 } },
      { event: 'notification', notification: { title: 'Deposit received', read: false } },
      { event: 'unread_counters_changed', notifications: { unread: 1, total: 1 } },
      { event: 'unread_counters_changed', notifications: { unread: 0, total: 1 } },
    ]);
    expect(others).toEqual([]);
  });

  it('[FAV-2] says which favourites came and went, and nothing when a call changed nothing', async () => {
    const player = await asDemo(sandbox, 'vip');
    const events = await listen(player);
    const favourite = { params: { type: 'markets', id: '18' } };
    for (const call of [addFavourite, addFavourite, deleteFavourite, deleteFavourite]) {
      await player.call(call, favourite);
    }
    const changes = () => events.filter(({ event }) => event === 'favourite_changed');
    await vi.waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()).toMatchObject([
      { type: 'markets', id: '18', isFavourite: true },
      { type: 'markets', id: '18', isFavourite: false },
    ]);
  });
});
