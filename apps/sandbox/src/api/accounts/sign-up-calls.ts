import { randomUUID } from 'node:crypto';
import { signUp } from '@slipstream/contract/http/session/sign-up';
import { findCurrency } from '@slipstream/units/currency';
import type { PlayerId } from '@slipstream/units/ids';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import { countryRefusal } from './blocked-country.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { giveAll } from '../../bonuses/give.ts';
import { createPlayer } from '../../accounts/players/create-player.ts';
import { hashPassword, PasswordQueueFullError } from '../../accounts/sign-in/passwords/password.ts';
import { createRateLimit, type RateLimit } from '../../http/rate-limit.ts';
import { notify } from '../../accounts/notifications/notify.ts';
import { addressOf, later, normalLogin, playerOfLogin } from '../../accounts/sign-in/login.ts';
import { putInOutbox, sendMail } from '../../accounts/mail/mail.ts';
import { isWeakPassword } from '../../accounts/sign-in/passwords/is-weak-password.ts';
import { readFields, type ProfileFields } from '../../accounts/profile/profile-fields.ts';
import { playMoney } from '../../accounts/deposits/play-money.ts';

type SignUpBody = z.output<typeof signUp.body>;

const perAddressMax = 60;
const windowMs = 10 * 60_000;
/** Whoever has an account is told so once in this time, however often somebody signs up as them. */
const toldMs = 60 * 60_000;

export function mountSignUpCalls(app: Hono<FrameEnv>, core: Core): void {
  const signUps = createRateLimit(perAddressMax, windowMs);
  const told = createRateLimit(1, toldMs);

  /** The answer, and about the time it takes, are the same whether somebody has the email or phone or not. */
  mount(app, signUp, async ({ body, context }) => {
    const address = addressOf(context);
    const waitMs = signUps.take(address, core.realNow());
    if (waitMs > 0) return later(context, waitMs);
    const fields = checked(core, body);
    if (fields instanceof Failure) return fields;
    const hash = await hashPassword(body.password, address, core.passwordCost).catch((error: unknown) => {
      if (error instanceof PasswordQueueFullError) return null;
      throw error;
    });
    if (hash === null) return later(context, 1000);
    const requestId = context.get('requestId');
    const made = await openAccount(core, body, fields, hash);
    const said = made === null ? tellOwner(core, body, told) : welcome(core, made);
    // Sent after the reply, so that the response time does not tell who has an account.
    said.catch((error: unknown) => core.log.failure({ requestId, path: context.req.path, error }));
    return {};
  });
}

type NewRow = ReturnType<typeof rowOf> & { readonly id: PlayerId };

/** Null when somebody has the email or the phone. */
async function openAccount(core: Core, body: SignUpBody, fields: ProfileFields, hash: string): Promise<NewRow | null> {
  const atMs = core.clock.now();
  const id = `p-${randomUUID()}` as PlayerId;
  // A sandbox without controls sends no message, so an email or a phone can't be confirmed there.
  const pending = core.options.controls === null ? (0 as const) : (1 as const);
  const row = { ...rowOf(body, fields), id, pending, password_hash: hash, created_ms: atMs };
  const money = { [body.currency]: playMoney(body.currency) };
  const isMade = await core.ledger.write(async (entry) => {
    const made = await createPlayer(entry, { row, money, atMs });
    if (made) await giveAll(entry.transaction, 'sign_up', id, atMs);
    return made;
  });
  return isMade ? row : null;
}

async function welcome(core: Core, { id, email, auth_phone: phone, language }: NewRow): Promise<void> {
  const address = email ?? phone ?? '';
  await sendMail(core, 'confirmation', { playerId: id, address, nowMs: core.realNow() });
  await notify(core, id, { kind: 'welcome', language });
}

/** The owner of the email or phone gets a mail about the existing account; the reply does not mention it. */
async function tellOwner(core: Core, { email, phone }: SignUpBody, told: RateLimit): Promise<void> {
  const { database, realNow } = core;
  for (const login of [email, phone]) {
    const row = login === null ? undefined : await playerOfLogin(database, normalLogin(login));
    if (row === undefined || told.take(row.id, realNow()) > 0) continue;
    const message = { playerId: row.id, address: row.email ?? row.auth_phone ?? '', nowMs: realNow() };
    await (row.pending === 1
      ? sendMail(core, 'confirmation', message)
      : putInOutbox(core, 'known_account', '', message));
  }
}

/** What the site says about sign-up, beyond the shape of the request. */
function checked(core: Core, body: SignUpBody): ProfileFields | Failure {
  const { files, locales, clock } = core;
  const { sign_up_allowed: isAllowed, blocked_country_codes: blocked } = files.site.read();
  const { platform_settings: settings, currency_codes: codes, player_fields: known } = files.system.read();
  if (!isAllowed) return new Failure(403, 'forbidden');
  const elsewhere = countryRefusal(core);
  if (elsewhere !== null) return elsewhere;
  if (blocked.includes(body.country.toUpperCase())) return new Failure(403, 'country_blocked');
  const problems = [
    ...(body.email === null && body.phone === null ? ['email'] : []),
    ...(body.email !== null && !settings.auth_by.includes('email') ? ['email'] : []),
    ...(body.phone !== null && !settings.auth_by.includes('phone') ? ['phone'] : []),
    ...(codes.includes(body.currency) && findCurrency(body.currency) !== undefined ? [] : ['currency']),
    ...(locales().includes(body.locale) ? [] : ['locale']),
  ];
  if (problems.length > 0) {
    const details = problems.map((field) => ({ path: `body.${field}`, message: 'not possible here' }));
    return new Failure(400, 'bad_request', details);
  }
  if (body.password.length < settings.password_length_min) return new Failure(400, 'password_too_short');
  const fields = readFields(body.fields, known, clock.now());
  if (fields instanceof Failure) return fields;
  const isWeak = isWeakPassword(body.password, { email: body.email, name: fields.name ?? null });
  return isWeak ? new Failure(400, 'password_too_weak') : fields;
}

function rowOf(body: SignUpBody, { name, municipality, others }: ProfileFields) {
  const country = body.country.toUpperCase();
  const affiliate = body.affiliate_id === undefined ? {} : { affiliate_id: body.affiliate_id };
  return {
    email: body.email === null ? null : normalLogin(body.email),
    email_confirmed: 0 as const,
    auth_phone: body.phone,
    name: name ?? null,
    language: body.locale,
    currency: body.currency,
    country,
    statuses: '[]',
    groups: '["players"]',
    br_pve: country === 'BR' ? (0 as const) : null,
    br_municipality: country === 'BR' ? (municipality ?? null) : null,
    fields: JSON.stringify({ ...others, ...affiliate }),
    verified: 0 as const,
    comp_points: 0,
    failed_count: 0,
    locked_ms: null,
  };
}
