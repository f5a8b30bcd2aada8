import { minor, type Minor } from '@slipstream/units/minor';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import { auditPurses } from './audit-purses.ts';
import { createLedger, type Balance } from './ledger.ts';
import { post, ShortPurseError, type Posting } from './post.ts';
import { cashOf, houseStakes, outside, purseId } from './purse.ts';

const deposit = (key: string, amount: number): Posting => ({
  key,
  kind: 'deposit',
  atMs: 1,
  reference: null,
  transfers: [{ from: outside('EUR'), to: cashOf('p1', 'EUR'), amount: minor(amount) }],
});
const stake = (key: string, amount: number): Posting => ({
  key,
  kind: 'stake',
  atMs: 2,
  reference: 'bet-1',
  transfers: [{ from: cashOf('p1', 'EUR'), to: houseStakes('EUR'), amount: amount as Minor }],
});

/** Nothing here was caused by a bet or a deposit, so only the coins are counted. */
async function counted(database: Database): Promise<readonly string[]> {
  const problems: string[] = [];
  await auditPurses(database, (problem) => problems.push(problem));
  return problems;
}

/** What a posting came to, as a caller would see it; `told` gathers what the player hears. */
async function tried(database: Database, posting: Posting, told: Balance[] = []): Promise<string> {
  const ledger = createLedger(database, (changed) => told.push(changed));
  return ledger
    .write((entry) => post(entry, posting))
    .catch((error: unknown) => {
      if (error instanceof ShortPurseError) return 'short';
      throw error;
    });
}

async function balance(database: Database): Promise<number> {
  const row = await database
    .selectFrom('purse')
    .select('balance')
    .where('id', '=', purseId(cashOf('p1', 'EUR')))
    .executeTakeFirst();
  return row?.balance ?? 0;
}

describeEachDatabase('the ledger', (open) => {
  it('moves money once for a key', async () => {
    const database = await open();
    expect(await tried(database, deposit('k1', 500))).toBe('posted');
    expect(await tried(database, deposit('k1', 500))).toBe('repeated');
    expect(await balance(database)).toBe(500);
    await database.destroy();
  });

  it('[RT-5] tells a player what is left after every commit, and nothing of what was undone', async () => {
    const database = await open();
    const told: Balance[] = [];
    await tried(database, deposit('k1', 500), told);
    await tried(database, deposit('k1', 500), told);
    await tried(database, stake('k2', 501), told);
    await tried(database, stake('k3', 200), told);
    expect(told.map(({ amount, version, owner, currency }) => [owner, currency, amount, version])).toEqual([
      ['p1', 'EUR', 500, 1],
      ['p1', 'EUR', 300, 2],
    ]);
    await database.destroy();
  });

  it('keeps what each side held afterwards', async () => {
    const database = await open();
    await tried(database, deposit('k1', 500));
    await tried(database, stake('k2', 200));
    const rows = await database
      .selectFrom('transfer')
      .select(['from_balance', 'to_balance'])
      .orderBy('amount')
      .execute();
    expect(rows).toEqual([
      { from_balance: 300, to_balance: null },
      { from_balance: null, to_balance: 500 },
    ]);
    await database.destroy();
  });

  it('takes nothing from a purse that is short, and leaves the key free', async () => {
    const database = await open();
    await tried(database, deposit('k1', 500));
    expect(await tried(database, stake('k2', 501))).toBe('short');
    expect(await balance(database)).toBe(500);
    expect(await tried(database, stake('k2', 500))).toBe('posted');
    expect(await counted(database)).toEqual([]);
    await database.destroy();
  });

  it('lets parallel stakes spend the balance once', async () => {
    const database = await open();
    await tried(database, deposit('k0', 1000));
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) => tried(database, stake(`k${index + 1}`, 300))),
    );
    expect(results.filter((result) => result === 'posted')).toHaveLength(3);
    expect(await balance(database)).toBe(100);
    expect(await counted(database)).toEqual([]);
    await database.destroy();
  });

  it('sums to zero whatever is posted', async () => {
    const database = await open();
    const key = fc.stringMatching(/^[a-d]{1,2}$/);
    const step = fc.record({ key, amount: fc.integer({ min: 1, max: 900 }), isDeposit: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const { key: name, amount, isDeposit } of steps)
          await tried(database, (isDeposit ? deposit : stake)(name, amount));
        expect(await counted(database)).toEqual([]);
        expect(await balance(database)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 25 },
    );
    await database.destroy();
  });

  it('finds a balance that its transfers do not make, and stakes paid out that were never taken', async () => {
    const database = await open();
    await tried(database, deposit('k1', 500));
    await database.updateTable('purse').set({ balance: 499 }).where('owner', '=', 'p1').execute();
    expect(await counted(database)).toEqual(['p1/cash/EUR says 499 and its transfers say 500']);
    await database.updateTable('purse').set({ balance: 500 }).where('owner', '=', 'p1').execute();
    const transfers = [{ from: houseStakes('EUR'), to: cashOf('p1', 'EUR'), amount: minor(7) }];
    await tried(database, { ...deposit('k2', 7), kind: 'win', transfers });
    expect(await counted(database)).toEqual(['house/stakes/EUR paid out more stakes than it took: -7']);
    await database.destroy();
  });
});
