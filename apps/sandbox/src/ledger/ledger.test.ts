import { minor, type Minor } from '@slipstream/units/minor';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';
import { describeEachDatabase } from '../testing/each-database.ts';
import { auditLedger } from './audit.ts';
import { post, ShortPurseError, type Posting } from './post.ts';
import { cashOf, houseStakes, outside, purseId } from './purse.ts';

const deposit = (key: string, amount: number): Posting => ({
  id: `d-${key}`,
  key,
  kind: 'deposit',
  atMs: 1,
  reference: null,
  transfers: [{ from: outside('EUR'), to: cashOf('p1', 'EUR'), amount: minor(amount) }],
});
const stake = (key: string, amount: number): Posting => ({
  id: `s-${key}`,
  key,
  kind: 'stake',
  atMs: 2,
  reference: 'bet-1',
  transfers: [{ from: cashOf('p1', 'EUR'), to: houseStakes('EUR'), amount: amount as Minor }],
});

/** What a posting came to, as a caller would see it. */
async function tried(database: Database, posting: Posting): Promise<string> {
  return transact(database, (transaction) => post(transaction, posting)).catch((error: unknown) => {
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

  it('takes nothing from a purse that is short, and leaves the key free', async () => {
    const database = await open();
    await tried(database, deposit('k1', 500));
    expect(await tried(database, stake('k2', 501))).toBe('short');
    expect(await balance(database)).toBe(500);
    expect(await tried(database, stake('k2', 500))).toBe('posted');
    expect(await auditLedger(database)).toEqual([]);
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
    expect(await auditLedger(database)).toEqual([]);
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
        expect(await auditLedger(database)).toEqual([]);
        expect(await balance(database)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 25 },
    );
    await database.destroy();
  });
});
