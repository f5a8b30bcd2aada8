import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Both sides of every transfer, with what the purse held after it and before it. */
const sides = sql`select to_purse as purse_id, amount, to_balance as after, to_balance - amount as before from transfer
  union all select from_purse, -amount, from_balance, from_balance + amount from transfer`;

/** Every coin: it came from somewhere, balances are the sums of their transfers, and no player owes. */
export async function auditPurses(read: Kysely<Tables>, tell: (problem: string) => void): Promise<void> {
  const { rows: unequal } = await sql<{ currency: string; total: number }>`
    select currency, cast(sum(amount) as bigint) as total from (${sides}) as side join purse on purse.id = side.purse_id
    group by currency having sum(amount) <> 0 order by currency`.execute(read);
  for (const { currency, total } of unequal) tell(`${currency} does not sum to zero but to ${total}`);
  const { rows: short } = await sql<{ id: string; balance: number | null }>`
    select id, balance from purse
    where owner <> 'house' and owner <> 'world' and (balance is null or balance < 0) order by id`.execute(read);
  for (const { id, balance } of short) tell(`${id} holds ${balance ?? 'nobody knows what'}`);
  const wrong = await wrongBalances(read);
  for (const { id, balance, moved, version, moves } of wrong) {
    if (balance !== moved) tell(`${id} says ${balance} and its transfers say ${moved}`);
    else tell(`${id} says that it changed ${version} times and has ${moves} transfers`);
  }
  const told = new Set(wrong.map(({ id }) => id));
  for (const id of await brokenChains(read)) {
    if (!told.has(id)) tell(`${id} was not left by one transfer as the next one found it`);
  }
  for (const { id, moved } of await overpaid(read)) tell(`${id} paid out more stakes than it took: ${moved}`);
}

async function wrongBalances(read: Kysely<Tables>) {
  const { rows } = await sql<{ id: string; balance: number; moved: number; version: number; moves: number }>`
    select id, balance, version, cast(coalesce(sum(side.amount), 0) as bigint) as moved, count(side.amount) as moves
    from purse left join (${sides}) as side on side.purse_id = purse.id
    where balance is not null group by id, balance, version
    having balance <> coalesce(sum(side.amount), 0) or version <> count(side.amount) order by id`.execute(read);
  return rows;
}

/** What a purse held after each transfer must be what it held before another, or what it holds now; the first found nothing. */
async function brokenChains(read: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select purse_id as id from (
      select purse_id, held from (
        select purse_id, after as held, 1 as times from (${sides}) as left_so where after is not null
        union all select purse_id, before, -1 from (${sides}) as found_so where before is not null
        union all select id, 0, 1 from purse where balance is not null
        union all select id, balance, -1 from purse where balance is not null
      ) as moments group by purse_id, held having sum(times) <> 0
    ) as broken group by purse_id order by purse_id`.execute(read);
  return rows.map(({ id }) => id);
}

async function overpaid(read: Kysely<Tables>) {
  const { rows } = await sql<{ id: string; moved: number }>`
    select id, cast(sum(side.amount) as bigint) as moved from purse join (${sides}) as side on side.purse_id = purse.id
    where owner = 'house' and kind = 'stakes' group by id having sum(side.amount) < 0 order by id`.execute(read);
  return rows;
}
