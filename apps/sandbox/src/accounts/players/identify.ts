import type { Context } from 'hono';
import type { Database } from '../../database/open-database.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv, Identify } from '../../http/frame.ts';
import { credentialOf } from '../sessions/credentials.ts';
import type { Player } from '../../http/player.ts';
import { playerOfToken } from '../sessions/sessions.ts';

/** Looks up who makes a request, once, and keeps it with the request. */
export function createIdentify(database: Database, realNow: () => number): Identify {
  return async (context) => {
    const credential = credentialOf(context);
    if (credential === null) return null;
    const player = await playerOfToken(database, credential.token, credential.kind, realNow());
    if (player === null) return null;
    context.set('player', player);
    return player.id;
  };
}

/** The player of a request that `mount` let through, or the refusal a visitor gets. */
export function playerOf(context: Context<FrameEnv>): Player | Failure {
  return context.get('player') ?? new Failure(401, 'unauthorized');
}
