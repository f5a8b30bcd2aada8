import { request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxWords } from '@slipstream/locales/sandbox-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../accounts/players/demo-players.data.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

const controls = () => {
  if (sandbox.controls === null) throw new Error('no controls');
  return sandbox.controls;
};

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

/** By hand, since `fetch` sets Host itself. */
function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  const { port } = new URL(controls().origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      let text = '';
      reply.on('data', (part: Buffer) => (text += part.toString()));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    sent.on('error', reject).end();
  });
}

const spend = async (body: object) => (await sandbox.control('spend-key', body)).status;
const bearer = () => ({ Authorization: `Bearer ${controls().secret}` });
const port = () => new URL(controls().origin).port;

describe('[SAFE-1] the controls', () => {
  it('are not on the public port, whoever asks', async () => {
    for (const path of ['/control', '/control/state', '/control/outbox']) {
      expect((await fetch(sandbox.origin + path, { headers: bearer() })).status).toBe(404);
    }
    expect((await fetch(`${sandbox.origin}/control/pause`, { method: 'POST', headers: bearer() })).status).toBe(404);
    expect(sandbox.core.clock.paused()).toBe(false);
  });

  it('listen on this machine only', () => {
    expect(controls().origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it.each(['/control', '/control/state', '/control/outbox', '/control/control.js'])(
    '%s asks for the secret',
    async (path) => {
      expect((await ask(path, {})).status).toBe(401);
      expect((await ask(path, { Authorization: 'Bearer wrong' })).status).toBe(401);
      expect((await ask(path, { Cookie: `controls_${port()}=${controls().secret}` })).status).toBe(401);
      expect((await ask(path, bearer())).status).toBe(200);
    },
  );

  it('pull no lever without the secret', async () => {
    expect((await ask('/control/pause', {}, 'POST')).status).toBe(401);
    expect(sandbox.core.clock.paused()).toBe(false);
  });

  it.each([
    ['Forwarded', 'for=192.0.2.1'],
    ['Via', '1.1 proxy'],
    ['X-Real-IP', '192.0.2.1'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
  ])('do not answer through a proxy that says %s', async (name, value) => {
    expect((await ask('/control/outbox', { ...bearer(), [name]: value })).status).toBe(403);
  });

  it('answer to the names of this machine only, with their own port', async () => {
    for (const host of ['evil.example', `evil.example:${port()}`, 'localhost', 'localhost:1']) {
      expect((await ask('/control/state', { ...bearer(), Host: host })).status).toBe(403);
    }
    for (const host of [`localhost:${port()}`, `[::1]:${port()}`]) {
      expect((await ask('/control/state', { ...bearer(), Host: host })).status).toBe(200);
    }
  });

  it.each(['https://evil.example', 'http://localhost:3000', 'null'])('do nothing for a page of %s', async (origin) => {
    expect((await ask('/control/pause', { ...bearer(), Origin: origin }, 'POST')).status).toBe(403);
    expect(sandbox.core.clock.paused()).toBe(false);
  });

  it('are in no frame, and no answer is for another origin', async () => {
    for (const headers of [bearer(), {}]) {
      const answer = await ask('/control', headers);
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(answer.headers['x-frame-options']).toBe('DENY');
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it('let a browser in by a link that works once', async () => {
    const { link } = JSON.parse((await ask('/control/link', bearer(), 'POST')).text) as { link: string };
    const path = link.slice(controls().origin.length);
    const entered = await ask(path, {});
    expect([entered.status, entered.headers['location']]).toEqual([303, '/control']);
    const [cookie = ''] = entered.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(controls().secret);
    const pass = { Cookie: cookie.split(';')[0] ?? '' };
    expect((await ask('/control', pass)).status).toBe(200);
    expect((await ask('/control/state', pass)).status).toBe(200);
    expect((await ask('/control/pause', { ...pass, Origin: 'http://localhost:3000' }, 'POST')).status).toBe(403);
    expect((await ask(path, {})).status).toBe(401);
    expect((await ask('/control/enter', {})).status).toBe(401);
  });

  it('give keys out that work once, for a page of another server of this demo', async () => {
    const { key } = JSON.parse((await ask('/control/key', bearer(), 'POST')).text) as { key: string };
    expect(await spend({ key: 'invented' })).toBe(404);
    expect(await spend({})).toBe(404);
    expect(await spend({ key })).toBe(200);
    expect(await spend({ key })).toBe(404);
  });
});

const signIn = (to: TestSandbox, login = 'ordinary@slipstream.example', password: string = demoPassword) =>
  fetch(`${to.origin}/platform/users/sign_in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login, password }),
  });
const bets = (to: TestSandbox, token: string) =>
  fetch(`${to.origin}/v3/bets`, { headers: { Authorization: `Bearer ${token}` } });
const countOf = async (to: TestSandbox, table: 'outbox' | 'player') =>
  (await to.core.database.selectFrom(table).selectAll().execute()).length;

describe('[SAFE-2] a sandbox that was not asked for a demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-plain-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has no controls, no demo players and keeps no mail', async () => {
    const plain = await runningSandbox({ controls: null });
    try {
      expect(plain.controls).toBeNull();
      expect((await fetch(`${plain.origin}/control/outbox`)).status).toBe(404);
      expect((await fetch(`${plain.origin}/platform/demo_players`)).status).toBe(404);
      expect((await signIn(plain)).status).toBe(401);
      expect(await countOf(plain, 'player')).toBe(0);
      const account = { email: 'new@example.com', phone: null, password: 'a long password', country: 'DE' };
      const more = { currency: 'EUR', locale: 'en', fields: [], terms_accepted: true };
      await fetch(`${plain.origin}/platform/users`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...account, ...more }),
      });
      expect(await countOf(plain, 'player')).toBe(1);
      expect(await countOf(plain, 'outbox')).toBe(0);
      // Nothing can be sent here, so no mail has to be answered before signing in.
      expect((await signIn(plain, account.email, account.password)).status).toBe(200);
    } finally {
      await plain.close();
    }
  });

  it('lets nobody in with what a demo left behind, until it is a demo again', async () => {
    const demo = await runningSandbox({ data: folder });
    const players = await fetch(`${demo.origin}/platform/demo_players`, { headers: { 'Accept-Language': 'de' } });
    expect(await players.text()).toContain(sandboxWords('de').demoPlayers.ordinary);
    const { token } = (await (await signIn(demo)).json()) as { token: string };
    expect((await bets(demo, token)).status).toBe(200);
    await demo.close();
    const plain = await runningSandbox({ data: folder, controls: null });
    expect((await signIn(plain)).status).toBe(401);
    expect((await bets(plain, token)).status).toBe(401);
    await plain.close();
    const again = await runningSandbox({ data: folder });
    expect((await signIn(again)).status).toBe(200);
    await again.close();
  });
});
