import { randomUUID } from 'node:crypto';
import { disableUserLimit } from '@slipstream/contract/http/account/disable-user-limit';
import { getUserLimits } from '@slipstream/contract/http/account/get-user-limits';
import { setUserLimit } from '@slipstream/contract/http/account/set-user-limit';
import type { PlayerId } from '@slipstream/units/ids';
import type { Hono } from 'hono';
import { sql, type Transaction } from 'kysely';
import type { Core } from '../../core/core.ts';
import type { Tables } from '../../database/tables.ts';
import { transact } from '../../database/transact.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { endEverySession, renewConnections } from '../../accounts/sessions/sessions.ts';
import { notify } from '../../accounts/notifications/notify.ts';
import { endLimit, setLimit } from '../../accounts/limits/change-limit.ts';
import { limitForms, limitStatus, type LimitRow } from '../../accounts/limits/limit.ts';
import { limitOut } from '../../accounts/limits/limit-out.ts';
import { readTerms, type LimitTerms } from '../../accounts/limits/limit-terms.ts';

/** Those that hold or will hold, then those that once did; of the latter only so many are remembered. */
const shownMax = 200;

export function mountLimitCalls(app: Hono<FrameEnv>, core: Core): void {
  const { database, clock, files } = core;

  mountForPlayer(app, getUserLimits, async (_, { id }) => {
    const rows = await limitsOf(core, id).orderBy('created_ms', 'desc').limit(shownMax).execute();
    return { data: await Promise.all(rows.map((row) => limitOut(core, row))) };
  });

  mountForPlayer(app, setUserLimit, async ({ body }, { id, isEmailConfirmed, language }) => {
    const terms = readTerms(body, files.system.read().currency_codes);
    if (terms instanceof Failure) return terms;
    const made = await transact(database, async (transaction) => {
      await forgetOldLimits(transaction, id, clock.now());
      const change = { id: randomUUID(), playerId: id, terms, isConfirmed: isEmailConfirmed, nowMs: clock.now() };
      return setLimit(transaction, change);
    });
    if (made === null) return new Failure(409, 'conflict');
    await applyAtOnce(core, id, terms);
    await notify(core, id, { kind: 'limit_set', language, about: { type: 'limit', id: null } });
    return { data: await limitOut(core, made) };
  });

  mountForPlayer(app, disableUserLimit, async ({ params }, { id, isEmailConfirmed }) => {
    const ended = await transact(database, async (transaction) => {
      const row = await transaction
        .selectFrom('user_limit')
        .selectAll()
        .where('id', '=', params.id)
        .where('player_id', '=', id)
        .executeTakeFirst();
      if (row === undefined || limitStatus(row, clock.now()) === 'disabled') return 'unknown';
      if (limitForms[row.type as LimitTerms['type']].isStay) return 'fixed';
      return endLimit(transaction, row, isEmailConfirmed, clock.now());
    });
    if (ended === 'unknown') return new Failure(404, 'not_found');
    if (ended === 'fixed') return new Failure(403, 'forbidden');
    return { data: await limitOut(core, ended) };
  });
}

function limitsOf({ database }: Core, playerId: string) {
  return database.selectFrom('user_limit').selectAll().where('player_id', '=', playerId).$castTo<LimitRow>();
}

/** Leaves room for one more, by forgetting the oldest that are over. */
async function forgetOldLimits(transaction: Transaction<Tables>, playerId: string, nowMs: number): Promise<void> {
  const newest = transaction
    .selectFrom('user_limit')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .limit(shownMax - 1);
  await transaction
    .deleteFrom('user_limit')
    .where('player_id', '=', playerId)
    .where('active_until_ms', '<=', nowMs)
    .where('id', 'not in', newest)
    .execute();
}

/** What must not wait for the player's next step: an excluded player is out, a shorter session ends sooner. */
async function applyAtOnce(core: Core, playerId: PlayerId, { type, seconds }: LimitTerms): Promise<void> {
  if (type === 'selfexclusion') await endEverySession(core, playerId);
  if (type === 'session' && seconds !== null) {
    const lifeMs = seconds * 1000;
    await core.database
      .updateTable('session')
      .set({ expires_ms: sql`created_ms + ${lifeMs}` })
      .where('player_id', '=', playerId)
      .where(sql<boolean>`expires_ms > created_ms + ${lifeMs}`)
      .execute();
    await renewConnections(core, playerId);
  }
}
