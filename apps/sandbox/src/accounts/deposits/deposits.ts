import type { DepositStatus } from '@slipstream/contract/entities/account/transaction';
import { findCurrency } from '@slipstream/units/currency';
import { minor } from '@slipstream/units/minor';
import { ownValue } from '@slipstream/units/own-value';
import type { Selectable } from 'kysely';
import type { AccountParts } from '../account-parts.ts';
import type { Tables } from '../../database/tables.ts';
import type { Entry } from '../../ledger/ledger.ts';
import { post } from '../../ledger/post.ts';
import { cashOf, outside } from '../../ledger/purse.ts';

export type DepositRow = Selectable<Tables['deposit']>;

/** How long the bank of a slow deposit takes to decide. */
export const slowMs = 10_000;

/** Whether the bank decides at once or later, and whether it pays. */
export interface DepositCourse {
  readonly isSlow: boolean;
  readonly isGood: boolean;
}

/** Payment methods with a result of their own; for every other method the amount decides. */
const methods: Readonly<Record<string, DepositCourse>> = {
  declined: { isSlow: false, isGood: false },
  slow: { isSlow: true, isGood: true },
  slow_declined: { isSlow: true, isGood: false },
};

/** The last two digits of the amount as it is written, so that every end can be seen with any way to pay: 13, 113 and 10.13. */
const endings: Readonly<Record<number, DepositCourse>> = {
  13: { isSlow: false, isGood: false },
  77: { isSlow: true, isGood: true },
  78: { isSlow: true, isGood: false },
};

export function courseOf({
  method,
  currency,
  amount,
}: Pick<DepositRow, 'method' | 'currency' | 'amount'>): DepositCourse {
  const { subunits = 100 } = findCurrency(currency) ?? {};
  // 13.00 is written as 13: a whole amount is compared without its decimals.
  const written = amount % subunits === 0 ? amount / subunits : amount;
  return ownValue(methods, method) ?? endings[written % 100] ?? { isSlow: false, isGood: true };
}

/** One deposit pays in no more than this, so that no wallet comes near what a number can hold. */
export function depositMax(currency: string): number {
  const { subunits = 100 } = findCurrency(currency) ?? {};
  return (subunits > 1_000_000 ? 100 : 100_000) * subunits;
}

/** A wallet is full here: far below the largest exact number. */
export const balanceMax = 1_000_000_000_000_000;

/** The word of the quick deposit for each state (PAY-1). */
export const depositStatus = { pending: 'pending', done: 'success', failed: 'error' } as const satisfies Record<
  DepositRow['status'],
  DepositStatus
>;

/** Decides a deposit, once: the state changes and the money moves together. */
export async function finishDeposit(
  { onDeposit }: Pick<AccountParts, 'onDeposit'>,
  entry: Entry,
  row: DepositRow,
  isGood: boolean,
  atMs: number,
): Promise<boolean> {
  const status = isGood ? 'done' : 'failed';
  const changed = await entry.transaction
    .updateTable('deposit')
    .set({ status, due_ms: null })
    .where('id', '=', row.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  if (!isGood) return true;
  const { id, player_id: playerId, currency, amount } = row;
  const transfers = [{ from: outside(currency), to: cashOf(playerId, currency), amount: minor(amount) }];
  await post(entry, { key: id, kind: 'deposit', atMs, reference: null, transfers });
  await onDeposit(entry.transaction, playerId, atMs);
  return true;
}

/** Decides the deposits that are due; returns when the next one is. */
export async function finishDue(
  parts: AccountParts,
  finished: (row: DepositRow, isGood: boolean) => Promise<void>,
): Promise<number | null> {
  const { database, ledger, realNow, clock } = parts;
  const pending = database.selectFrom('deposit').selectAll().where('status', '=', 'pending');
  const due = await pending.where('due_ms', '<=', realNow()).orderBy('due_ms').limit(100).execute();
  for (const row of due) {
    const { isGood } = courseOf(row);
    const isDone = await ledger.write((entry) => finishDeposit(parts, entry, row, isGood, clock.now()));
    if (isDone) await finished(row, isGood);
  }
  const next = await pending.orderBy('due_ms').limit(1).executeTakeFirst();
  return next?.due_ms ?? null;
}
