import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { authFlows } from './auth-flow.ts';
import { handshakeAnswer, helloMessage } from './handshake.ts';
import { hostMessage } from './host-message.ts';
import { appPath } from './message-parts.ts';
import { sportsbookMessage } from './sportsbook-message.ts';

const nonce = 'kq3Vn0cJ5xF2bT8w';
const hello = { protocol: 'slipstream-embed', type: 'hello', versions: [1], nonce };
const accepts = (schema: z.ZodMiniType, data: unknown) => z.safeParse(schema, data).success;

describe('the handshake', () => {
  it.each([
    ['hello', helloMessage, hello, true],
    ['hello from a later version', helloMessage, { ...hello, versions: [1, 2, 3], extra: true }, true],
    ['hello of another protocol', helloMessage, { ...hello, protocol: 'other' }, false],
    ['hello with a guessable nonce', helloMessage, { ...hello, nonce: '1' }, false],
    ['hello with no version', helloMessage, { ...hello, versions: [] }, false],
    ['connect', handshakeAnswer, { ...hello, type: 'connect', version: 1, capabilities: ['auth', 'later'] }, true],
    ['refuse', handshakeAnswer, { ...hello, type: 'refuse', reason: 'no_common_version', versions: [2] }, true],
    ['a hello as an answer', handshakeAnswer, hello, false],
  ])('[EMBED-7] %s', (_, schema, data, expected) => {
    expect(accepts(schema, data)).toBe(expected);
  });
});

describe('messages', () => {
  it.each(authFlows)('[EMBED-2] %s can be asked for and answered', (flow) => {
    expect(accepts(sportsbookMessage, { seq: 1, type: 'auth_request', requestId: 'r1', flow, returnTo: '/live' })).toBe(
      true,
    );
    expect(accepts(hostMessage, { seq: 1, type: 'auth_result', requestId: 'r1', flow, status: 'completed' })).toBe(
      true,
    );
  });

  it.each([
    ['logged in with a token', { status: 'logged_in', token: 'abc', expiresAtMs: 1 }, true],
    ['logged in by cookie', { status: 'logged_in', token: null, expiresAtMs: null }, true],
    ['logged out', { status: 'logged_out' }, true],
    ['logged in without a word on the token', { status: 'logged_in' }, false],
    ['anything else', { status: 'maybe' }, false],
  ])('[EMBED-3] %s', (_, session, expected) => {
    expect(accepts(hostMessage, { seq: 1, type: 'session', session })).toBe(expected);
  });

  it.each([
    ['/', true],
    ['/soccer/arsenal-tottenham-m48213377?tab=all#betBuilder', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
    ['', false],
    ['/a b', false],
    [`/${'a'.repeat(2000)}`, false],
  ])('[EMBED-7] a deep link never leaves the sportsbook: %j', (path, expected) => {
    expect(accepts(appPath, path)).toBe(expected);
  });
});
