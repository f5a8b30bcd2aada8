import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { parseOptions } from './options.ts';

const parts = { sportsbookUrl: 'https://bets.example/sportsbook', platformApiUrl: 'https://api.example' };
const app = createApp({ ...parts, controls: null });

describe('the host', () => {
  it('embeds the sportsbook it was told of, and calls only its own backend', async () => {
    const reply = await app.request('/play');
    expect(await reply.text()).toContain('data-sportsbook="https://bets.example/sportsbook"');
    const policy = reply.headers.get('Content-Security-Policy');
    expect(policy).toContain("frame-src 'self' https://bets.example;");
    expect(policy).toContain("connect-src 'self' https://api.example;");
  });

  it.each([
    ['/users/sign-in', "frame-ancestors 'self' https://bets.example"],
    ['/profile/wallet/deposit', "frame-ancestors 'self' https://bets.example"],
    ['/play', "frame-ancestors 'self'"],
    ['/demo/mailbox', "frame-ancestors 'none'"],
  ])('[EMBED-4] %s may be framed as its policy says', async (path, ancestors) => {
    const policy = (await app.request(path)).headers.get('Content-Security-Policy') ?? '';
    expect(policy.split('; ').find((directive) => directive.startsWith('frame-ancestors'))).toBe(ancestors);
  });

  it.each([
    ['frame=https://bets.example', 'https://bets.example', '/play'],
    ['frame=https://evil.example', '', '/play'],
    ['frame=https://bets.example.evil.example', '', '/play'],
    ['return_to=https://bets.example/sportsbook/live', '', 'https://bets.example/sportsbook/live'],
    ['return_to=/profile/limits', '', '/profile/limits'],
    ['return_to=https://evil.example/', '', '/play'],
    ['return_to=//evil.example/', '', '/play'],
    ['return_to=/%5Cevil.example/', '', '/play'],
    ['return_to=javascript:alert(1)', '', '/play'],
    ['return_to=https://bets.example@evil.example/', '', '/play'],
  ])('[EMBED-4] %s tells only the origins it knows and leads nowhere else', async (query, frame, returnTo) => {
    const page = await (await app.request(`/users/sign-in?${query}`)).text();
    expect(page).toContain(`data-frame="${frame}"`);
    expect(page).toContain(`data-return-to="${returnTo}"`);
  });

  it.each(['/users/sign-in', '/users/unlock', '/users/unlock/new', '/users/password/new'])(
    '[SESSION-15] the ways on from %s stay in the dialog they are in',
    async (path) => {
      const page = await (await app.request(`${path}?frame=https://bets.example`)).text();
      const links = [...page.matchAll(/<a [^>]*href="(\/users\/[^"]*)"/g)].map(([, href = '']) => href);
      expect(links).not.toEqual([]);
      expect(links.filter((href) => !href.includes('frame='))).toEqual([]);
    },
  );

  it('says that it does not answer while the platform does not', async () => {
    expect((await app.request('/users/sign-up')).status).toBe(503);
  });

  it.each(['/users/sign-in', '/users/password/new', '/help-center'])(
    '[SAFE-2] %s shows nothing of a demo unless it is one',
    async (path) => {
      expect(await (await app.request(path)).text()).not.toMatch(/slipstream<|demo-players|demo\/mailbox/);
      const demo = createApp({ ...parts, controls: { url: 'http://127.0.0.1:1', secret: 'x'.repeat(32) } });
      expect(await (await demo.request(path)).text()).toMatch(/demo-players|demo\/mailbox/);
    },
  );

  it('[EMBED-7] gives the SDK out in at most 6 KB, as a module and for a script tag', async () => {
    for (const path of ['/embed.js', '/embed.global.js']) {
      const reply = await app.request(path);
      expect(gzipSync(await reply.text()).length).toBeLessThan(6 * 1024);
      expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
    expect(await (await app.request('/embed.global.js')).text()).toContain('globalThis.Slipstream');
  });

  it('[EMBED-7] serves the SDK as plain JavaScript that imports nothing', async () => {
    const script = await (await app.request('/embed.js')).text();
    expect(script).toContain('export function embedSportsbook');
    expect(script).not.toMatch(/^\s*import\s/m);
    expect(script).not.toContain('interface ');
  });

  it.each(['/favicon.svg', '/favicon.ico'])('has a picture of its own at %s', async (path) => {
    const reply = await app.request(path);
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  });

  it('answers a page of its own for an unknown address', async () => {
    const reply = await app.request('/nowhere');
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('We can’t find that page');
  });

  it.each([
    [['--port', 'x'], {}, '--port must be a whole number'],
    [[], { PORT: '70000' }, 'PORT must be at most 65535'],
    [[], { SPORTSBOOK_URL: 'nowhere' }, 'SPORTSBOOK_URL must be a web address'],
    [[], { CONTROLS_URL: 'nowhere' }, 'CONTROLS_URL must be a web address'],
    [[], { CONTROLS_URL: 'http://127.0.0.1:3003' }, 'CONTROLS_URL and CONTROLS_SECRET belong together'],
    [
      [],
      { CONTROLS_URL: 'http://127.0.0.1:3003', CONTROLS_SECRET: 'x', NODE_ENV: 'production' },
      'CONTROLS_URL must not be given with NODE_ENV=production',
    ],
    [['--colour', 'red'], {}, "Unknown option '--colour'"],
  ])('names what is wrong with %j %j', (args, env, line) => {
    const parsed = parseOptions(args, env);
    expect(parsed.kind === 'invalid' ? parsed.line : parsed.kind).toContain(line);
  });
});

describe('[RUN-4] the probes of the host', () => {
  it('are healthy without the platform, and not ready', async () => {
    expect((await app.request('/health')).status).toBe(200);
    const reply = await app.request('/ready');
    expect([reply.status, await reply.json()]).toEqual([503, { status: 'unavailable', parts: { api: 'down' } }]);
  });
});
