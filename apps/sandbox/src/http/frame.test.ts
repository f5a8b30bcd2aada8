import type { IncomingMessage } from 'node:http';
import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { saveSettings } from '@slipstream/contract/http/account/save-settings';
import { signOut } from '@slipstream/contract/http/session/sign-out';
import { describe, expect, it } from 'vitest';
import { createFrame } from './frame.ts';
import { mount } from './mount.ts';

const app = createFrame({
  origins: [],
  locales: () => ['en'],
  identify: () => null,
  clientAddress: () => 'here',
  isForwarded: () => false,
  isUnavailable: (error) => error instanceof Error && error.message === 'gone',
  log: { request: () => {}, failure: () => {}, problem: () => {}, work: () => {} },
});
app.get('/health', (c) => c.json({ status: 'ok' }));
mount(app, getCounters, () => ({ live: 0, sports: [], categories: [], tournaments: [] }));
mount(app, { ...saveSettings, auth: 'public' }, () => {
  throw new Error('reached');
});
mount(app, signOut, () => ({}));
app.on(['GET', 'POST'], '/gone', () => {
  throw new Error('gone');
});
const send = (path: string, init: RequestInit) => app.request(path, init, { incoming: {} as IncomingMessage });

describe('[ERROR-3] the frame', () => {
  it.each([
    ['DELETE', '/v2/counters', 'POST'],
    ['GET', '/v2/counters', 'POST'],
    ['PUT', '/health', 'GET, HEAD'],
    ['PATCH', '/health', 'GET, HEAD'],
  ])('%s of %s answers 405 and what is allowed', async (method, path, allowed) => {
    const reply = await send(path, { method });
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, allowed]);
    expect(await reply.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it('an address nobody has answers 404, however it is called', async () => {
    expect((await send('/v2/nothing', { method: 'DELETE' })).status).toBe(404);
  });

  it.each(['/v2/counters', '/v2/settings'])('POST %s without a body is refused', async (path) => {
    const reply = await send(path, { method: 'POST' });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'bad_request', details: [{ path: 'body' }] });
  });

  it.each([
    ['GET', 503, 'unavailable'],
    ['POST', 500, 'internal'],
  ])(
    '[RUN-16] %s while a part is gone answers %i, and 503 only where nothing can have been done',
    async (method, status, code) => {
      const reply = await send('/gone', { method });
      expect([reply.status, await reply.json()]).toMatchObject([status, { code }]);
    },
  );

  it('a call that has no body needs none', async () => {
    expect((await send('/platform/users/sign_out', { method: signOut.method })).status).toBe(200);
  });
});
