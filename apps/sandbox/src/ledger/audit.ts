import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { houseStakes, purseId } from './purse.ts';

/** What is wrong with the book; nothing, unless there is a bug. */
export async function auditLedger(database: Database): Promise<readonly string[]> {
  const counted = await countedBalances(database);
  const totals = new Map<string, number>();
  for (const { currency, moved } of counted) totals.set(currency, (totals.get(currency) ?? 0) + moved);
  return [
    ...[...totals]
      .filter(([, total]) => total !== 0)
      .map(([currency, total]) => `${currency} does not sum to zero but to ${total}`),
    ...counted
      .filter(({ balance, moved }) => balance !== null && balance !== moved)
      .map(({ id, balance, moved }) => `${id} says ${balance} and its transfers say ${moved}`),
    ...counted
      .filter(({ id, currency, moved }) => id === purseId(houseStakes(currency)) && moved < 0)
      .map(({ id, moved }) => `${id} paid out more stakes than it took: ${moved}`),
  ];
}

/** Every purse with the sum of its transfers, which is the balance of those that keep none. */
async function countedBalances(database: Database) {
  const { rows } = await sql<{ id: string; currency: string; balance: number | null; moved: number }>`
    select id, currency, balance, cast(coalesce(sum(side.amount), 0) as bigint) as moved
    from purse left join (
      select to_purse as purse_id, amount from transfer union all select from_purse, -amount from transfer
    ) as side on side.purse_id = purse.id
    group by id, currency, balance`.execute(database);
  return rows;
}
