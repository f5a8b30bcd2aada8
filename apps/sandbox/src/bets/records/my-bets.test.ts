import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { getBets } from '@slipstream/contract/http/bets/get-bets';
import { readWire } from '@slipstream/contract/client-form';
import { playerEventWire, type PlayerEvent } from '@slipstream/contract/live/player-events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { asBettor, boardsOf, pickOf, several, single, type Bettor } from '../testing/bettor.ts';

let sandbox: TestSandbox;

/** What a page of the player hears. */
async function listen(player: Bettor): Promise<readonly PlayerEvent[]> {
  const client = await sandbox.connect({ token: (await player.call(createWebsocketToken)).token });
  const channel = `$player:${player.id}`;
  const [granted] = (await player.call(authorizeChannels, { body: { channels: [channel] } })).channels;
  const events: PlayerEvent[] = [];
  const subscription = client.newSubscription(channel, { token: granted?.token ?? '' });
  subscription.on('publication', ({ data }) => {
    const read = readWire(playerEventWire, data);
    if (read.kind === 'read') events.push(read.value);
  });
  subscription.subscribe();
  await subscription.ready(5000);
  return events;
}

describeEachPlace('my bets', (place) => {
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
  });
  afterAll(() => sandbox.close());

  it('[MYBETS-4] are listed page by page, newest first, by status and type, and to their player only', async () => {
    const player = await asBettor(sandbox, 'ordinary');
    const picks = boardsOf(sandbox, 3).map((board) => pickOf(board));
    const placedIds: string[] = [];
    for (const pick of picks) {
      const { bets: placed } = await player.place([single(pick, 100)]);
      placedIds.unshift(...placed.map(({ id }) => id));
      sandbox.core.clock.step(1);
    }
    const { bets: combos } = await player.place([several('combo', picks, 100)]);
    const list = (query: object) => player.call(getBets, { query });
    const [one, two, all] = [await list({ limit: 3 }), await list({ limit: 3, page: 2 }), await list({})];
    expect([one.bets.length, two.bets.length]).toEqual([3, 1]);
    expect(one.pagination).toEqual({ total: 4, page: 1, limit: 3, last_page: 2 });
    expect([...one.bets, ...two.bets].map(({ id }) => id)).toEqual(all.bets.map(({ id }) => id));
    expect(all.pagination).toMatchObject({ limit: 500, last_page: 1 });
    expect(all.bets.map(({ id }) => id)).toEqual([...combos.map(({ id }) => id), ...placedIds]);
    expect(new Set(all.bets.map(({ id }) => id)).size).toBe(4);
    expect((await list({ type: 'combo' })).bets.map(({ id }) => id)).toEqual(combos.map(({ id }) => id));
    expect((await list({ type: 'single,system' })).bets.map(({ id }) => id)).toEqual(placedIds);
    expect((await list({ status: 'waiting_results,submitted', locale: 'de' })).bets).toHaveLength(4);
    expect((await list({ status: 'done,cashed_out' })).bets).toEqual([]);
    expect((await player.refused(getBets, { query: { limit: 501 } })).status).toBe(400);
    expect((await sandbox.refused(getBets)).status).toBe(401);
    expect((await (await asBettor(sandbox, 'rich')).call(getBets)).bets).toEqual([]);
  });

  it('[MYBETS-5] are pushed with every change under the same id, a newer version each time', async () => {
    const player = await asBettor(sandbox, 'vip');
    const events = await listen(player);
    const [board] = boardsOf(sandbox, 1, { status: 1 });
    if (board === undefined) throw new Error('nothing is on');
    const { bets } = await player.place([single(pickOf(board), 200)]);
    const id = bets[0]?.id;
    const told = () => events.flatMap((event) => (event.event === 'bet_changed' ? [event.bet] : []));
    await vi.waitFor(() => expect(told().map(({ status }) => status)).toEqual(['submitted']), { timeout: 20_000 });
    sandbox.pass(5_000);
    await sandbox.core.book.round();
    await vi.waitFor(() => expect(told().at(-1)?.status).toBe('waiting_results'), { timeout: 20_000 });
    expect(new Set(told().map((bet) => bet.id))).toEqual(new Set([id]));
    const versions = told().map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  it('[MYBETS-5] [MYBETS-6] tell what they are worth when that has moved', async () => {
    const player = await asBettor(sandbox, 'rich');
    const events = await listen(player);
    const [board] = boardsOf(sandbox, 1);
    if (board === undefined) throw new Error('nothing is on');
    const { bets } = await player.place([single(pickOf(board), 10_000)]);
    const id = bets[0]?.id;
    // What is told of a bet carries its offer too: told after the provider went down, it would be the news itself.
    const told = () => events.some((event) => event.event === 'bet_changed');
    await vi.waitFor(() => expect(told()).toBe(true), { timeout: 20_000 });
    sandbox.core.setProvider(board.fixture.provider, 'inactive');
    const offers = () => events.filter((event) => event.event === 'bet_cashout_changed');
    // A round that was under way when the provider went down has not seen it yet; a later one has.
    const lookAgain = async () => {
      sandbox.pass(1_500);
      await sandbox.core.book.round();
      expect(offers()).not.toEqual([]);
    };
    await vi.waitFor(lookAgain, { timeout: 20_000 });
    sandbox.core.setProvider(board.fixture.provider, 'active');
    expect(offers().at(-1)).toMatchObject({ betId: id, toCashout: null, cashout: { reason: 'provider_inactive' } });
  });
});
