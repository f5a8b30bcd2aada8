import { activateBonus } from '@slipstream/contract/http/bonuses/activate-bonus';
import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { getAmbProgress } from '@slipstream/contract/http/bonuses/get-amb-progress';
import { getBonuses } from '@slipstream/contract/http/bonuses/get-bonuses';
import { getTournamentBonuses } from '@slipstream/contract/http/bonuses/get-tournament-bonuses';
import { getTournamentRating } from '@slipstream/contract/http/bonuses/get-tournament-rating';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asBettor, boardsOf, openMarkets, pickOf, single, type Bettor } from '../bets/testing/bettor.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import { describeEachPlace } from '../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

const hourMs = 3_600_000;

describeEachPlace('farming', (place) => {
  let sandbox: TestSandbox;
  let player: Bettor;
  const told: string[] = [];

  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
    player = await asBettor(sandbox, 'ordinary');
    const client = await sandbox.connect({
      getToken: async () => (await player.call(createWebsocketToken, { body: {} })).token,
    });
    const channel = `$player:${player.id}`;
    const granted = await player.call(authorizeChannels, { body: { channels: [channel] } });
    for (const [name, token] of [
      [channel, granted.channels[0]?.token ?? ''],
      ['updates:en', ''],
    ] as const) {
      const subscription = client.newSubscription(name, token === '' ? {} : { token });
      subscription.on('publication', ({ data }) => told.push((data as { event: string }).event));
      subscription.subscribe();
      await subscription.ready(5000);
    }
  });
  afterAll(() => sandbox.close());

  const of = async (type: string) => (await player.call(getBonuses, { query: { type, limitPerType: 50 } })).data;
  const hunting = async () => {
    const found = (await of('hunting')).find((bonus) => bonus.bonus_type === 'hunting');
    if (found?.bonus_type !== 'hunting') throw new Error('no hunting');
    return found;
  };

  it('[BONUS-7] points come when bets are settled, each match once, and pass a threshold into a freebet', async () => {
    const { id } = await hunting();
    const bonus = { id, type: 'hunting', odds: null } as const;
    const boards = boardsOf(sandbox, 3, { sport: 'soccer' });
    const placed = [];
    for (const board of boards) placed.push(...(await player.place([single(pickOf(board), 1000, { bonus })])).bets);
    const [first] = boards;
    if (first === undefined) throw new Error('nothing to bet on');
    const again = await player.place([single(pickOf(first, openMarkets(first)[1]), 1000, { bonus })]);
    expect(again.bets[0]?.farmed).toEqual([]);
    const expected = placed.map(({ odds }) => Math.floor((10 * 10 * (odds - 1000)) / 1000));
    expect(placed.map(({ farmed }) => farmed[0]?.points ?? 0)).toEqual(expected);
    const total = expected.reduce((sum, points) => sum + points, 0);
    expect((await hunting()).farming).toMatchObject({ points: 80, potential_points: total, bets_count: 4 });
    const before = (await of('freebet')).length;
    sandbox.core.clock.jump(Math.max(...boards.map(({ fixture }) => fixture.startMs)) + 12 * hourMs);
    await sandbox.core.book.round();
    const after = await hunting();
    expect(after.farming).toMatchObject({ points: 80 + total, potential_points: 0 });
    expect(after.thresholds[0]).toMatchObject({ points: 100, reached: 80 + total >= 100 });
    // One freebet of the threshold and one of the third bet of 5.00 or more.
    const rewards = (await of('freebet')).filter(({ name }) => name === 'Reward free bet');
    expect((await of('freebet')).length).toBe(before + rewards.length);
    expect(rewards.length).toBeGreaterThanOrEqual(1);
    await sandbox.core.bonuses.round();
    await expect
      .poll(() => told.filter((event) => event === 'bonus_issued').length)
      .toBeGreaterThanOrEqual(rewards.length);
  });

  it('[BONUS-2] the progress bar counts settled bets of the least stake', async () => {
    const { data } = await player.call(getAmbProgress, { body: { bets: [] } });
    expect(data[0]).toMatchObject({
      min_stake: 500,
      progress_count: 4,
      ranges: [{ reached: true }, { reached: false }],
    });
  });

  it('[BONUS-7] [BONUS-8] [RT-5] a tournament’s pool grows with settled bets, is told to all, and is paid by places', async () => {
    const cup = { id: 'weekend-cup', type: 'tournament', odds: null } as const;
    const other = await asBettor(sandbox, 'rich');
    const empty = await asBettor(sandbox, 'spi_test');
    await empty.call(activateBonus, { params: { id: 'weekend-cup' } });
    const [board] = boardsOf(sandbox, 1, { sport: 'soccer' });
    if (board === undefined) throw new Error('nothing to bet on');
    const poolOf = async () => (await sandbox.call(getTournamentBonuses)).data[0];
    const before = await poolOf();
    await player.place([single(pickOf(board), 20_000, { bonus: cup })]);
    await other.place([single(pickOf(board), 100, { bonus: cup })]);
    sandbox.core.clock.jump(board.fixture.startMs + 12 * hourMs);
    await sandbox.core.book.round();
    expect((await poolOf())?.pool_amount).toBe((before?.pool_amount ?? 0) + 201);
    sandbox.pass(1_000);
    await sandbox.core.bonuses.round();
    await expect.poll(() => told).toContain('tournament_pool_changed');
    const { current_user: own } = await player.call(getTournamentRating, { params: { id: 'weekend-cup' } });
    expect(own?.position).toBeLessThanOrEqual(10);
    // The steps of the hunting above, and nothing of the bets that were only counted.
    const reached = (await hunting()).thresholds.filter((step) => step.reached).length;
    expect(own?.farmed_freebets_count).toBe(reached);
    expect(reached).toBeGreaterThan(0);
    const cash = await player.balance();
    const pool = (await poolOf())?.pool_amount ?? 0;
    await sandbox.core.database.updateTable('tournament').set({ ends_ms: sandbox.core.clock.now() }).execute();
    const seen: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      await sandbox.core.bonuses.round();
      const state = await poolOf();
      seen.push(`${state?.pool_state} ${state?.payout_state}`);
    }
    expect(seen).toEqual(['finished initial', 'finished approved', 'finished paid', 'finished paid']);
    const permille = [400, 220, 100][(own?.position ?? 1) - 1] ?? 40;
    expect((await player.balance()) - cash).toBe(Math.floor((pool * permille) / 1000));
    // Over, it still tells what was won, though nothing is left in it.
    expect((await poolOf())?.pool_amount).toBe(pool);
    expect((await of('tournament'))[0]?.user_bonus_status).toBe('bonus_over');
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});
