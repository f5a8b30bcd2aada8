import { randomUUID } from 'node:crypto';
import { deposit } from '@slipstream/contract/http/account/deposit';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import type { Entry } from '../../ledger/ledger.ts';
import { cashOf, purseId } from '../../ledger/purse.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import type { Player } from '../../http/player.ts';
import {
  balanceMax,
  courseOf,
  depositMax,
  depositStatus,
  finishDeposit,
  slowMs,
  type DepositRow,
} from '../../accounts/deposits/deposits.ts';
import { countedIn, withAmount } from '../../accounts/limits/counted-in.ts';
import { periodStart } from '../../accounts/limits/limit.ts';
import { limitsInForce } from '../../accounts/limits/limits-in-force.ts';
import { depositedSince } from '../../accounts/limits/money-limits.ts';
import { depositOut } from '../../accounts/deposits/transactions.ts';

type DepositBody = z.output<typeof deposit.body>;

export function mountDepositCalls(app: Hono<FrameEnv>, core: Core): void {
  const pending = core.pendingDeposits;
  mountForPlayer(app, deposit, async ({ body, headers }, player) => {
    if (body.amount === 0 || body.amount > depositMax(body.currency)) {
      return new Failure(400, 'bad_request', [{ path: 'body.amount', message: 'not possible here' }]);
    }
    const key = headers['idempotency-key'];
    const course = courseOf(body);
    const made = await core.ledger.write(async (entry) => {
      const before = await depositOfKey(entry, player.id, key);
      if (before !== undefined) return before.request === requestOf(body) ? { row: before, isNew: false } : conflict;
      const refusal = await depositRefusal(core, entry, player, body);
      if (refusal !== null) return refusal;
      const row = rowOf(core, player, body, key, course.isSlow);
      // Two with one key at the same moment: the database does the second again, which then finds the first.
      await entry.transaction
        .insertInto('deposit')
        .values(row)
        .onConflict((clash) => clash.columns(['player_id', 'idempotency_key']).doNothing())
        .execute();
      if (!course.isSlow) await finishDeposit(core, entry, row, course.isGood, core.clock.now());
      return { row, isNew: true };
    });
    if (made instanceof Failure) return made;
    if (made.isNew && course.isSlow) pending.awaited(made.row);
    if (made.isNew && !course.isSlow) await pending.decided(made.row, course.isGood);
    const row = await currentRow(core, made.row.id);
    return { status: depositStatus[row.status], transaction: await depositOut(core, row) };
  });
}

const conflict = new Failure(409, 'idempotency_conflict');

function requestOf({ currency, amount, method }: DepositBody): string {
  return JSON.stringify([currency, amount, method]);
}

function depositOfKey({ transaction }: Entry, playerId: string, key: string): Promise<DepositRow | undefined> {
  return transaction
    .selectFrom('deposit')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Why a deposit may not be made: no such wallet, a break, the player's own limit, or a wallet that is full. */
async function depositRefusal(
  { clock }: Core,
  { transaction }: Entry,
  { id }: Player,
  { currency, amount }: DepositBody,
): Promise<Failure | null> {
  const wallet = await transaction
    .selectFrom('account')
    .leftJoin('purse', (join) => join.on('purse.id', '=', purseId(cashOf(id, currency))))
    .select('purse.balance')
    .where('account.player_id', '=', id)
    .where('account.currency', '=', currency)
    .executeTakeFirst();
  if (wallet === undefined || (wallet.balance ?? 0) + amount > balanceMax) return new Failure(409, 'conflict');
  const nowMs = clock.now();
  const limits = await limitsInForce(transaction, id, ['selfexclusion', 'coolingoff', 'deposit'], nowMs);
  if (limits.some(({ type }) => type === 'selfexclusion')) return new Failure(403, 'self_excluded');
  if (limits.some(({ type }) => type === 'coolingoff')) return new Failure(403, 'cooling_off');
  for (const limit of limits) {
    if (limit.currency === null || limit.amount === null) continue;
    const before = await depositedSince(transaction, id, periodStart(limit.period, nowMs));
    if (countedIn(limit.currency, withAmount(before, currency, amount)) > limit.amount)
      return new Failure(403, 'deposit_limit');
  }
  return null;
}

function rowOf({ clock, realNow }: Core, { id }: Player, body: DepositBody, key: string, isSlow: boolean): DepositRow {
  const { method, currency, amount } = body;
  return {
    id: randomUUID(),
    player_id: id,
    idempotency_key: key,
    request: requestOf(body),
    method,
    currency,
    amount,
    status: 'pending',
    created_ms: clock.now(),
    due_ms: isSlow ? realNow() + slowMs : null,
  };
}

function currentRow({ database }: Core, id: string): Promise<DepositRow> {
  return database.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
