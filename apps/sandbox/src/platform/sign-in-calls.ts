import { createPlayerToken } from '@slipstream/contract/http/create-player-token';
import { signIn } from '@slipstream/contract/http/sign-in';
import { signOut } from '@slipstream/contract/http/sign-out';
import type { PlayerId } from '@slipstream/units/ids';
import type { Hono } from 'hono';
import type { Core } from '../core.ts';
import { Failure } from '../http/failure.ts';
import type { FrameEnv } from '../http/frame.ts';
import { mount } from '../http/mount.ts';
import { takeCookie } from '../players/credentials.ts';
import { mountForPlayer } from '../players/mount-for-player.ts';
import { PasswordQueueFullError } from '../players/password.ts';
import type { PlayerRow } from '../players/player.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { endLogin, openSession } from '../players/sessions.ts';
import { limitsInForce } from './limits/limits-in-force.ts';
import { sessionSecondsMax } from './limits/time-limits.ts';
import { addressOf, later, normalLogin } from './login.ts';
import { sendMail } from './mail.ts';
import { openLogin } from './open-login.ts';
import { createTryPassword, type SignInOutcome } from './sign-in.ts';

/** Wrong passwords from one address, whatever the login: nobody can try a list of accounts either. */
const wrongPerAddressMax = 30;
const wrongWindowMs = 5 * 60_000;

export function mountSignInCalls(app: Hono<FrameEnv>, core: Core): void {
  const { database, realNow } = core;
  const tryPassword = createTryPassword(database);
  const wrong = createRateLimit(wrongPerAddressMax, wrongWindowMs);

  mount(app, signIn, async ({ body, context }) => {
    const nowMs = realNow();
    const address = addressOf(context);
    if (!core.files.site.read().sign_in_allowed) return new Failure(403, 'forbidden');
    const waitMs = wrong.waitMs(address, nowMs);
    if (waitMs > 0) return later(context, waitMs);
    const outcome = await tried(tryPassword(normalLogin(body.login), body.password, nowMs));
    switch (outcome.kind) {
      case 'busy':
        return later(context, 1000);
      case 'wrong':
        wrong.take(address, nowMs);
        return new Failure(401, 'invalid_credentials');
      case 'locked':
        wrong.take(address, nowMs);
        if (outcome.fresh !== null) await sendUnlock(core, outcome.fresh);
        return new Failure(410, 'locked');
      case 'right': {
        const refusal = await entryRefusal(core, outcome.row);
        return refusal ?? openLogin(core, context, outcome.row.id as PlayerId, body.device_id ?? null);
      }
    }
  });

  mount(app, signOut, async ({ context }) => {
    const player = context.get('player');
    if (player !== undefined) await endLogin(core, player);
    takeCookie(context);
    return {};
  });

  mountForPlayer(app, createPlayerToken, async (_, { id, loginId }) => {
    const secondsMax = await sessionSecondsMax(core, id);
    const lifeMsMax = secondsMax === null ? null : secondsMax * 1000;
    const terms = { playerId: id, loginId, kind: 'bearer', deviceId: null, nowMs: realNow(), lifeMsMax } as const;
    const { token, expiresMs } = await openSession(database, terms);
    return { player_id: id, token, expires_at_ms: expiresMs };
  });
}

async function tried(outcome: Promise<SignInOutcome>): Promise<SignInOutcome | { readonly kind: 'busy' }> {
  try {
    return await outcome;
  } catch (error) {
    if (error instanceof PasswordQueueFullError) return { kind: 'busy' };
    throw error;
  }
}

/** Why a player who proved who they are may not come in all the same (EMBED-5, RG-4). */
export async function entryRefusal({ database, clock, files }: Core, row: PlayerRow): Promise<Failure | null> {
  if (files.site.read().blocked_country_codes.includes(row.country)) return new Failure(403, 'country_blocked');
  const exclusions = await limitsInForce(database, row.id, ['selfexclusion'], clock.now());
  return exclusions.length > 0 ? new Failure(403, 'self_excluded') : null;
}

async function sendUnlock(core: Core, row: PlayerRow): Promise<void> {
  const address = row.email ?? row.auth_phone ?? '';
  await sendMail(core, 'unlock', { playerId: row.id, address, nowMs: core.realNow() });
}
