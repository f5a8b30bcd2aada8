import { minor } from '@slipstream/units/minor';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { cashOf, purseId } from '../../ledger/purse.ts';
import type { Amounts } from './counted-in.ts';

const returns: readonly string[] = ['win', 'refund', 'cashout', 'bonus', 'jackpot', 'freebet'];

export interface Turnover {
  readonly staked: Amounts;
  readonly returned: Amounts;
}

/** What a player put in and got back since a moment of world time, in every wallet. */
export async function turnoverSince(database: Kysely<Tables>, playerId: string, sinceMs: number): Promise<Turnover> {
  const wallets = await database.selectFrom('account').select('currency').where('player_id', '=', playerId).execute();
  const currencies = new Map(wallets.map(({ currency }) => [purseId(cashOf(playerId, currency)), currency]));
  const moved = async (side: 'from' | 'to', kinds: readonly string[]): Promise<Amounts> => {
    if (currencies.size === 0) return new Map();
    const rows = await database
      .selectFrom('transfer')
      .innerJoin('posting', 'posting.id', 'transfer.posting_id')
      .select(`transfer.${side}_purse as purse`)
      .select(({ fn }) => fn.sum<number | string>('transfer.amount').as('total'))
      .where(`transfer.${side}_purse`, 'in', [...currencies.keys()])
      .where(`transfer.${side}_balance`, 'is not', null)
      .where('posting.kind', 'in', kinds)
      .where('posting.at_ms', '>=', sinceMs)
      .groupBy(`transfer.${side}_purse`)
      .execute();
    return new Map(rows.map(({ purse, total }) => [currencies.get(purse) ?? '', minor(Number(total))]));
  };
  return { staked: await moved('from', ['stake']), returned: await moved('to', returns) };
}

/** Deposits that came or may still come, whatever the wallet. */
export async function depositedSince(database: Kysely<Tables>, playerId: string, sinceMs: number): Promise<Amounts> {
  const rows = await database
    .selectFrom('deposit')
    .select('currency')
    .select(({ fn }) => fn.sum<number | string>('amount').as('total'))
    .where('player_id', '=', playerId)
    .where('status', 'in', ['pending', 'done'])
    .where('created_ms', '>=', sinceMs)
    .groupBy('currency')
    .execute();
  return new Map(rows.map(({ currency, total }) => [currency, minor(Number(total))]));
}
