import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { cashOf, purseId } from '../../ledger/purse.ts';

const returns: readonly string[] = ['win', 'refund', 'cashout', 'bonus', 'jackpot', 'freebet'];

export interface Turnover {
  readonly staked: number;
  readonly returned: number;
}

/** What a player put in and got back since a moment of world time. */
export async function turnoverSince(
  database: Kysely<Tables>,
  playerId: string,
  currency: string,
  sinceMs: number,
): Promise<Turnover> {
  const purse = purseId(cashOf(playerId, currency));
  const moved = (side: 'from' | 'to', kinds: readonly string[]) =>
    database
      .selectFrom('transfer')
      .innerJoin('posting', 'posting.id', 'transfer.posting_id')
      .select(({ fn }) => fn.sum<number | string | null>('transfer.amount').as('total'))
      .where(`transfer.${side}_purse`, '=', purse)
      .where(`transfer.${side}_balance`, 'is not', null)
      .where('posting.kind', 'in', kinds)
      .where('posting.at_ms', '>=', sinceMs)
      .executeTakeFirst();
  const staked = await moved('from', ['stake']);
  const returned = await moved('to', returns);
  return { staked: Number(staked?.total ?? 0), returned: Number(returned?.total ?? 0) };
}

/** Deposits that came or may still come. */
export async function depositedSince(
  database: Kysely<Tables>,
  playerId: string,
  currency: string,
  sinceMs: number,
): Promise<number> {
  const row = await database
    .selectFrom('deposit')
    .select(({ fn }) => fn.sum<number | string | null>('amount').as('total'))
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('status', 'in', ['pending', 'done'])
    .where('created_ms', '>=', sinceMs)
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}
