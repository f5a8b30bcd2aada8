import { getTransactions } from '@slipstream/contract/http/account/get-transactions';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { transactionsOf } from '../../accounts/deposits/transactions.ts';

export function mountTransactionCalls(app: Hono<FrameEnv>, { database }: Core): void {
  mountForPlayer(app, getTransactions, async ({ query }, { id }) => {
    const { page, limit, currency, created_from: from, created_to: to } = query;
    const filter = {
      playerId: id,
      currency: currency ?? null,
      fromMs: from === undefined ? 0 : Date.parse(from),
      toMs: to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(to),
    };
    const { data, total } = await transactionsOf(database, filter, limit, (page - 1) * limit);
    return { data, pagination: { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) } };
  });
}
