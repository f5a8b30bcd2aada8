import { channelOf } from '@slipstream/contract/live/channels';
import { playerEventWire } from '@slipstream/contract/live/player-events';
import { getBets } from '@slipstream/contract/http/bets/get-bets';
import { getBetsSummary } from '@slipstream/contract/http/bets/get-bets-summary';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { asBettor, boardsOf, pickOf, several, single } from '../testing/bettor.ts';

const hourMs = 3_600_000;

/** Lets the world move on until the player's bets are settled, and never longer than a few days. */
async function settleAll(sandbox: TestSandbox, isDone: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < 60 && !(await isDone()); steps += 1) {
    sandbox.core.clock.step(4 * hourMs);
    await sandbox.core.book.round();
  }
  expect(await isDone()).toBe(true);
}

describeEachPlace('settlement', (place) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
  });
  afterAll(() => sandbox.close());

  it('[MYBETS-2] [MYBETS-3] [RT-5] pays every bet once and tells its player', async () => {
    const player = await asBettor(sandbox, 'ordinary');
    const events: z.output<typeof playerEventWire>[] = [];
    const publish = sandbox.core.realtime.publish.bind(sandbox.core.realtime);
    sandbox.core.realtime.publish = (channel, data, options) => {
      if (channel === channelOf({ kind: 'player', playerId: player.id })) events.push(z.parse(playerEventWire, data));
      return publish(channel, data, options);
    };
    const before = await player.balance();
    const boards = boardsOf(sandbox, 4);
    const picks = boards.map((board) => pickOf(board));
    for (const pick of picks) await player.place([single(pick, 200)]);
    await player.place([several('combo', picks, 200)]);
    await player.place([several('system', picks, 600, '2-of-4')]);
    await settleAll(sandbox, async () => {
      const { bets } = await player.call(getBets, { query: { status: 'waiting_results,ready_to_process' } });
      return bets.length === 0;
    });
    const { bets } = await player.call(getBets, {});
    const toldOf = (id: string) =>
      events.filter((event) => event.event === 'bet_changed').findLast((event) => event.bet.id === id)?.bet.status;
    // A player is told once the transaction is committed, so a moment after the bet is read.
    await vi.waitFor(() => expect(bets.map(({ id }) => toldOf(id))).toEqual(bets.map(() => 'done')), {
      timeout: 30_000,
    });
    sandbox.core.realtime.publish = publish;
    expect(bets).toHaveLength(6);
    for (const bet of bets) {
      expect(bet.status).toBe('done');
      expect(bet.result).toMatch(/^(win|lose|refund)/);
      expect(bet.selections.some(({ status }) => status !== 'open')).toBe(true);
      expect(bet.cashout.reason).toBe('settled');
    }
    const paid = bets.reduce((sum, bet) => sum + (bet.win_amount ?? 0), 0);
    expect(await player.balance()).toBe(before - 1600 + paid);
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
    const postings = await sandbox.core.database
      .selectFrom('posting')
      .select('reference')
      .where('id', 'like', 'settle:%')
      .execute();
    expect(new Set(postings.map(({ reference }) => reference)).size).toBe(6);
    expect(postings).toHaveLength(6);
    expect(events.some(({ event }) => event === 'balance_changed')).toBe(true);
    const day = new Date(sandbox.core.clock.now()).toISOString().slice(0, 10);
    const query = { currency: 'EUR', from: '2026-11-01', to: day, timeZone: 'Europe/Berlin' };
    const summary = await player.call(getBetsSummary, { query });
    expect(summary).toMatchObject({ bets_count: 6, staked: 1600, returned: paid, open_stake: 0 });
    expect((await player.refused(getBetsSummary, { query: { ...query, timeZone: 'Nowhere' } })).status).toBe(400);
  });

  it('goes on where a crash stopped it, and pays nothing twice', async () => {
    const player = await asBettor(sandbox, 'ordinary');
    const [board] = boardsOf(sandbox, 1);
    if (board === undefined) throw new Error('nothing is on');
    const { bets } = await player.place([single(pickOf(board), 300)]);
    const id = bets[0]?.id ?? '';
    const { database, book } = sandbox.core;
    // The leg's result was written and then the process died.
    await database.updateTable('bet_leg').set({ status: 'win' }).where('bet_id', '=', id).execute();
    await database.updateTable('bet').set({ to_check: 1, status: 'ready_to_process' }).where('id', '=', id).execute();
    await book.round();
    const paid = await player.balance();
    const done = await player.bet(id);
    expect(done).toMatchObject({ status: 'done', result: 'win_entire' });
    // The bet was paid and the mark somehow stayed.
    await database.updateTable('bet').set({ to_check: 1 }).where('id', '=', id).execute();
    await book.round();
    expect(await player.balance()).toBe(paid);
    expect(await auditLedger(database)).toEqual([]);
  });

  it('gives the stake back when the world has no such match any more', async () => {
    const player = await asBettor(sandbox, 'ordinary');
    const before = await player.balance();
    const [board] = boardsOf(sandbox, 1);
    if (board === undefined) throw new Error('nothing is on');
    const { bets } = await player.place([single(pickOf(board), 300)]);
    sandbox.core.setSeed('another world');
    await sandbox.core.book.round();
    expect(await player.bet(bets[0]?.id ?? '')).toMatchObject({
      status: 'done',
      result: 'refund_entire',
      win_amount: 300,
      selections: [{ status: 'void' }],
    });
    expect(await player.balance()).toBe(before);
  });
});
