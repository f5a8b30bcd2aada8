import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

/** What is wrong with the book; nothing, unless there is a bug. */
export async function auditLedger(database: Database): Promise<readonly string[]> {
  const sums = await sql<{ currency: string; total: number }>`
    select currency, cast(sum(balance) as bigint) as total from purse group by currency`.execute(database);
  const drifted = await sql<{ id: string; balance: number; moved: number }>`
    select id, balance, moved from (
      select id, balance, cast(
        coalesce((select sum(amount) from transfer where to_purse = purse.id), 0) -
        coalesce((select sum(amount) from transfer where from_purse = purse.id), 0) as bigint) as moved
      from purse) as checked
    where balance <> moved`.execute(database);
  return [
    ...sums.rows
      .filter(({ total }) => total !== 0)
      .map(({ currency, total }) => `${currency} does not sum to zero but to ${total}`),
    ...drifted.rows.map(({ id, balance, moved }) => `${id} says ${balance} and its transfers say ${moved}`),
  ];
}
