import { minor, type Minor } from '@slipstream/units/minor';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { countedIn, withAmount, type Amounts } from '../../accounts/limits/counted-in.ts';
import { periodStart } from '../../accounts/limits/limit.ts';

/** What a player allows themselves, with what is used of it already. */
export interface PlayerLimits {
  /** Shut out or on a break. */
  readonly isOut: boolean;
  readonly money: readonly {
    readonly kind: 'bet' | 'wager' | 'loss';
    readonly currency: string;
    readonly amount: number;
    /** In any currency and wallet, counted in the limit's own. */
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
    const used = type === 'bet' ? 0 : countedIn(currency, await usedSince(transaction, playerId, fromMs, type));
    money.push({ kind: type, currency, amount, used: Math.max(0, used) });
  }
  return { isOut: rows.some(({ type }) => type === 'selfexclusion' || type === 'coolingoff'), money };
}

/** The code a bet is refused with, or null; `before` is what the same request has staked already. */
export function limitRefusal(
  limits: PlayerLimits,
  currency: string,
  stake: Minor,
  before: Amounts,
): 'player_limit_reached' | null {
  const isReached = limits.money.some((limit) => {
    const staked = withAmount(limit.kind === 'bet' ? new Map() : before, currency, stake);
    return limit.used + countedIn(limit.currency, staked) > limit.amount;
  });
  return limits.isOut || isReached ? 'player_limit_reached' : null;
}

/** Stakes of the period, in games too; for a loss less what came back, because what is in play can still be lost. */
async function usedSince(
  transaction: Transaction<Tables>,
  playerId: string,
  fromMs: number,
  kind: 'wager' | 'loss',
): Promise<Amounts> {
  const { rows } = await sql<{ currency: string; staked: number; returned: number }>`
    select currency, cast(sum(stake) as bigint) as staked, cast(sum(back) as bigint) as returned from (
      select currency, stake, coalesce(paid, 0) as back from bet where player_id = ${playerId}
        and created_ms >= ${fromMs} and status not in ('rejected', 'cancelled', 'withdrawn')
      union all select currency, stake, payout from game_play
        where player_id = ${playerId} and created_ms >= ${fromMs}
    ) as staked group by currency`.execute(transaction);
  return new Map(
    rows.map(({ currency, staked, returned }) => [currency, minor(kind === 'wager' ? staked : staked - returned)]),
  );
}
