import type { Database } from '../database/open-database.ts';
import { isPassword, pretendPassword } from '../players/password.ts';
import type { PlayerRow } from '../players/player.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { playerOfLogin } from './login.ts';

const wrongPasswordsMax = 5;
const lockedMs = 30 * 60_000;

/** What giving a login and a password came to. `locked` is fresh when this very attempt did it: then a mail goes out. */
export type SignInOutcome =
  | { readonly kind: 'right'; readonly row: PlayerRow }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly fresh: PlayerRow | null };

export type TryPassword = (login: string, password: string, nowMs: number) => Promise<SignInOutcome>;

/** Logins that nobody has are locked like those somebody has, so that trying passwords does not tell which exist. */
export function createTryPassword(database: Database): TryPassword {
  const strangers = createRateLimit(wrongPasswordsMax, lockedMs);
  return async (login, password, nowMs) => {
    const row = await playerOfLogin(database, login);
    if (row !== undefined) return tryOn(database, row, password, nowMs);
    if (strangers.take(login, nowMs) > 0) return { kind: 'locked', fresh: null };
    await pretendPassword(password);
    return strangers.waitMs(login, nowMs) > 0 ? { kind: 'locked', fresh: null } : { kind: 'wrong' };
  };
}

/**
 * An attempt is counted before the password is looked at, in one statement: however many come at once, only so many are
 * looked at. The right password starts the count anew.
 */
async function tryOn(database: Database, row: PlayerRow, password: string, nowMs: number): Promise<SignInOutcome> {
  if (row.locked_ms !== null && nowMs - row.locked_ms < lockedMs) return { kind: 'locked', fresh: null };
  if (row.locked_ms !== null) await unlock(database, row.id);
  const counted = await database
    .updateTable('player')
    .set((expression) => ({ failed_count: expression('failed_count', '+', 1) }))
    .where('id', '=', row.id)
    .where('failed_count', '<', wrongPasswordsMax)
    .returning('failed_count')
    .executeTakeFirst();
  if (counted === undefined) return { kind: 'locked', fresh: null };
  if (await isPassword(password, row.password_hash)) {
    await unlock(database, row.id);
    return { kind: 'right', row };
  }
  if (counted.failed_count < wrongPasswordsMax) return { kind: 'wrong' };
  await database.updateTable('player').set({ locked_ms: nowMs }).where('id', '=', row.id).execute();
  return { kind: 'locked', fresh: row };
}

export async function unlock(database: Database, playerId: string): Promise<void> {
  await database.updateTable('player').set({ locked_ms: null, failed_count: 0 }).where('id', '=', playerId).execute();
}
