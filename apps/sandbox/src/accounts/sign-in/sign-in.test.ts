import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlayerToken } from '@slipstream/contract/http/session/create-player-token';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getPlayer } from '@slipstream/contract/http/account/get-player';
import { resendUnlock } from '@slipstream/contract/http/session/resend-unlock';
import { signIn } from '@slipstream/contract/http/session/sign-in';
import { signOut } from '@slipstream/contract/http/session/sign-out';
import { unlockUser } from '@slipstream/contract/http/session/unlock-user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../http/log.ts';
import { demoPassword } from '../players/demo-players.data.ts';
import { startSandbox } from '../../server.ts';
import { withToken } from '../../testing/as-player.ts';
import { describeEachPlace } from '../../testing/each-database.ts';
import { outboxOf, type Letter } from '../../testing/outbox.ts';
import { runningSandbox, usualOptions, type TestSandbox } from '../../testing/running-sandbox.ts';

const right = (key: string) => ({ login: `${key}@slipstream.example`, password: demoPassword });
/** Behind a proxy the sandbox trusts. */
const from = (address: string) => ({ 'X-Forwarded-For': address });
const web = 'http://localhost:3000';

describeEachPlace('signing in', (place) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: await place(), trustedProxies: ['127.0.0.1'] });
  });
  afterAll(() => sandbox.close());

  const signInAs = async (key: string) => {
    const reply = await fetch(`${sandbox.origin}/platform/users/sign_in`, {
      method: 'POST',
      headers: { Origin: web },
      body: JSON.stringify(right(key)),
    });
    const { token } = (await reply.json()) as { token: string };
    return { token, cookie: (reply.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '', reply };
  };

  it('[SESSION-1] a visitor has a profile without email or phone', async () => {
    const profile = await sandbox.call(getPlayer);
    expect(profile).toMatchObject({ id: null, email: null, auth_phone: null, statuses: [] });
  });

  it.each([
    ['an email', 'ordinary@slipstream.example'],
    ['an email as people type it', '  Ordinary@Slipstream.Example '],
    ['a phone', '+4915100000001'],
  ])('[SESSION-8] %s and the password sign in', async (_, login) => {
    const { player_id: id, token } = await sandbox.call(signIn, { body: { login, password: demoPassword } });
    const profile = await withToken(sandbox, id, token).call(getPlayer);
    expect(profile).toMatchObject({ id, email: { email: 'ordinary@slipstream.example', confirmed: true } });
  });

  it('[SESSION-8] the cookie can not be read by a page and stays on its own site', async () => {
    const { reply } = await signInAs('rich');
    const cookie = reply.headers.get('Set-Cookie');
    expect(cookie).toMatch(/^slipstream=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('[EMBED-7] over https it is one an embedded site may have', async () => {
    const reply = await fetch(`${sandbox.origin}/platform/users/sign_in`, {
      method: 'POST',
      headers: { 'X-Forwarded-Proto': 'https' },
      body: JSON.stringify(right('rich')),
    });
    const cookie = reply.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^__Host-slipstream=/);
    expect(cookie.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=None', 'Partitioned']),
    );
  });

  it.each([
    ['a wrong password', { login: 'vip@slipstream.example', password: 'wrong' }],
    ['a login nobody has', { login: 'nobody@slipstream.example', password: 'wrong' }],
  ])('%s is refused in the same words', async (_, body) => {
    expect(await sandbox.refused(signIn, { body })).toEqual({
      status: 401,
      body: { code: 'invalid_credentials', message: 'Wrong email, phone or password.', details: [] },
    });
  });

  it('a token is kept as a hash only, and works only where it was made for', async () => {
    const { token, cookie } = await signInAs('rich');
    const rows = await sandbox.core.database.selectFrom('session').select('token_hash').execute();
    const kept = rows.map((row) => row.token_hash).join(' ');
    expect(kept).not.toContain(token);
    const asBearer = { headers: { Authorization: `Bearer ${cookie.split('=')[1]}` } };
    expect((await sandbox.refused(getAccounts, asBearer)).status).toBe(401);
    const asCookie = { headers: { Cookie: `slipstream=${token}` } };
    expect((await sandbox.refused(getAccounts, asCookie)).status).toBe(401);
    expect((await sandbox.call(getAccounts, { headers: { Cookie: cookie } })).data).toHaveLength(8);
  });

  it.each([
    ['our own page', web, 200],
    ['the host', 'http://localhost:3002', 200],
    ['another site', 'https://evil.example', 403],
    ['a sandboxed page', 'null', 403],
    ['nobody says', undefined, 403],
  ])('what changes something with a cookie from %s answers %i', async (_, origin, status) => {
    const { cookie } = await signInAs('rich');
    const reply = await fetch(`${sandbox.origin}/platform/player/update_locale`, {
      method: 'PATCH',
      headers: { Cookie: cookie, ...(origin === undefined ? {} : { Origin: origin }) },
      body: JSON.stringify({ locale: 'de' }),
    });
    expect(reply.status).toBe(status);
  });

  it('another site can not sign a browser in either', async () => {
    const headers = { Origin: 'https://evil.example', 'Content-Type': 'text/plain' };
    expect((await sandbox.refused(signIn, { body: right('rich'), headers })).status).toBe(403);
  });

  it('[SESSION-2] signing out ends the cookie, the token and the tokens made from them, and is no error twice', async () => {
    const { token, cookie } = await signInAs('rich');
    const { player_id: id } = await sandbox.call(signIn, { body: right('rich') });
    const player = withToken(sandbox, id, token);
    const made = withToken(sandbox, id, (await player.call(createPlayerToken)).token);
    await made.call(getAccounts);
    await made.call(signOut);
    expect((await player.refused(getAccounts)).status).toBe(401);
    expect((await made.refused(getAccounts)).status).toBe(401);
    expect((await sandbox.refused(getAccounts, { headers: { Cookie: cookie } })).status).toBe(401);
    expect(await made.call(signOut)).toEqual({});
  });

  it('a session ends by itself', async () => {
    const { token, player_id: id } = await sandbox.call(signIn, { body: right('empty') });
    sandbox.pass(12 * 3_600_000 - 1000);
    await withToken(sandbox, id, token).call(getAccounts);
    sandbox.pass(1000);
    expect((await withToken(sandbox, id, token).refused(getAccounts)).status).toBe(401);
  });

  it('[SESSION-9] five wrong passwords shut one address out of one account, and open at another the owner signs in', async () => {
    const wrong = { body: { ...right('limited'), password: 'guess' }, headers: from('192.0.2.1') };
    const burst = await Promise.all(Array.from({ length: 60 }, () => sandbox.refused(signIn, wrong)));
    const count = (status: number) => burst.filter((each) => each.status === status).length;
    expect(count(401)).toBe(4);
    expect(count(410) + count(429)).toBe(56);
    for (let each = 0; each < 20; each += 1) expect((await sandbox.refused(signIn, wrong)).status).toBe(410);
    expect(await sandbox.refused(signIn, { body: right('limited'), headers: from('192.0.2.1') })).toMatchObject({
      status: 410,
      body: { code: 'locked' },
    });
    await sandbox.call(signIn, { body: right('limited'), headers: from('198.51.100.7') });
    sandbox.pass(30_000);
    await sandbox.call(signIn, { body: right('limited'), headers: from('192.0.2.1') });
  });

  it('[SESSION-9] the owner is told once and can unlock from their own address, once', async () => {
    const owner = { body: right('vip'), headers: from('192.0.2.3') };
    for (const address of ['192.0.2.2', '192.0.2.3']) {
      const wrong = { body: { ...right('vip'), password: 'guess' }, headers: from(address) };
      for (let count = 0; count < 5; count += 1) await sandbox.refused(signIn, wrong);
    }
    const letter = await outboxOf(sandbox, 'vip', 'unlock');
    const told = await sandbox.core.database.selectFrom('outbox').select('id').where('kind', '=', 'unlock').execute();
    expect(told).toHaveLength(2);
    expect((await sandbox.refused(signIn, owner)).status).toBe(410);
    await sandbox.call(unlockUser, { query: { unlock_token: letter.secret }, headers: owner.headers });
    await sandbox.call(signIn, owner);
    expect((await sandbox.refused(unlockUser, { query: { unlock_token: letter.secret } })).status).toBe(410);
    expect((await sandbox.refused(unlockUser, { query: { unlock_token: 'x'.repeat(43) } })).status).toBe(404);
  });

  it('[SESSION-9] instructions can be sent again for a day', async () => {
    const wrong = { body: { ...right('brazil'), password: 'guess' }, headers: from('192.0.2.4') };
    for (let count = 0; count < 5; count += 1) await sandbox.refused(signIn, wrong);
    await outboxOf(sandbox, 'brazil', 'unlock');
    await sandbox.core.database.deleteFrom('outbox').execute();
    expect(await sandbox.call(resendUnlock, { body: { login: 'brazil@slipstream.example' } })).toEqual({});
    expect(await sandbox.call(resendUnlock, { body: { login: 'nobody@slipstream.example' } })).toEqual({});
    const letter: Letter = await outboxOf(sandbox, 'brazil', 'unlock');
    expect(letter.address).toBe('brazil@slipstream.example');
  });

  it('[SESSION-9] a link that was used says so, also after the next one was sent', async () => {
    const lockFrom = async (address: string): Promise<Letter> => {
      await sandbox.core.database.deleteFrom('outbox').execute();
      const wrong = { body: { ...right('empty'), password: 'guess' }, headers: from(address) };
      for (let count = 0; count < 5; count += 1) await sandbox.refused(signIn, wrong);
      return outboxOf(sandbox, 'empty', 'unlock');
    };
    const first = await lockFrom('192.0.2.7');
    await sandbox.call(unlockUser, { query: { unlock_token: first.secret } });
    const second = await lockFrom('192.0.2.8');
    const refusal = await sandbox.refused(unlockUser, { query: { unlock_token: first.secret } });
    expect(refusal.status).toBe(410);
    await sandbox.call(unlockUser, { query: { unlock_token: second.secret } });
  });

  it('[SESSION-9] a login nobody has is answered like one somebody has', async () => {
    const body = { login: 'ghost@slipstream.example', password: 'guess' };
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await sandbox.refused(signIn, { body, headers: from('192.0.2.5') })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 410, 410]);
  });

  it('[SESSION-9] says when to come back', async () => {
    const body = JSON.stringify({ login: 'spirit@slipstream.example', password: 'guess' });
    const send = () =>
      fetch(`${sandbox.origin}/platform/users/sign_in`, { method: 'POST', body, headers: from('192.0.2.6') });
    for (let count = 0; count < 5; count += 1) await send();
    expect((await send()).headers.get('Retry-After')).toBe('30');
  });
});

describe('what is logged', () => {
  it('is never a password, a token or a cookie', async () => {
    const lines: string[] = [];
    const log = createLog('requests', (line) => lines.push(line));
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-log-'));
    const sandbox = await startSandbox({ ...usualOptions, data: folder }, log);
    const body = JSON.stringify(right('rich'));
    const reply = await fetch(`${sandbox.origin}/platform/users/sign_in`, { method: 'POST', body });
    const { token } = (await reply.json()) as { token: string };
    const cookie = reply.headers.get('Set-Cookie') ?? '';
    await fetch(`${sandbox.origin}/platform/users/confirmation?confirmation_token=${token}`);
    await fetch(`${sandbox.origin}/platform/player`, { headers: { Authorization: `Bearer ${token}`, Cookie: cookie } });
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
    const text = lines.join('');
    expect(text).toContain('/platform/users/sign_in');
    for (const secret of [demoPassword, token, cookie.split(/[=;]/)[1] ?? '?']) {
      expect(text.replaceAll('@slipstream.example', '')).not.toContain(secret);
    }
  });
});
