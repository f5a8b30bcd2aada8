import { randomUUID } from 'node:crypto';
import { signUp } from '@slipstream/contract/http/sign-up';
import { findCurrency } from '@slipstream/units/currency';
import type { PlayerId } from '@slipstream/units/ids';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Core } from '../core.ts';
import { Failure } from '../http/failure.ts';
import type { FrameEnv } from '../http/frame.ts';
import { mount } from '../http/mount.ts';
import { giveAll } from '../bonuses/give.ts';
import { createPlayer } from '../players/create-player.ts';
import { hashPassword, PasswordQueueFullError } from '../players/password.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { notify } from '../personal/notify.ts';
import { addressOf, later, normalLogin, playerOfLogin } from './login.ts';
import { sendMail } from './mail.ts';
import { openLogin } from './open-login.ts';
import { readFields, type ProfileFields } from './profile-fields.ts';
import { playMoney } from './play-money.ts';

type SignUpBody = z.output<typeof signUp.body>;

const perAddressMax = 60;
const windowMs = 10 * 60_000;

export function mountSignUpCalls(app: Hono<FrameEnv>, core: Core): void {
  const signUps = createRateLimit(perAddressMax, windowMs);

  mount(app, signUp, async ({ body, context }) => {
    const waitMs = signUps.take(addressOf(context), core.realNow());
    if (waitMs > 0) return later(context, waitMs);
    const fields = checked(core, body);
    if (fields instanceof Failure) return fields;
    // Looked at before the dear part; the database has the last word on it.
    if (await isTaken(core, body)) return new Failure(409, 'taken');
    const hash = await hashPassword(body.password).catch((error: unknown) => {
      if (error instanceof PasswordQueueFullError) return null;
      throw error;
    });
    if (hash === null) return later(context, 1000);
    const id = `p-${randomUUID()}` as PlayerId;
    const atMs = core.clock.now();
    const row = { ...rowOf(body, fields), id, password_hash: hash, created_ms: atMs };
    const money = { [body.currency]: playMoney(body.currency) };
    const isMade = await core.ledger.write(async (entry) => {
      const made = await createPlayer(entry, { row, money, atMs });
      if (made) await giveAll(entry.transaction, 'sign_up', id, atMs);
      return made;
    });
    if (!isMade) return new Failure(409, 'taken');
    if (row.email !== null) {
      await sendMail(core, 'confirmation', { playerId: id, address: row.email, nowMs: core.realNow() });
    }
    await notify(core, id, { kind: 'welcome', language: row.language });
    return openLogin(core, context, id, null);
  });
}

async function isTaken({ database }: Core, { email, phone }: SignUpBody): Promise<boolean> {
  for (const login of [email, phone]) {
    if (login !== null && (await playerOfLogin(database, normalLogin(login))) !== undefined) return true;
  }
  return false;
}

/** What the site says about sign-up, beyond the shape of the request. */
function checked({ files, locales, clock }: Core, body: SignUpBody): ProfileFields | Failure {
  const { sign_up_allowed: isAllowed, blocked_country_codes: blocked } = files.site.read();
  const { platform_settings: settings, currency_codes: codes, player_fields: known } = files.system.read();
  if (!isAllowed) return new Failure(403, 'forbidden');
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
  return readFields(body.fields, known, clock.now());
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
