import type { Database } from '../../database/open-database.ts';
import type { AccountParts } from '../account-parts.ts';
import { isPassword, pretendPassword } from './passwords/password.ts';
import type { PlayerRow } from '../players/player.ts';
import type { Guess } from './guess-guard.ts';
import type { SharedGuessGuard } from './shared-guess-guard.ts';
import { playerOfLogin } from './login.ts';

/** So many wrong passwords since the last right one, from wherever, and the owner is told; once a day. */
const toldAfter = 5;
export const toldMs = 24 * 3_600_000;

/** What giving a login and a password came to; `row` is null for a login nobody has. */
export type SignInOutcome =
  | { readonly kind: 'right'; readonly row: PlayerRow }
  | { readonly kind: 'wrong'; readonly row: PlayerRow | null; readonly waitMs: number }
  | { readonly kind: 'locked' | 'wait'; readonly waitMs: number };

interface Given {
  readonly login: string;
  readonly password: string;
  readonly address: string;
}

export type TryPassword = (given: Given) => Promise<SignInOutcome>;

/** A login that nobody has is treated like one somebody has, so that trying passwords does not tell which exist. */
export function createTryPassword(
  { database, realNow, passwordCost }: Pick<AccountParts, 'database' | 'realNow' | 'passwordCost'>,
  guard: SharedGuessGuard,
): TryPassword {
  return async ({ login, password, address }) => {
    const row = (await playerOfLogin(database, login)) ?? null;
    const leave = await guard.begin(row?.id ?? `nobody ${login}`, address, realNow());
    if (leave.kind !== 'go') return leave;
    const isRight = await judged(leave.guess, () =>
      row === null
        ? pretendPassword(password, address, passwordCost)
        : isPassword(password, row.password_hash, address),
    );
    // An unconfirmed player gets the answer of a wrong password; otherwise signing up twice would show which logins exist.
    if (isRight && row !== null && row.pending === 0) {
      leave.guess.right();
      await database.updateTable('player').set({ failed_count: 0 }).where('id', '=', row.id).execute();
      return { kind: 'right', row };
    }
    return { kind: 'wrong', row, waitMs: leave.guess.wrong(realNow()) };
  };
}

/** A guess that was not checked, because the queue was full, does not count. */
async function judged(guess: Guess, check: () => Promise<boolean>): Promise<boolean> {
  try {
    return await check();
  } catch (error) {
    guess.drop();
    throw error;
  }
}

/** Counts a wrong password on an account. True when its owner is to be told, of which two at once hear one. */
export async function countOnAccount(database: Database, { id }: PlayerRow, nowMs: number): Promise<boolean> {
  const { failed_count: count } = await database
    .updateTable('player')
    .set((expression) => ({ failed_count: expression('failed_count', '+', 1) }))
    .where('id', '=', id)
    .returning('failed_count')
    .executeTakeFirstOrThrow();
  if (count < toldAfter) return false;
  const told = await database
    .updateTable('player')
    .set({ locked_ms: nowMs })
    .where('id', '=', id)
    .where((where) => where.or([where('locked_ms', 'is', null), where('locked_ms', '<=', nowMs - toldMs)]))
    .executeTakeFirst();
  return told.numUpdatedRows > 0n;
}

export async function unlock(database: Database, playerId: string): Promise<void> {
  await database.updateTable('player').set({ locked_ms: null, failed_count: 0 }).where('id', '=', playerId).execute();
}
