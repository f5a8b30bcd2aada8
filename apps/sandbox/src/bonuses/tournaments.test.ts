import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoId } from '../accounts/players/seed-demo-players.ts';
import { cashOf, poolOf, purseId } from '../ledger/purse.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import { describeEachPlace } from '../testing/each-database.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { changeBonus } from './bonus-store.ts';
import { giveByHand } from './give.ts';
import { standings, tournamentOffers } from './tournaments.ts';

describeEachPlace('a tournament', (place) => {
  let sandbox: TestSandbox;

  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
    sandbox.core.clock.pause();
  });
  afterAll(() => sandbox.close());

  const balanceOf = async (purse: string) => {
    const row = await sandbox.core.database
      .selectFrom('purse')
      .select('balance')
      .where('id', '=', purse)
      .executeTakeFirst();
    return row?.balance ?? 0;
  };

  it('[BONUS-8] has one place for a player whom a trader has let in again, and pays it once', async () => {
    const { bonuses, clock, ledger } = sandbox.core;
    const player = demoId('rich');
    // The demo's player is in it with 300 points.
    const row = await giveByHand(bonuses, player, 'weekend-cup', randomUUID());
    if (row === null) throw new Error('there is no tournament');
    const entry = { status: 'active', activated_ms: clock.now(), points: 900 } as const;
    await ledger.write(({ transaction }) => changeBonus(transaction, row, entry));
    const places = await Promise.all(tournamentOffers.map(async (offer) => standings(sandbox.core.database, offer)));
    const own = places.flat().filter(({ playerId }) => playerId === player);
    expect(own).toMatchObject([{ position: 2, points: 900 }]);
    const [pool, cash] = [purseId(poolOf('tournament.weekend-cup', 'EUR')), purseId(cashOf(player, 'EUR'))];
    const [prizes, before] = [await balanceOf(pool), await balanceOf(cash)];
    await sandbox.control('tournament-end');
    for (let times = 0; times < 3; times += 1) await bonuses.round();
    expect((await balanceOf(cash)) - before).toBe(Math.floor(prizes * 0.22));
    expect(await balanceOf(pool)).toBe(0);
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});
