import type { Database } from '../../../database/open-database.ts';
import { newSecret, secretHash } from '../../players/secret.ts';

/** How long a challenge can be answered. */
export const challengeMs = 5 * 60_000;

interface Asked {
  readonly purpose: 'create' | 'get';
  /** Whose new passkey it is for; nobody is known who signs in. */
  readonly playerId: string | null;
}

/** A new challenge. Expired ones are removed, and the one that the same player left unanswered. */
export async function askChallenge(database: Database, { purpose, playerId }: Asked, nowMs: number): Promise<string> {
  await database
    .deleteFrom('passkey_challenge')
    .where((row) => row.or([row('expires_ms', '<=', nowMs), row('player_id', '=', playerId ?? '')]))
    .execute();
  const challenge = newSecret();
  const row = { challenge_hash: secretHash(challenge), purpose, player_id: playerId, expires_ms: nowMs + challengeMs };
  await database.insertInto('passkey_challenge').values(row).execute();
  return challenge;
}

/** Whether the challenge was made for this and has not expired. It is used up, whatever the result. */
export async function spendChallenge(
  database: Database,
  challenge: string,
  { purpose, playerId }: Asked,
  nowMs: number,
): Promise<boolean> {
  const spent = await database
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', secretHash(challenge))
    .returningAll()
    .executeTakeFirst();
  if (spent === undefined || spent.expires_ms <= nowMs) return false;
  return spent.purpose === purpose && spent.player_id === playerId;
}
