import type { Database } from '../database/open-database.ts';
import type { Player } from '../http/player.ts';
import { readPlayer } from '../accounts/players/player.ts';
import { newSecret, secretHash } from '../accounts/players/secret.ts';
import type { AppName } from './game-rules.ts';

const lifeMs = 12 * 3_600_000;

export interface GamePlayer extends Player {
  readonly name: string | null;
}

/** The token goes into the address of the game's frame and is kept nowhere. */
export async function openGameSession(
  database: Database,
  { id, loginId }: Player,
  app: AppName,
  nowMs: number,
): Promise<string> {
  const token = newSecret();
  await database.deleteFrom('game_session').where('player_id', '=', id).where('expires_ms', '<=', nowMs).execute();
  const row = { token_hash: secretHash(token), player_id: id, login_id: loginId, app, expires_ms: nowMs + lifeMs };
  await database.insertInto('game_session').values(row).execute();
  return token;
}

/** Null for a token of another game, and after the player has signed out. */
export async function playerOfGame(
  database: Database,
  token: string,
  app: AppName,
  nowMs: number,
): Promise<GamePlayer | null> {
  const row = await database
    .selectFrom('game_session')
    .innerJoin('session', 'session.login_id', 'game_session.login_id')
    .innerJoin('player', 'player.id', 'game_session.player_id')
    .selectAll('player')
    .select('game_session.login_id')
    .where('game_session.token_hash', '=', secretHash(token))
    .where('game_session.app', '=', app)
    .where('game_session.expires_ms', '>', nowMs)
    .where('session.expires_ms', '>', nowMs)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { ...readPlayer(row, row.login_id), name: row.name };
}
