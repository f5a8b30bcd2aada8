import { findCurrency } from '@slipstream/units/currency';
import { formatMoney } from '@slipstream/units/format-money';
import { minor } from '@slipstream/units/minor';
import type { PlayerId } from '@slipstream/units/ids';
import type { AccountParts } from '../account-parts.ts';
import { notify } from '../notifications/notify.ts';
import { finishDue, type DepositRow } from './deposits.ts';

/** Waits for deposits that are decided later, and tells players how theirs went. */
export interface PendingDeposits {
  awaited(row: DepositRow): void;
  decided(row: DepositRow, isGood: boolean): Promise<void>;
}

/** Where others take deposits too, this process looks for those that came due as often as this. */
const lookEveryMs = 1_000;

/**
 * After a start it looks once for what was left pending, so a restart forgets no deposit. `isShared`: deposits may wait that
 * another process took, so it looks again and again, and finishes those of one that died (RUN-9).
 */
export function openPendingDeposits(parts: AccountParts, isShared: boolean): PendingDeposits {
  let nextMs: number | null = 0;
  const decided = async (row: DepositRow, isGood: boolean) => {
    const playerId = row.player_id as PlayerId;
    const player = await parts.database
      .selectFrom('player')
      .select('language')
      .where('id', '=', playerId)
      .executeTakeFirst();
    const language = player?.language ?? 'en';
    const currency = findCurrency(row.currency);
    const amount = currency === undefined ? '' : formatMoney(minor(row.amount), currency, language);
    const about = { type: 'deposit', id: row.id };
    await notify(parts, playerId, { kind: isGood ? 'deposit_done' : 'deposit_failed', language, amount, about });
  };
  parts.jobs.add(async () => {
    if (nextMs === null || parts.realNow() < nextMs) return;
    nextMs = null;
    const dueMs = await finishDue(parts, decided);
    // One that was awaited in the meantime may be due sooner.
    if (dueMs !== null) nextMs = Math.min(dueMs, nextMs ?? dueMs);
    if (isShared) nextMs = Math.min(parts.realNow() + lookEveryMs, nextMs ?? Infinity);
  });
  return {
    decided,
    awaited: ({ due_ms: dueMs }) => {
      if (dueMs !== null) nextMs = Math.min(dueMs, nextMs ?? dueMs);
    },
  };
}
