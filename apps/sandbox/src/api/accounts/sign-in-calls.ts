import { confirmPassword } from '@slipstream/contract/http/session/confirm-password';
import { createPlayerToken } from '@slipstream/contract/http/session/create-player-token';
import { signIn } from '@slipstream/contract/http/session/sign-in';
import { signOut } from '@slipstream/contract/http/session/sign-out';
import type { PlayerId } from '@slipstream/units/ids';
import type { Context, Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure, type FailureWord } from '../../http/failure.ts';
import { countryRefusal } from './blocked-country.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { takeCookie } from '../../accounts/sessions/credentials.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { PasswordQueueFullError } from '../../accounts/sign-in/passwords/password.ts';
import type { PlayerRow } from '../../accounts/players/player.ts';
import { keepProof } from '../../accounts/sessions/password-proof.ts';
import { endLogin, openSession } from '../../accounts/sessions/sessions.ts';
import type { SharedGuessGuard } from '../../accounts/sign-in/shared-guess-guard.ts';
import { limitsInForce } from '../../accounts/limits/limits-in-force.ts';
import { sessionSecondsMax } from '../../accounts/limits/time-limits.ts';
import { addressOf, later, normalLogin, sayWhen } from '../../accounts/sign-in/login.ts';
import { sendMail } from '../../accounts/mail/mail.ts';
import { openLogin } from '../../accounts/sign-in/open-login.ts';
import { countOnAccount, createTryPassword, type SignInOutcome } from '../../accounts/sign-in/sign-in.ts';

export function mountSignInCalls(app: Hono<FrameEnv>, core: Core, guard: SharedGuessGuard): void {
  const { database, realNow } = core;
  const tryPassword = createTryPassword(core, guard);

  mount(app, signIn, async ({ body, context }) => {
    if (!core.files.site.read().sign_in_allowed) return new Failure(403, 'forbidden');
    const given = { login: normalLogin(body.login), password: body.password, address: addressOf(context) };
    const outcome = await tried(tryPassword(given));
    // Sent after the reply, so that the response time does not tell whether the account exists.
    if (outcome.kind === 'wrong' && outcome.row !== null) void tellOwner(core, outcome.row, context.get('requestId'));
    return signInReply(core, context, outcome, { deviceId: body.device_id, wrongCode: 'invalid_credentials' });
  });

  mount(app, signOut, async ({ context }) => {
    const player = context.get('player');
    if (player !== undefined) await endLogin(core, player);
    takeCookie(context);
    return {};
  });

  mountForPlayer(app, confirmPassword, async ({ body, context }, player) => {
    const { email, auth_phone: phone } = await database
      .selectFrom('player')
      .select(['email', 'auth_phone'])
      .where('id', '=', player.id)
      .executeTakeFirstOrThrow();
    const given = { login: email ?? phone ?? '', password: body.password, address: addressOf(context) };
    const outcome = await tried(tryPassword(given));
    if (outcome.kind === 'wait') return later(context, outcome.waitMs);
    if (outcome.kind === 'right') {
      await keepProof(core, player);
      return {};
    }
    // Not 401, which would say that nobody is signed in.
    return outcome.waitMs > 0 ? lockedFor(context, outcome.waitMs) : new Failure(403, 'invalid_credentials');
  });

  mountForPlayer(app, createPlayerToken, async (_, { id, loginId }) => {
    const secondsMax = await sessionSecondsMax(core, id);
    const lifeMsMax = secondsMax === null ? null : secondsMax * 1000;
    const own = { playerId: id, loginId, kind: 'bearer', deviceId: null } as const;
    const terms = { ...own, nowMs: realNow(), lifeMsMax, isProof: false };
    const { token, expiresMs } = await openSession(database, terms);
    return { player_id: id, token, expires_at_ms: expiresMs };
  });
}

/** What is answered to somebody who tried to sign in, by whatever means. */
export async function signInReply(
  core: Core,
  context: Context<FrameEnv>,
  outcome: SignInOutcome,
  { deviceId = null, wrongCode }: { readonly deviceId?: string | null | undefined; readonly wrongCode: FailureWord },
) {
  switch (outcome.kind) {
    case 'wait':
      return later(context, outcome.waitMs);
    case 'locked':
      return lockedFor(context, outcome.waitMs);
    case 'wrong':
      return outcome.waitMs > 0 ? lockedFor(context, outcome.waitMs) : new Failure(401, wrongCode);
    case 'right': {
      const refusal = await entryRefusal(core, outcome.row);
      return refusal ?? openLogin(core, context, outcome.row.id as PlayerId, deviceId);
    }
  }
}

/** Too many wrong passwords from here on this account; from elsewhere it is open. */
function lockedFor(context: Context<FrameEnv>, waitMs: number): Failure {
  sayWhen(context, waitMs);
  return new Failure(410, 'locked');
}

async function tried(outcome: Promise<SignInOutcome>): Promise<SignInOutcome> {
  try {
    return await outcome;
  } catch (error) {
    if (error instanceof PasswordQueueFullError) return { kind: 'wait', waitMs: 1000 };
    throw error;
  }
}

/** Why a player who proved who they are may not come in all the same (EMBED-5, RG-4). */
export async function entryRefusal(core: Core, row: PlayerRow): Promise<Failure | null> {
  const { database, clock, files } = core;
  const elsewhere = countryRefusal(core);
  if (elsewhere !== null) return elsewhere;
  if (files.site.read().blocked_country_codes.includes(row.country)) return new Failure(403, 'country_blocked');
  const exclusions = await limitsInForce(database, row.id, ['selfexclusion'], clock.now());
  return exclusions.length > 0 ? new Failure(403, 'self_excluded') : null;
}

/** After several wrong passwords the owner gets a mail with an unlock link. */
async function tellOwner(core: Core, row: PlayerRow, requestId: string): Promise<void> {
  const { database, realNow, log } = core;
  try {
    if (!(await countOnAccount(database, row, realNow()))) return;
    const address = row.email ?? row.auth_phone ?? '';
    await sendMail(core, 'unlock', { playerId: row.id, address, nowMs: realNow() });
  } catch (error) {
    log.failure({ requestId, path: '/platform/users/sign_in', error });
  }
}
