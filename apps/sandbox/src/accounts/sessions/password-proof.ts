import type { AccountParts } from '../account-parts.ts';
import { Failure } from '../../http/failure.ts';
import type { Player } from '../../http/player.ts';

const minuteMs = 60_000;

type Parts = Pick<AccountParts, 'database' | 'files' | 'realNow'>;

/** Refuses a sensitive change if the password was proved too long ago (SESSION-14). */
export async function proofRefusal(
  { database, files, realNow }: Parts,
  { loginId }: Pick<Player, 'loginId'>,
): Promise<Failure | null> {
  const { proved } = await database
    .selectFrom('session')
    .select((select) => select.fn.max<number | null>('proved_ms').as('proved'))
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  const freshMs = files.system.read().platform_settings.password_proof_minutes * minuteMs;
  return realNow() - (proved ?? 0) < freshMs ? null : new Failure(403, 'password_required');
}

/** The player has just shown the password again, in everything that came of this sign-in. */
export async function keepProof({ database, realNow }: Parts, { loginId }: Pick<Player, 'loginId'>): Promise<void> {
  await database.updateTable('session').set({ proved_ms: realNow() }).where('login_id', '=', loginId).execute();
}
