import { randomUUID } from 'node:crypto';
import type { SignIn } from '@slipstream/contract/entities/account/sign-in';
import type { PlayerId } from '@slipstream/units/ids';
import type { Context } from 'hono';
import type { AccountParts } from '../account-parts.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { giveCookie } from '../sessions/credentials.ts';
import { endLogin, openSession } from '../sessions/sessions.ts';
import { sessionSecondsMax } from '../limits/time-limits.ts';

export interface SignInReply {
  readonly player_id: SignIn['playerId'];
  readonly token: string;
  readonly expires_at_ms: number;
}

/** Signs a browser in: a cookie for pages that may have one, and a token of its own for an iframe that may not (EMBED-7). */
export async function openLogin(
  parts: AccountParts,
  context: Context<FrameEnv>,
  playerId: PlayerId,
  deviceId: string | null,
): Promise<SignInReply> {
  const { database, realNow } = parts;
  const nowMs = realNow();
  // Whoever was signed in here before no longer is.
  const before = context.get('player');
  if (before !== undefined) await endLogin(parts, before);
  const secondsMax = await sessionSecondsMax(parts, playerId);
  const lifeMsMax = secondsMax === null ? null : secondsMax * 1000;
  const terms = { playerId, loginId: randomUUID(), deviceId, nowMs, lifeMsMax };
  giveCookie(context, await openSession(database, { ...terms, kind: 'cookie' }), nowMs);
  const { token, expiresMs } = await openSession(database, { ...terms, kind: 'bearer' });
  return { player_id: playerId, token, expires_at_ms: expiresMs };
}
