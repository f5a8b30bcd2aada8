import { UnauthorizedError, type DisconnectedContext } from 'centrifuge';
import { afterEach, describe, expect, it } from 'vitest';
import { Revocations } from './revocations.ts';
import { connectClient, disconnectClients, next } from '../testing/client.ts';
import { startServer, tokenSecret, type TestServer } from '../testing/server.ts';
import { signConnectionToken, verifyConnectionToken } from './token.ts';

let server: TestServer;
afterEach(async () => {
  disconnectClients();
  await server?.stop();
});

const keepMs = 60_000;
const tokenOf = (session: string, issuedAtMs = Date.now()) =>
  signConnectionToken(tokenSecret, { user: 'ann', session, issuedAtMs, expireAtSec: Date.now() / 1000 + 600 });

describe('a sign-in that ended', () => {
  it('[RT-6] takes its connections with it and leaves those of the same user elsewhere', async () => {
    server = await startServer();
    const asked: string[] = [];
    const gone = connectClient(server.url, {
      token: tokenOf('phone'),
      getToken: async () => {
        asked.push('phone');
        return signConnectionToken(tokenSecret, { user: '' });
      },
    });
    const kept = connectClient(server.url, { token: tokenOf('laptop') });
    await Promise.all([gone.ready(), kept.ready()]);
    const left = next(gone, 'connecting');
    expect(server.realtime.revoke('ann', 'phone', keepMs)).toBe(1);
    expect(await left).toMatchObject({ code: 3005 });
    await gone.ready();
    expect([asked, kept.state]).toEqual([['phone'], 'connected']);
    expect(server.realtime.stats()).toMatchObject({ connections: 2, users: 2 });
  });

  it('[RT-3] has no good token left, neither to connect nor to go on', async () => {
    server = await startServer();
    const taken = tokenOf('phone');
    server.realtime.revoke('ann', 'phone', keepMs);
    const refused = connectClient(server.url, {
      token: taken,
      getToken: async () => {
        throw new UnauthorizedError('signed out');
      },
    });
    expect(await next<DisconnectedContext>(refused, 'disconnected')).toMatchObject({ code: 1 });
    const later = connectClient(server.url, { token: tokenOf('phone', Date.now() + 1000) });
    await later.ready();
  });

  it('[RT-3] of before the server was there is not remembered, so its tokens are asked for anew', async () => {
    server = await startServer({ sessionTokensFromMs: Date.now() });
    let asked = 0;
    const client = connectClient(server.url, {
      token: tokenOf('phone', Date.now() - 5000),
      getToken: async () => {
        asked += 1;
        return tokenOf('phone', Date.now() + 5000);
      },
    });
    await client.ready();
    expect(asked).toBe(1);
  });
});

describe('tokens that were taken back', () => {
  it('are forgotten when they are out of date anyway', () => {
    const revocations = new Revocations();
    const claims = { user: 'ann', session: 'phone', issuedAtMs: 5 };
    revocations.add('ann', 'phone', { atMs: 10, untilMs: 20 });
    revocations.forgetOld(20);
    expect(revocations.covers(claims)).toBe(true);
    expect(revocations.covers({ ...claims, issuedAtMs: 11 })).toBe(false);
    expect(revocations.covers({ ...claims, user: 'bob' })).toBe(false);
    expect(revocations.covers({ user: 'ann' })).toBe(false);
    revocations.forgetOld(21);
    expect(revocations.covers(claims)).toBe(false);
  });

  it('know their session and the moment they were issued', () => {
    const verdict = verifyConnectionToken(tokenSecret, tokenOf('phone', 1_234_567), Date.now());
    expect(verdict).toMatchObject({ kind: 'valid', claims: { session: 'phone', issuedAtMs: 1_234_567 } });
  });
});
