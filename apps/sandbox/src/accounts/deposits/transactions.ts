import type { transactionWire } from '@slipstream/contract/entities/account/transaction';
import { wireTime } from '@slipstream/contract/timestamp';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { AccountParts } from '../account-parts.ts';
import type { Database } from '../../database/open-database.ts';
import type { DepositRow } from './deposits.ts';

type TransactionOut = z.input<typeof transactionWire>;

export interface TransactionFilter {
  readonly playerId: string;
  readonly currency: string | null;
  /** World time. */
  readonly fromMs: number;
  readonly toMs: number;
}

interface Line {
  readonly id: string;
  readonly position: number;
  readonly kind: TransactionOut['kind'];
  readonly status: TransactionOut['status'];
  readonly currency: string;
  readonly amount: number;
  readonly balance: number | null;
  readonly reference: string | null;
  readonly at_ms: number;
}

/**
 * Every line of a wallet's history: what the ledger moved in or out of the player's cash, and the deposits that did not come
 * (yet), which moved nothing and are in no ledger.
 */
function lines({ playerId, currency, fromMs, toMs }: TransactionFilter) {
  const inCurrency = (column: 'purse.currency' | 'deposit.currency') =>
    currency === null ? sql`` : sql`and ${sql.ref(column)} = ${currency}`;
  const moved = (side: 'to' | 'from') => sql`
    select posting.id, transfer.position, posting.kind, 'done' as status, purse.currency,
      ${side === 'to' ? sql`transfer.amount` : sql`-transfer.amount`} as amount,
      ${sql.ref(`transfer.${side}_balance`)} as balance, posting.reference, posting.at_ms
    from purse
    join transfer on ${sql.ref(`transfer.${side}_purse`)} = purse.id and ${sql.ref(`transfer.${side}_balance`)} is not null
    join posting on posting.id = transfer.posting_id
    where purse.owner = ${playerId} and purse.kind = 'cash' and posting.at_ms between ${fromMs} and ${toMs}
    ${inCurrency('purse.currency')}`;
  return sql`${moved('to')} union all ${moved('from')} union all
    select deposit.id, 0 as position, 'deposit' as kind, deposit.status, deposit.currency, deposit.amount,
      null as balance, null as reference, deposit.created_ms as at_ms
    from deposit
    where deposit.player_id = ${playerId} and deposit.status <> 'done'
    and deposit.created_ms between ${fromMs} and ${toMs} ${inCurrency('deposit.currency')}`;
}

export async function transactionsOf(
  database: Database,
  filter: TransactionFilter,
  limit: number,
  offset: number,
): Promise<{ readonly data: TransactionOut[]; readonly total: number }> {
  const all = lines(filter);
  const counted = await sql<{ total: number | string }>`select count(*) as total from (${all}) as line`.execute(
    database,
  );
  const page = await sql<Line>`
    select * from (${all}) as line order by at_ms desc, id desc, position desc limit ${limit} offset ${offset}
  `.execute(database);
  return { data: page.rows.map(lineOut), total: Number(counted.rows[0]?.total ?? 0) };
}

function lineOut({
  id,
  position,
  kind,
  status,
  currency,
  amount,
  balance,
  reference,
  at_ms: atMs,
}: Line): TransactionOut {
  return {
    id: position === 0 ? id : `${id}.${position}`,
    kind,
    status,
    currency,
    amount,
    balance_after: balance,
    bet_id: reference,
    created_at: wireTime(atMs),
  };
}

/** One deposit as a line of the history. */
export async function depositOut({ database }: AccountParts, row: DepositRow): Promise<TransactionOut> {
  const paid = await database
    .selectFrom('transfer')
    .select('to_balance')
    .where('posting_id', '=', row.id)
    .executeTakeFirst();
  const { id, status, currency, amount, created_ms: atMs } = row;
  const line = { id, position: 0, kind: 'deposit', status, currency, amount, reference: null, at_ms: atMs } as const;
  return lineOut({ ...line, balance: paid?.to_balance ?? null });
}
