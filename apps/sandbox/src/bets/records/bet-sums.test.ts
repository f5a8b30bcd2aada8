import { betSumFaults } from '@slipstream/betting/summary/bet-sum';
import { toClient } from '@slipstream/contract/client-form';
import { betWire } from '@slipstream/contract/entities/bets/bet';
import { cashOut } from '@slipstream/contract/http/bets/cash-out';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readPlayer } from '../../accounts/players/player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { placeBetsOf } from '../placing/place-bets.ts';
import { decideSubmitted } from '../acceptance/decide-submitted.ts';
import { asBettor, boardsOf, pickOf, single } from '../testing/bettor.ts';
import { cashoutOrder } from '../testing/cashout-order.ts';
import { createRandomBets } from '../testing/random-bets.ts';
import type { BetRecord } from './bet-record.ts';
import { repriced } from './bet-shape.ts';
import { loadBets } from './bet-store.ts';

const hourMs = 3_600_000;

describeEachPlace('[MYBETS-7] the sums of bets', (place) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
  });
  afterAll(() => sandbox.close());

  /** Every bet of the book as its player would see it, with what does not fit about it. */
  async function misfits(): Promise<readonly unknown[]> {
    const { book, database } = sandbox.core;
    const rows = await database.selectFrom('bet').select('id').execute();
    const bets = await loadBets(
      database,
      rows.map(({ id }) => id),
    );
    return bets.flatMap(misfitsOf);

    function misfitsOf(bet: BetRecord): readonly unknown[] {
      const shown = toClient(z.parse(betWire, book.show(bet, 'en')));
      const faults = betSumFaults(shown);
      return faults.length === 0 ? [] : [{ status: bet.status, type: bet.type, faults }];
    }
  }

  /** Decides what waits at prices a tenth lower than they were agreed on. */
  async function decideFallen(): Promise<void> {
    const { database } = sandbox.core;
    const rows = await database.selectFrom('bet').select('id').where('status', '=', 'submitted').execute();
    for (const { id } of rows) await decideOne(id);
  }

  function decideOne(id: string): Promise<void> {
    const { book } = sandbox.core;
    const environment = { ...book.environment, priceFactorPermille: 900 };
    return book.writer.run(async (entry) => {
      const [bet] = await loadBets(entry.transaction, [id]);
      if (bet !== undefined) await decideSubmitted(entry, { ...book, environment }, bet);
    });
  }

  it('hold for a bet that is read while it is accepted at another price', async () => {
    const { book, database } = sandbox.core;
    const ordinary = await asBettor(sandbox, 'ordinary');
    const [board] = boardsOf(sandbox, 1, { status: 1 });
    if (board === undefined) throw new Error('nothing is live');
    const { bets } = await ordinary.place([single(pickOf(board), 500)], { mode: 'any' });
    const id = bets[0]?.id ?? '';
    // Both begin at once, so that the acceptance falls between the bet and its legs wherever those are read apart.
    const [read] = await Promise.all([loadBets(database, [id]), decideOne(id)]);
    const faults = read.map((bet) => betSumFaults(toClient(z.parse(betWire, book.show(bet, 'en')))));
    expect(faults).toEqual([[]]);
    expect(await misfits()).toEqual([]);
  });

  it('hold when bets of every kind are placed, repriced, partly cashed out and settled', async () => {
    const { book, database, clock } = sandbox.core;
    const rich = await asBettor(sandbox, 'rich');
    const row = await database.selectFrom('player').selectAll().where('id', '=', rich.id).executeTakeFirstOrThrow();
    const player = readPlayer(row, 'test');
    const { engine } = sandbox.core.world();
    const found = [...boardsOf(sandbox, 8, { sport: 'soccer' }), ...boardsOf(sandbox, 6, { status: 1 })];
    const boards = found.map(({ fixture }) => engine.fullBoard(fixture));
    const random = createRandomBets(boards, 20_261_116);
    for (let count = 0; count < 60; count += 1) {
      await placeBetsOf(book, player, `sums-${count}-${'x'.repeat(16)}`, random.next());
    }
    expect(await misfits()).toEqual([]);
    await decideFallen();
    expect(await misfits()).toEqual([]);
    const open = await database.selectFrom('bet').select('id').where('status', '=', 'waiting_results').execute();
    for (const { id } of open.slice(0, 20)) {
      const bet = await rich.bet(id).catch(() => null);
      if (bet === null || bet.to_cashout === null || !bet.cashout.partial_allowed) continue;
      const part = minor(Math.ceil(bet.cashout.stake_left / 2));
      await rich.call(cashOut, cashoutOrder(bet, { part })).catch(() => null);
    }
    expect(await misfits()).toEqual([]);
    sandbox.pass(3_000);
    await book.round();
    expect(await misfits()).toEqual([]);
    clock.jump(Math.max(...boards.map(({ fixture }) => fixture.startMs)) + 12 * hourMs);
    await book.round();
    expect(await misfits()).toEqual([]);
    const statuses = await database.selectFrom('bet').select('status').distinct().execute();
    expect(statuses.map(({ status }) => status)).toContain('done');
  });

  it('hold for a boosted bet whose price falls into another range', async () => {
    const ordinary = await asBettor(sandbox, 'ordinary');
    const [one] = boardsOf(sandbox, 1);
    if (one === undefined) throw new Error('nothing is on');
    const { bets } = await ordinary.place([single(pickOf(one), 1000)]);
    const [bet] = await loadBets(sandbox.core.database, [bets[0]?.id ?? '']);
    const [leg] = bet?.legs ?? [];
    if (bet === undefined || leg === undefined) throw new Error('lost');
    const range = { minCount: 2, maxCount: 9, minOdds: odds(1500), bonusOdds: odds(1100) };
    const bonus = {
      id: 'b',
      shownId: 'b',
      type: 'comboboost',
      bonusOdds: odds(1100),
      freebetType: null,
      points: 0,
    } as const;
    const boosted: BetRecord = {
      ...bet,
      type: 'combo',
      terms: { ...bet.terms, bonus: { ...bonus, ranges: [range] } },
      legs: [
        { ...leg, odds: odds(2000) },
        { ...leg, odds: odds(1400) },
      ],
    };
    const shown = toClient(z.parse(betWire, sandbox.core.book.show(repriced(boosted), 'en')));
    expect(betSumFaults(shown)).toEqual([]);
    expect(shown).toMatchObject({ potentialWin: 2800, bonus: { odds: null } });
  });
});
