import { confirmEmail } from '@slipstream/contract/http/session/confirm-email';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getNotifications } from '@slipstream/contract/http/account/get-notifications';
import { getPlayer } from '@slipstream/contract/http/account/get-player';
import { getTransactions } from '@slipstream/contract/http/account/get-transactions';
import { requestPasswordReset } from '@slipstream/contract/http/session/request-password-reset';
import { resendConfirmation } from '@slipstream/contract/http/session/resend-confirmation';
import { resetPassword } from '@slipstream/contract/http/session/reset-password';
import { signIn } from '@slipstream/contract/http/session/sign-in';
import { signUp } from '@slipstream/contract/http/session/sign-up';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { withToken } from '../../testing/as-player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { outboxOf, outboxTo } from '../../testing/outbox.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { signedUp } from '../../testing/signed-up.ts';

const form = {
  email: 'New@Player.example',
  phone: null,
  password: 'long enough',
  currency: 'EUR',
  country: 'de',
  locale: 'de',
  fields: [{ field: 'date_of_birth', value: '1990-05-17' }],
  terms_accepted: true as const,
};
const confirm = (secret: string) => ({ query: { confirmation_token: secret } });

describeEachPlace('signing up', (place) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place() });
  });
  afterAll(() => sandbox.close());

  it('[SESSION-8] makes a player with play money, who is signed in and told so', async () => {
    const { id, token } = await signedUp(sandbox, { ...form, affiliate_id: 'abc' });
    const player = withToken(sandbox, id, token);
    expect(await player.call(getPlayer)).toMatchObject({
      email: { email: 'new@player.example', confirmed: true },
      language: 'de',
      auth_fields_missed: [],
      br_regulator: null,
    });
    expect((await player.call(getAccounts)).data).toMatchObject([{ currency: 'EUR', balance: { amount: 100_000 } }]);
    const { data } = await player.call(getTransactions);
    expect(data).toMatchObject([{ kind: 'deposit', status: 'done', amount: 100_000, balance_after: 100_000 }]);
    const { data: told } = await player.call(getNotifications);
    expect(told).toMatchObject([{ title: 'Willkommen bei Slipstream', type: 'promo', read: false }]);
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
    const { player_id: same } = await sandbox.call(signIn, {
      body: { login: 'new@player.example', password: form.password },
    });
    expect(same).toBe(id);
  });

  it('[SESSION-8] confirms an email by the token that was sent, once', async () => {
    const address = 'confirm@player.example';
    const login = { login: address, password: form.password };
    await sandbox.call(signUp, { body: { ...form, email: address } });
    const first = await outboxTo(sandbox, address, 'confirmation');
    expect((await sandbox.refused(signIn, { body: login })).status).toBe(401);
    sandbox.pass(1000);
    await sandbox.call(resendConfirmation, { body: { login: address } });
    await vi.waitFor(
      async () => expect((await outboxTo(sandbox, address, 'confirmation')).secret).not.toBe(first.secret),
      { timeout: 30_000 },
    );
    const second = await outboxTo(sandbox, address, 'confirmation');
    expect((await sandbox.refused(confirmEmail, confirm(first.secret))).status).toBe(404);
    await sandbox.call(confirmEmail, confirm(second.secret));
    expect((await sandbox.refused(confirmEmail, confirm(second.secret))).status).toBe(410);
    const { player_id: id, token } = await sandbox.call(signIn, { body: login });
    expect((await withToken(sandbox, id, token).call(getPlayer)).email?.confirmed).toBe(true);
  });

  it('a token is too old after a while', async () => {
    await sandbox.call(signUp, { body: { ...form, email: 'late@player.example' } });
    const { secret } = await outboxTo(sandbox, 'late@player.example', 'confirmation');
    sandbox.pass(72 * 3_600_000);
    const refused = await sandbox.refused(confirmEmail, { query: { confirmation_token: secret } });
    expect(refused).toMatchObject({ status: 410, body: { code: 'expired' } });
  });

  it('[SESSION-8] a forgotten password is replaced, and every session under the old one ends', async () => {
    const body = { ...form, email: 'forget@player.example' };
    const { id, token } = await signedUp(sandbox, body);
    await sandbox.call(requestPasswordReset, { body: { login: 'Forget@player.example' } });
    const { secret } = await outboxOf(sandbox, id, 'password');
    const reset = (password: string) => ({ body: { reset_password_token: secret, password } });
    expect(await sandbox.refused(resetPassword, reset('short'))).toMatchObject({
      status: 400,
      body: { code: 'password_too_short' },
    });
    expect(await sandbox.refused(resetPassword, reset('forget2026'))).toMatchObject({
      status: 400,
      body: { code: 'password_too_weak' },
    });
    const signed = await sandbox.call(resetPassword, reset('another long one'));
    expect(signed.player_id).toBe(id);
    expect((await withToken(sandbox, id, token).refused(getAccounts)).status).toBe(401);
    await withToken(sandbox, id, signed.token).call(getAccounts);
    expect((await sandbox.refused(resetPassword, reset('a third one'))).status).toBe(410);
    const login = { login: body.email, password: 'another long one' };
    await sandbox.call(signIn, { body: login });
    expect((await sandbox.refused(signIn, { body: { ...login, password: form.password } })).status).toBe(401);
  });

  it('[SESSION-8] asking for a new password answers the same for a login nobody has', async () => {
    expect(await sandbox.call(requestPasswordReset, { body: { login: 'nobody@player.example' } })).toEqual({});
  });

  it('[SESSION-8] a phone can be enough, and what is left open is said', async () => {
    const body = { ...form, email: null, phone: '+4915112345678', country: 'BR', currency: 'BTC', fields: [] };
    const { id, token } = await signedUp(sandbox, body);
    const profile = await withToken(sandbox, id, token).call(getPlayer);
    // The link that came to the phone confirms no email.
    const { email_confirmed: isConfirmed } = await sandbox.core.database
      .selectFrom('player')
      .select('email_confirmed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(isConfirmed).toBe(0);
    expect(profile).toMatchObject({
      email: null,
      auth_phone: { number: '+4915112345678', verified_status: 'unverified' },
      auth_fields_missed: ['date_of_birth', 'municipality_code'],
      br_regulator: { pve: false, municipality_code: null },
    });
    await sandbox.call(signIn, { body: { login: '+49 151 12345678', password: form.password } });
  });

  it.each([
    ['a common password', { email: 'x@y.example', password: 'P@ssw0rd2026' }, 400, 'password_too_weak'],
    ['a password of the email', { email: 'holger@y.example', password: 'Holger123' }, 400, 'password_too_weak'],
    ['a short password', { email: 'x@y.example', password: '1234567' }, 400, 'password_too_short'],
    ['a child', { email: 'x@y.example', fields: [{ field: 'date_of_birth', value: '2009-01-01' }] }, 400, 'under_age'],
    ['no date', { email: 'x@y.example', fields: [{ field: 'date_of_birth', value: 'soon' }] }, 400, 'bad_request'],
    ['a field of its own', { email: 'x@y.example', fields: [{ field: 'statuses', value: 'vip' }] }, 400, 'bad_request'],
    ['neither email nor phone', { email: null }, 400, 'bad_request'],
    ['a currency that is not offered', { email: 'x@y.example', currency: 'XAU' }, 400, 'bad_request'],
    ['a language that is not spoken', { email: 'x@y.example', locale: 'sw' }, 400, 'bad_request'],
    ['terms that were not accepted', { email: 'x@y.example', terms_accepted: false }, 400, 'bad_request'],
  ])('[SESSION-8] %s is refused', async (_, change, status, code) => {
    const refused = await sandbox.refused(signUp, { body: { ...form, ...change } });
    expect(refused).toMatchObject({ status, body: { code } });
  });

  it('[SESSION-11] answers the same for an email or a phone somebody has, and tells only the owner', async () => {
    const send = async (change: object) => {
      const reply = await fetch(`${sandbox.origin}/platform/users`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...form, ...change }),
      });
      const names = [...reply.headers.keys()].filter((name) => !/^(x-request-id|date)$/.test(name));
      return { status: reply.status, body: await reply.text(), names, cookies: reply.headers.getSetCookie() };
    };
    const fresh = await send({ email: 'fresh@player.example' });
    expect(fresh).toMatchObject({ status: 200, body: '{}', cookies: [] });
    for (const change of [
      { email: 'RICH@slipstream.example' },
      { email: 'fresh@player.example' },
      { email: 'another@player.example', phone: '+4915112345678' },
    ]) {
      expect(await send(change)).toEqual(fresh);
    }
    expect((await outboxOf(sandbox, 'rich', 'known_account')).address).toBe('rich@slipstream.example');
    await outboxTo(sandbox, '+4915112345678', 'known_account');
  });

  it('[SESSION-11] signing in after it tells no more, until the mail was opened', async () => {
    const answers: unknown[] = [];
    for (const who of [
      { email: 'nobody-yet@player.example', phone: null },
      { email: 'vip@slipstream.example', phone: null },
      { email: null, phone: '+4915112345699' },
      { email: null, phone: '+4915100000001' },
    ]) {
      await sandbox.call(signUp, { body: { ...form, ...who, password: 'a guess of mine' } });
      const login = who.email ?? who.phone ?? '';
      const { status, body } = await sandbox.refused(signIn, { body: { login, password: 'a guess of mine' } });
      answers.push([status, (body as { code: string }).code]);
    }
    expect(answers).toEqual(Array.from({ length: 4 }, () => [401, 'invalid_credentials']));
  });

  it('[SESSION-11] the owner is told once an hour, however many sign up as them', async () => {
    const body = { ...form, email: 'empty@slipstream.example' };
    for (let count = 0; count < 8; count += 1) await sandbox.call(signUp, { body });
    await outboxOf(sandbox, 'empty', 'known_account');
    const sent = await sandbox.core.database
      .selectFrom('outbox')
      .where('address', '=', body.email)
      .selectAll()
      .execute();
    expect(sent).toHaveLength(1);
  });
});
