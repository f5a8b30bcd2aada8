import type { Minor } from '@slipstream/units/minor';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { periodStart } from '../../platform/limits/limit.ts';

/** What a player allows themselves, with what is used of it already. */
export interface PlayerLimits {
  /** Shut out or on a break. */
  readonly isOut: boolean;
  readonly money: readonly {
    readonly kind: 'bet' | 'wager' | 'loss';
    readonly currency: string;
    readonly amount: number;
    readonly used: number;
  }[];
}

export const noLimits: PlayerLimits = { isOut: false, money: [] };

/** The kinds of limits a bet can meet. */
export const limitTypes = ['bet', 'wager', 'loss', 'selfexclusion', 'coolingoff'];

export async function playerLimits(
  transaction: Transaction<Tables>,
  playerId: string,
  nowMs: number,
): Promise<PlayerLimits> {
  const rows = await transaction
    .selectFrom('user_limit')
    .select(['type', 'amount', 'currency', 'period'])
    .where('player_id', '=', playerId)
    .where('type', 'in', limitTypes)
    .where('active_from_ms', '<=', nowMs)
    .where((where) => where.or([where('active_until_ms', 'is', null), where('active_until_ms', '>', nowMs)]))
    .execute();
  const money: PlayerLimits['money'][number][] = [];
  for (const { type, amount, currency, period } of rows) {
    if ((type !== 'bet' && type !== 'wager' && type !== 'loss') || amount === null || currency === null) continue;
    const fromMs = periodStart(period, nowMs);
    const used = type === 'bet' ? 0 : await usedSince(transaction, { playerId, currency, fromMs, kind: type });
    money.push({ kind: type, currency, amount, used });
  }
  return { isOut: rows.some(({ type }) => type === 'selfexclusion' || type === 'coolingoff'), money };
}

/** The code a bet is refused with, or null; `before` is what the same request has staked already. */
export function limitRefusal(limits: PlayerLimits, currency: string, stake: Minor, before: Minor): string | null {
  const isReached = limits.money.some((limit) => {
    if (limit.currency !== currency) return false;
    return stake + (limit.kind === 'bet' ? 0 : limit.used + before) > limit.amount;
  });
  return limits.isOut || isReached ? 'player_limit_reached' : null;
}

interface Use {
  readonly playerId: string;
  readonly currency: string;
  readonly fromMs: number;
  readonly kind: 'wager' | 'loss';
}

/** Stakes of the period; for a loss less what came back, because what is in play can still be lost. */
async function usedSince(transaction: Transaction<Tables>, { playerId, currency, fromMs, kind }: Use): Promise<number> {
  const row = await transaction
    .selectFrom('bet')
    .select(sql<number>`cast(coalesce(sum(stake), 0) as bigint)`.as('staked'))
    .select(sql<number>`cast(coalesce(sum(paid), 0) as bigint)`.as('returned'))
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('created_ms', '>=', fromMs)
    .where('status', 'not in', ['rejected', 'cancelled'])
    .executeTakeFirstOrThrow();
  return kind === 'wager' ? row.staked : Math.max(0, row.staked - row.returned);
}
