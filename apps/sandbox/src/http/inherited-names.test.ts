import { basePath, type Call } from '@slipstream/contract/http/call';
import { calls } from '@slipstream/contract/http/calls';
import { deposit } from '@slipstream/contract/http/account/deposit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asDemo, type TestPlayer } from '../testing/as-player.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

/** What every plain object answers to, whatever it is a table of. */
const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

let sandbox: TestSandbox;
let player: TestPlayer;
beforeAll(async () => {
  sandbox = await runningSandbox({ seed: 'a-secret-seed' });
});
// Signing out is one of the calls.
beforeEach(async () => {
  player = await asDemo(sandbox, 'ordinary');
});
afterAll(() => sandbox.close());

function shape(part: unknown): readonly string[] {
  return Object.keys((part as { shape?: object }).shape ?? {});
}

async function ask(call: Call, name: string): Promise<{ readonly status: number; readonly text: string }> {
  const path = call.path.replaceAll(/\{\w+\}/g, name);
  const query = new URLSearchParams(Object.fromEntries([...shape(call.query), name].map((key) => [key, name])));
  const hasBody = call.method === 'POST' || call.method === 'PATCH';
  const body = Object.fromEntries([...shape(call.body), name].map((key) => [key, name]));
  const reply = await fetch(`${sandbox.origin}${basePath[call.base]}${path}?${query.toString()}`, {
    method: call.method,
    headers: { Authorization: `Bearer ${player.token}` },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, text: await reply.text() };
}

describe('names every object answers to', () => {
  it.each(names)('%s breaks no call and tells nothing', async (name) => {
    for (const call of calls) {
      const { status, text } = await ask(call, name);
      expect([call.id, status < 500]).toEqual([call.id, true]);
      expect(text).not.toContain('a-secret-seed');
      expect(text).not.toContain('native code');
    }
  });

  it.each(names)('%s is no app', async (name) => {
    for (const path of [`/apps/${name}`, `/apps/${name}/state`]) {
      const reply = await fetch(`${sandbox.origin}${path}`);
      expect(reply.status).toBe(404);
      expect(await reply.text()).not.toContain('a-secret-seed');
    }
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    '[PAY-1] %s is a way to pay like any other',
    async (method) => {
      const headers = { 'Idempotency-Key': `inherited-${method}-0123456789` };
      const reply = await player.call(deposit, { headers, body: { currency: 'EUR', amount: 1000, method } });
      expect(reply.status).toBe('success');
    },
  );
});
