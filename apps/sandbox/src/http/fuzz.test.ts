import { errorWire } from '@slipstream/contract/entities/error';
import { basePath, type Call } from '@slipstream/contract/http/call';
import { calls } from '@slipstream/contract/http/calls';
import { assert, asyncProperty, constantFrom, dictionary, jsonValue, oneof, record, string } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

const names = [
  ...new Set(calls.flatMap(({ query }) => Object.keys((query as { shape?: object }).shape ?? {}))),
] as const;
const words = [
  '',
  '0',
  '1',
  '-1',
  '1.5',
  'true',
  'soccer',
  '1,2',
  'abc',
  '9'.repeat(30),
  '2026-11-15T00:00:00Z',
  '../..',
];
const value = oneof(constantFrom(...words), string({ maxLength: 30 }));

async function ask(call: Call, given: { param: string; query: Record<string, string>; body: unknown }) {
  const path = call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(given.param).replaceAll('.', '%2E') || 'x');
  const url = `${sandbox.origin}${basePath[call.base]}${path}?${new URLSearchParams(given.query).toString()}`;
  const hasBody = call.method === 'POST' || call.method === 'PATCH';
  return fetch(url, {
    method: call.method,
    ...(hasBody ? { body: JSON.stringify(given.body) } : {}),
  });
}

describe('any input at all', () => {
  it.each(calls.map((call) => [call.id, call] as const))(
    '%s answers its reply or its error body, never a 500',
    async (_, call) => {
      const given = record({
        param: value,
        query: dictionary(oneof(constantFrom(...names), string({ maxLength: 10 })), value, {
          maxKeys: 5,
        }),
        body: jsonValue({ maxDepth: 3 }),
      });
      await assert(
        asyncProperty(given, async (input) => {
          const reply = await ask(call, input);
          expect(reply.status).not.toBe(500);
          const body = await reply.text();
          // The sandbox checks its own replies elsewhere; here it is enough that whatever is refused is refused properly.
          expect(reply.status === 200 || z.safeParse(errorWire, JSON.parse(body)).success).toBe(true);
        }),
        { numRuns: 8 },
      );
    },
  );

  it('a body past the limit is refused', async () => {
    const body = JSON.stringify({ sport_id: 'x'.repeat(300_000) });
    const reply = await fetch(`${sandbox.origin}/v2/counters`, { method: 'POST', body });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'too_large' });
  });

  it.each(['{', '[', '"', 'null', '[]', '7'])('a body of %s is refused', async (body) => {
    const reply = await fetch(`${sandbox.origin}/v2/counters`, { method: 'POST', body });
    expect(reply.status).toBe(400);
  });

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', 'x'],
    ['limit', '501'],
    ['match_status', '9'],
    ['sort_by', 'luck:asc'],
    ['start_from', 'yesterday'],
    ['bettable', 'maybe'],
    ['max_per_sport', '0'],
    ['start_from', '2020-01-01T00:00:00Z'],
  ])('[CAT-2] %s=%s is refused with the name of what is wrong', async (name, text) => {
    const reply = await fetch(`${sandbox.origin}/v2/matches?${new URLSearchParams({ [name]: text }).toString()}`);
    expect(reply.status).toBe(400);
    const { details } = z.parse(errorWire, await reply.json());
    expect(details[0]?.path).toContain(name);
  });

  it('speaks the caller’s language when it refuses', async () => {
    const reply = await fetch(`${sandbox.origin}/v2/matches/1`, {
      headers: { 'Accept-Language': 'de-AT,de;q=0.9' },
    });
    expect(await reply.json()).toMatchObject({ message: 'Das konnten wir nicht finden.' });
  });
});

describe('every answer', () => {
  it('carries a request id and says how it may be used', async () => {
    const reply = await fetch(`${sandbox.origin}/v2/sports`);
    expect(reply.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(reply.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://localhost:30000', null],
    ['https://evil.example', null],
    ['null', null],
  ])('lets %s in as %s', async (origin, allowed) => {
    const reply = await fetch(`${sandbox.origin}/v2/sports`, { headers: { Origin: origin } });
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(allowed);
  });
});
