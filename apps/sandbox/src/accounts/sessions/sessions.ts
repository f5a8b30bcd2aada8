import type { Realtime } from '@slipstream/realtime/realtime';
import type { Database } from '../../database/open-database.ts';
import type { Player } from '../../http/player.ts';
import { readPlayer } from '../players/player.ts';
import { newSecret, secretHash } from '../players/secret.ts';

const hourMs = 3_600_000;
/** A browser stays signed in for a week, a token handed around in messages for half a day. */
const lifeMs = { cookie: 7 * 24 * hourMs, bearer: 12 * hourMs } as const;
type SessionKind = keyof typeof lifeMs;
const sessionsMax = 200;
/** How long a token for the realtime connection is good; short, since a cluster of servers can't take one back. */
export const realtimeTokenMs = 5 * 60_000;

export interface OpenedSession {
  readonly token: string;
  readonly expiresMs: number;
}

export interface SessionTerms {
  readonly playerId: string;
  readonly loginId: string;
  readonly kind: SessionKind;
  readonly deviceId: string | null;
  readonly nowMs: number;
  /** A player's own limit on how long a session lasts. */
  readonly lifeMsMax: number | null;
  /** False for a token made of another session: nobody has shown a password for it. */
  readonly isProof?: boolean;
}

/** The token goes to the caller and is kept nowhere. */
export async function openSession(database: Database, terms: SessionTerms): Promise<OpenedSession> {
  const { playerId, loginId, kind, deviceId, nowMs, lifeMsMax, isProof = true } = terms;
  const token = newSecret();
  const expiresMs = nowMs + Math.min(lifeMs[kind], lifeMsMax ?? Number.MAX_SAFE_INTEGER);
  await database.deleteFrom('session').where('player_id', '=', playerId).where('expires_ms', '<=', nowMs).execute();
  const whose = { player_id: playerId, login_id: loginId, kind, device_id: deviceId };
  const times = { created_ms: nowMs, expires_ms: expiresMs, proved_ms: isProof ? nowMs : 0 };
  const row = { token_hash: secretHash(token), ...whose, ...times };
  await database.insertInto('session').values(row).execute();
  await endOldest(database, playerId, kind);
  return { token, expiresMs };
}

/** Somebody who signs in again and again without signing out has so many sessions, the latest ones. */
async function endOldest(database: Database, playerId: string, kind: SessionKind): Promise<void> {
  const own = database.selectFrom('session').where('player_id', '=', playerId).where('kind', '=', kind);
  const oldest = await own
    .select('token_hash')
    .orderBy('created_ms', 'desc')
    .offset(sessionsMax)
    .limit(sessionsMax)
    .execute();
  if (oldest.length === 0) return;
  const hashes = oldest.map((row) => row.token_hash);
  await database.deleteFrom('session').where('token_hash', 'in', hashes).execute();
}

/** A token works only in the place it was made for: one from a cookie is no bearer's, nor the other way round. */
export async function playerOfToken(
  database: Database,
  token: string,
  kind: SessionKind,
  nowMs: number,
): Promise<Player | null> {
  const row = await database
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .selectAll('player')
    .select('session.login_id')
    .where('session.token_hash', '=', secretHash(token))
    .where('session.kind', '=', kind)
    .where('session.expires_ms', '>', nowMs)
    .executeTakeFirst();
  return row === undefined ? null : readPlayer(row, row.login_id);
}

/** When a sign-in ends by itself, at the latest. */
export async function loginEndsMs(database: Database, loginId: string): Promise<number> {
  const { ends } = await database
    .selectFrom('session')
    .select((select) => select.fn.max<number | null>('expires_ms').as('ends'))
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  return ends ?? 0;
}

interface Doors {
  readonly database: Database;
  readonly realtime: Realtime;
}

/** Whoever is signed out is out at once, also of the live connection. */
export async function endLogin(
  { database, realtime }: Doors,
  { id, loginId }: Pick<Player, 'id' | 'loginId'>,
): Promise<void> {
  await database.deleteFrom('session').where('login_id', '=', loginId).execute();
  realtime.revoke(id, loginId, realtimeTokenMs);
}

/** Ends every session of a player, after a new password or a self-exclusion. */
export async function endEverySession(doors: Doors, playerId: string): Promise<void> {
  const ended = await doors.database
    .deleteFrom('session')
    .where('player_id', '=', playerId)
    .returning('login_id')
    .execute();
  takeBack(doors.realtime, playerId, ended);
}

/** Makes the player's realtime connections reconnect, with tokens that end with their sessions. */
export async function renewConnections({ database, realtime }: Doors, playerId: string): Promise<void> {
  const own = await database.selectFrom('session').select('login_id').where('player_id', '=', playerId).execute();
  takeBack(realtime, playerId, own);
}

function takeBack(realtime: Realtime, playerId: string, rows: readonly { readonly login_id: string }[]): void {
  for (const loginId of new Set(rows.map(({ login_id: id }) => id))) {
    realtime.revoke(playerId, loginId, realtimeTokenMs);
  }
}
