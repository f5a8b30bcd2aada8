import type { accountWire } from '@slipstream/contract/entities/account/account';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { openAccount } from '@slipstream/contract/http/account/open-account';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../database/open-database.ts';
import { transact } from '../../database/transact.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { ensureAccount } from '../../accounts/players/ensure-account.ts';
import { proofRefusal } from '../../accounts/sessions/password-proof.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';

export function mountAccountCalls(app: Hono<FrameEnv>, core: Core): void {
  const { database, files, clock } = core;

  mountForPlayer(app, getAccounts, async (_, { id }) => ({ data: await accountsOf(database, id) }));

  mountForPlayer(app, openAccount, async ({ body: { currency } }, player) => {
    const { id } = player;
    if (!files.system.read().currency_codes.includes(currency)) {
      return new Failure(400, 'bad_request', [{ path: 'body.currency', message: 'not offered here' }]);
    }
    const refusal = await proofRefusal(core, player);
    if (refusal !== null) return refusal;
    await transact(database, async (transaction) => {
      await ensureAccount(transaction, id, currency, clock.now());
      await transaction.updateTable('player').set({ currency }).where('id', '=', id).execute();
    });
    return { data: await accountsOf(database, id) };
  });
}

/** In the order they were opened. A wallet that never held anything has no purse yet. */
async function accountsOf(database: Database, playerId: string): Promise<z.input<typeof accountWire>[]> {
  const rows = await database
    .selectFrom('account')
    .innerJoin('player', 'player.id', 'account.player_id')
    .leftJoin('purse', (join) =>
      join
        .onRef('purse.owner', '=', 'account.player_id')
        .onRef('purse.currency', '=', 'account.currency')
        .on('purse.kind', '=', 'cash'),
    )
    .select(['account.currency', 'player.currency as active', 'purse.balance', 'purse.version'])
    .where('account.player_id', '=', playerId)
    .orderBy('account.opened_ms')
    .orderBy('account.currency')
    .limit(50)
    .execute();
  return rows.map(({ currency, active, balance, version }) => ({
    currency,
    balance: { currency, amount: balance ?? 0, version: version ?? 0 },
    active: currency === active,
  }));
}
