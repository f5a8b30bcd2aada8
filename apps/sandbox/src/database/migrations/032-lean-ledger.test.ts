import { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sqliteDialect } from '../sqlite.ts';
import type { Tables } from '../tables.ts';
import { ledger } from './001-ledger.ts';
import { leanLedger } from './032-lean-ledger.ts';

interface OldTables extends Tables {
  posting: Tables['posting'] & { idempotency_key: string };
}

const purse = (owner: string, balance: number | null) => {
  return { id: `${owner}/cash/EUR`, owner, kind: 'cash', currency: 'EUR', balance, version: 1 };
};

async function oldLedger(): Promise<Kysely<OldTables>> {
  const database = new Kysely<OldTables>({ dialect: sqliteDialect(':memory:') });
  await ledger.up(database);
  await database
    .insertInto('purse')
    .values([purse('p1', 500), purse('world', null)])
    .execute();
  await database
    .insertInto('posting')
    .values({ id: 'd1', idempotency_key: 'deposit:d1', kind: 'deposit', at_ms: 7, reference: null })
    .execute();
  const sides = { from_purse: 'world/cash/EUR', to_purse: 'p1/cash/EUR', from_balance: null, to_balance: 500 };
  await database
    .insertInto('transfer')
    .values({ posting_id: 'd1', position: 0, amount: 500, ...sides })
    .execute();
  return database;
}

describe('a ledger from before postings had one name', () => {
  it('keeps every posting and transfer, and what held them together', async () => {
    const database = await oldLedger();
    const before = await database.selectFrom('transfer').selectAll().execute();
    await leanLedger.up(database);
    expect(await database.selectFrom('posting').selectAll().execute()).toEqual([
      { id: 'd1', kind: 'deposit', at_ms: 7, reference: null },
    ]);
    expect(await database.selectFrom('transfer').selectAll().execute()).toEqual(before);
    const [transfer] = before;
    if (transfer === undefined) throw new RangeError('the transfer is gone');
    const insert = (change: Partial<typeof transfer>) =>
      database
        .insertInto('transfer')
        .values({ ...transfer, ...change })
        .execute();
    await expect(insert({ posting_id: 'nobody' })).rejects.toThrow(/FOREIGN KEY/);
    await expect(insert({})).rejects.toThrow(/UNIQUE/);
    await expect(insert({ position: 1, amount: 0 })).rejects.toThrow(/CHECK/);
    await database.destroy();
  });
});
