import { confirmEmail } from '@slipstream/contract/http/session/confirm-email';
import { requestPasswordReset } from '@slipstream/contract/http/session/request-password-reset';
import { resendConfirmation } from '@slipstream/contract/http/session/resend-confirmation';
import { resendUnlock } from '@slipstream/contract/http/session/resend-unlock';
import { resetPassword } from '@slipstream/contract/http/session/reset-password';
import { unlockUser } from '@slipstream/contract/http/session/unlock-user';
import type { PlayerId } from '@slipstream/units/ids';
import type { Context, Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { notify } from '../../accounts/notifications/notify.ts';
import { hashPassword, PasswordQueueFullError } from '../../accounts/sign-in/passwords/password.ts';
import type { PlayerRow } from '../../accounts/players/player.ts';
import { endEverySession } from '../../accounts/sessions/sessions.ts';
import type { SharedGuessGuard } from '../../accounts/sign-in/shared-guess-guard.ts';
import { confirmLimits } from '../../accounts/limits/change-limit.ts';
import { addressOf, later, normalLogin, playerOfLogin } from '../../accounts/sign-in/login.ts';
import {
  lookAtMailToken,
  sendMail,
  spendMailToken,
  type MailPurpose,
  type MailTokenOutcome,
} from '../../accounts/mail/mail.ts';
import { openLogin } from '../../accounts/sign-in/open-login.ts';
import { isWeakPassword } from '../../accounts/sign-in/passwords/is-weak-password.ts';
import { entryRefusal } from './sign-in-calls.ts';
import { toldMs, unlock } from '../../accounts/sign-in/sign-in.ts';

const windowMs = 10 * 60_000;
const mailsPerLoginMax = 3;
const requestsPerAddressMax = 60;

/** Who may get which mail; asking for another one is answered the same way and does nothing. */
const isDue: Readonly<Record<MailPurpose, (row: PlayerRow, nowMs: number) => boolean>> = {
  confirmation: (row) => row.pending === 1 || (row.email !== null && row.email_confirmed === 0),
  unlock: (row, nowMs) => row.locked_ms !== null && nowMs - row.locked_ms < toldMs,
  password: () => true,
};

export function mountMailCalls(app: Hono<FrameEnv>, core: Core, guard: SharedGuessGuard): void {
  const { database, realNow } = core;
  const perLogin = core.limits.create('mail-login', mailsPerLoginMax, windowMs);
  const perAddress = core.limits.create('mail-address', requestsPerAddressMax, windowMs);

  /** The answer, and the time it takes, are the same whether the login exists or not. */
  const request = async (
    purpose: MailPurpose,
    context: Context<FrameEnv>,
    given: string,
  ): Promise<Failure | Record<string, never>> => {
    const nowMs = realNow();
    const waitMs = await perAddress.take(addressOf(context), nowMs);
    if (waitMs > 0) return later(context, waitMs);
    const login = normalLogin(given);
    if ((await perLogin.take(`${purpose} ${login}`, nowMs)) > 0) return {};
    const requestId = context.get('requestId');
    sendIfDue(core, purpose, login).catch((error: unknown) =>
      core.log.failure({ requestId, path: context.req.path, error }),
    );
    return {};
  };
  mount(app, requestPasswordReset, ({ body, context }) => request('password', context, body.login));
  mount(app, resendConfirmation, ({ body, context }) => request('confirmation', context, body.login));
  mount(app, resendUnlock, ({ body, context }) => request('unlock', context, body.login));

  mount(app, confirmEmail, async ({ query }) => {
    const spent = await spendMailToken(database, 'confirmation', query.confirmation_token, realNow());
    if (spent.kind !== 'good') return refusalOf(spent);
    const owner = database.updateTable('player').where('id', '=', spent.playerId);
    await owner.set({ pending: 0 }).execute();
    // Without an email the link came to the phone.
    await owner.set({ email_confirmed: 1 }).where('email', 'is not', null).execute();
    await confirmLimits(core, spent.playerId);
    return {};
  });

  mount(app, unlockUser, async ({ query, context }) => {
    const spent = await spendMailToken(database, 'unlock', query.unlock_token, realNow());
    if (spent.kind !== 'good') return refusalOf(spent);
    await unlock(database, spent.playerId);
    await guard.clear(spent.playerId, addressOf(context));
    return {};
  });

  mount(app, resetPassword, async ({ body, context }) => {
    if (body.password.length < core.files.system.read().platform_settings.password_length_min) {
      return new Failure(400, 'password_too_short');
    }
    const token = body.reset_password_token;
    const seen = await lookAtMailToken(database, 'password', token, realNow());
    if (seen.kind !== 'good') return refusalOf(seen);
    const owner = await database
      .selectFrom('player')
      .select(['email', 'name'])
      .where('id', '=', seen.playerId)
      .executeTakeFirstOrThrow();
    if (isWeakPassword(body.password, owner)) return new Failure(400, 'password_too_weak');
    const hash = await hashPassword(body.password, addressOf(context), core.passwordCost).catch((error: unknown) => {
      if (error instanceof PasswordQueueFullError) return null;
      throw error;
    });
    if (hash === null) return later(context, 1000);
    const spent = await spendMailToken(database, 'password', token, realNow());
    if (spent.kind !== 'good') return refusalOf(spent);
    const playerId = spent.playerId as PlayerId;
    await guard.clear(playerId, addressOf(context));
    const refusal = await entryRefusal(core, await setPassword(core, playerId, hash));
    return refusal ?? openLogin(core, context, playerId, null);
  });
}

async function sendIfDue(core: Core, purpose: MailPurpose, login: string): Promise<void> {
  const { database, realNow } = core;
  const row = await playerOfLogin(database, login);
  if (row === undefined || !isDue[purpose](row, realNow())) return;
  const address = row.email ?? row.auth_phone ?? '';
  await sendMail(core, purpose, { playerId: row.id, address, nowMs: realNow() });
}

function refusalOf({ kind }: Exclude<MailTokenOutcome, { kind: 'good' }>): Failure {
  return kind === 'unknown' ? new Failure(404, 'not_found') : new Failure(410, 'expired');
}

/** Whoever had the old password is out, also of the live connection. */
async function setPassword(core: Core, playerId: PlayerId, hash: string): Promise<PlayerRow> {
  const { database } = core;
  const row = await database
    .updateTable('player')
    .set({ password_hash: hash, pending: 0 })
    .where('id', '=', playerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await unlock(database, playerId);
  await endEverySession(core, playerId);
  const about = { type: 'profile', id: null };
  await notify(core, playerId, { kind: 'password_changed', language: row.language, about });
  return row;
}
