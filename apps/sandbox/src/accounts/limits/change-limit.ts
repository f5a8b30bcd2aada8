import type { Transaction } from 'kysely';
import type { AccountParts } from '../account-parts.ts';
import type { Tables } from '../../database/tables.ts';
import { transact } from '../../database/transact.ts';
import { isInForce, limitForms, limitStatus, reflectionMs, type LimitRow } from './limit.ts';
import type { LimitTerms } from './limit-terms.ts';

export interface NewLimit {
  readonly id: string;
  readonly playerId: string;
  readonly terms: LimitTerms;
  /** Without a confirmed email nothing can be made looser. */
  readonly isConfirmed: boolean;
  /** World time. */
  readonly nowMs: number;
}

/**
 * A stricter limit holds at once. A looser one waits for a day, and the one before it holds until then; from a player without a
 * confirmed email it waits for the confirmation first. Null: one stays out for longer already, and that can't be taken back.
 */
export async function setLimit(transaction: Transaction<Tables>, limit: NewLimit): Promise<LimitRow | null> {
  const { id, playerId, terms, isConfirmed, nowMs } = limit;
  const rows = await sameLimits(transaction, playerId, terms);
  const current = rows.find((row) => isInForce(row, nowMs)) ?? null;
  const { isStay } = limitForms[terms.type];
  const isLooser = current !== null && sizeOf(terms, isStay, nowMs) > sizeOf(current, isStay, nowMs);
  if (isLooser && isStay) return null;
  const fromMs = !isLooser ? nowMs : isConfirmed ? nowMs + reflectionMs : null;
  const superseded = rows
    .filter((row) => row !== current && limitStatus(row, nowMs) !== 'disabled')
    .map((row) => row.id);
  if (superseded.length > 0) await endAt(transaction, superseded, nowMs);
  if (current !== null && fromMs !== null) await endAt(transaction, [current.id], fromMs);
  const row: LimitRow = {
    id,
    player_id: playerId,
    ...terms,
    confirmed: fromMs === null ? 0 : 1,
    active_from_ms: fromMs,
    active_until_ms: isStay ? nowMs + (terms.seconds ?? 0) * 1000 : null,
    ending: 0,
    created_ms: nowMs,
  };
  await transaction.insertInto('user_limit').values(row).execute();
  return row;
}

/** A change that is not yet in force is withdrawn; a limit in force ends after a day. */
export async function endLimit(
  transaction: Transaction<Tables>,
  row: LimitRow,
  isConfirmed: boolean,
  nowMs: number,
): Promise<LimitRow> {
  if (isInForce(row, nowMs)) {
    const change = { ending: 1 as const, active_until_ms: isConfirmed ? nowMs + reflectionMs : null };
    await transaction.updateTable('user_limit').set(change).where('id', '=', row.id).execute();
    return { ...row, ...change };
  }
  await endAt(transaction, [row.id], nowMs);
  // The limits that this change would have replaced stay in force.
  const rows = await sameLimits(transaction, row.player_id, row);
  const kept = rows.filter((each) => each.ending === 0 && isInForce(each, nowMs)).map((each) => each.id);
  if (kept.length > 0) await endAt(transaction, kept, null);
  return { ...row, active_until_ms: nowMs };
}

/** A confirmed email lets the changes begin that waited for it, each after its day. */
export async function confirmLimits({ database, clock }: AccountParts, playerId: string): Promise<void> {
  const nowMs = clock.now();
  await transact(database, async (transaction) => {
    const waiting = await transaction
      .selectFrom('user_limit')
      .selectAll()
      .where('player_id', '=', playerId)
      .where(({ or, eb, and }) =>
        or([eb('confirmed', '=', 0), and([eb('ending', '=', 1), eb('active_until_ms', 'is', null)])]),
      )
      .execute();
    for (const row of waiting) {
      if (limitStatus(row, nowMs) === 'disabled') continue;
      if (row.confirmed === 1) {
        await endAt(transaction, [row.id], nowMs + reflectionMs);
        continue;
      }
      const before = (await sameLimits(transaction, playerId, row)).filter((each) => isInForce(each, nowMs));
      await endAt(transaction, [row.id, ...before.map(({ id }) => id)], null);
      if (before.length > 0)
        await endAt(
          transaction,
          before.map(({ id }) => id),
          nowMs + reflectionMs,
        );
      const begun = { confirmed: 1 as const, active_from_ms: nowMs + reflectionMs };
      await transaction.updateTable('user_limit').set(begun).where('id', '=', row.id).execute();
    }
  });
}

/** Limits of one type, period and currency replace each other; others stand side by side. */
function sameLimits(
  transaction: Transaction<Tables>,
  playerId: string,
  terms: Pick<LimitRow, 'type' | 'period' | 'currency'>,
) {
  const query = transaction
    .selectFrom('user_limit')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('type', '=', terms.type);
  const periodic = terms.period === null ? query.where('period', 'is', null) : query.where('period', '=', terms.period);
  const same = terms.currency === null ? periodic : periodic.where('currency', '=', terms.currency);
  return same.execute();
}

async function endAt(transaction: Transaction<Tables>, ids: readonly string[], atMs: number | null): Promise<void> {
  await transaction.updateTable('user_limit').set({ active_until_ms: atMs }).where('id', 'in', ids).execute();
}

/** How much it allows. Staying out for longer allows less. */
function sizeOf(limit: LimitTerms | LimitRow, isStay: boolean, nowMs: number): number {
  if (!isStay) return limit.amount ?? limit.seconds ?? 0;
  const untilMs = 'active_until_ms' in limit ? limit.active_until_ms : nowMs + (limit.seconds ?? 0) * 1000;
  return -(untilMs ?? Number.MAX_SAFE_INTEGER);
}
