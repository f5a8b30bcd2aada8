import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { channelOf } from '@slipstream/contract/live/channels';
import { playerEventWire, type PlayerEventWire } from '@slipstream/contract/live/player-events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { asBettor, boardsOf, pickOf, single } from '../bets/testing/bettor.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';
import { databaseNow } from './database-time.ts';

const patience = { timeout: 60_000, interval: 50 };

let sandbox: TestSandbox | null = null;
afterEach(async () => {
  await sandbox?.close();
  sandbox = null;
});

/** A player who bet, and everything their page hears from then on. */
async function playerWhoBet(own: TestSandbox) {
  const player = await asBettor(own, 'ordinary');
  const [board] = boardsOf(own, 1);
  if (board === undefined) throw new Error('there is no match to bet on');
  const { bets } = await player.place([single(pickOf(board), 500)]);
  const channel = channelOf({ kind: 'player', playerId: player.id });
  const { token } = await player.call(createWebsocketToken);
  const { channels } = await player.call(authorizeChannels, { body: { channels: [channel] } });
  const client = await own.connect({ token });
  const events: PlayerEventWire[] = [];
  const subscription = client.newSubscription(channel, { token: channels[0]?.token ?? '' });
  subscription.on('publication', ({ data }) => events.push(z.parse(playerEventWire, data)));
  subscription.subscribe();
  await subscription.ready(20_000);
  return { events, betId: bets[0]?.id ?? '', balance: await player.balance() };
}

describe.skipIf(!hasPostgres)('a process that is gone', () => {
  it('[RUN-8] may have left something unsaid: another says how bets and balances stand', async () => {
    sandbox = await runningSandbox({ database: await createTestDatabase(), skewMs: 0 });
    const { database, cluster } = sandbox.core;
    await vi.waitUntil(() => cluster.jobs.isHeld(), patience);
    const { events, betId, balance } = await playerWhoBet(sandbox);
    // It is seen, and never again. Only now, since it is missed once, and the page has to be listening by then.
    const gone = { id: 'gone', role: 'api', origin: 'http://127.0.0.1:1', channels: '[]', seen_ms: databaseNow };
    await database.insertInto('process').values(gone).execute();
    await vi.waitUntil(() => events.some(({ event }) => event === 'bet_changed'), patience);
    await vi.waitUntil(() => events.some(({ event }) => event === 'balance_changed'), patience);
    const told = events.flatMap((event): readonly (string | number)[] => {
      if (event.event === 'bet_changed') return [event.bet.id];
      return event.event === 'balance_changed' && event.balance.currency === 'EUR' ? [event.balance.amount] : [];
    });
    expect(new Set(told)).toEqual(new Set([betId, balance]));
  });
});
