import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signConnectionToken, signSubscriptionToken, verifyConnectionToken, verifySubscriptionToken } from './token.ts';

const secret = 'shared secret';
const nowMs = 1_700_000_000_000;
const nowSec = nowMs / 1000;

/** A token made by hand, to say what the signing functions would not. */
function forge(header: object, claims: unknown, key = secret, hash = 'sha256'): string {
  const signed = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

const hs256 = { alg: 'HS256', typ: 'JWT' };

describe('connection tokens', () => {
  it('[RT-3] say who connects and until when', () => {
    const claims = { user: 'ann', expireAtSec: nowSec + 60, info: { name: 'Ann' } };
    expect(verifyConnectionToken(secret, signConnectionToken(secret, claims), nowMs)).toEqual({
      kind: 'valid',
      claims,
    });
  });

  it('[RT-3] are plain JWTs any library can read', () => {
    expect(signConnectionToken('your-256-bit-secret', { user: '1234567890', expireAtSec: 1516239022 })).toBe(
      forge(hs256, { sub: '1234567890', exp: 1516239022 }, 'your-256-bit-secret'),
    );
  });

  it.each([
    ['without an end', { sub: 'ann' }, { user: 'ann' }],
    ['of nobody', {}, { user: '' }],
    [
      'for a connection longer than the token',
      { sub: 'a', exp: nowSec + 1, expire_at: nowSec + 99 },
      { user: 'a', expireAtSec: nowSec + 99 },
    ],
    ['for a connection without an end', { sub: 'a', exp: nowSec + 1, expire_at: 0 }, { user: 'a' }],
    ['valid since now', { sub: 'a', nbf: nowSec }, { user: 'a' }],
  ])('[RT-3] may be %s', (_what, wire, claims) => {
    expect(verifyConnectionToken(secret, forge(hs256, wire), nowMs)).toEqual({ kind: 'valid', claims });
  });

  it.each([
    ['expired this second', { sub: 'a', exp: nowSec }],
    ['expired long ago', { sub: 'a', exp: 1 }],
    ['not valid yet', { sub: 'a', nbf: nowSec + 1 }],
  ])('[RT-3] count as expired when %s', (_what, wire) => {
    expect(verifyConnectionToken(secret, forge(hs256, wire), nowMs)).toEqual({ kind: 'expired' });
  });

  const good = signConnectionToken(secret, { user: 'ann' });
  const [head, body, mac] = good.split('.');
  it.each([
    ['empty', ''],
    ['of two parts', `${head}.${body}`],
    ['of four parts', `${good}.${mac}`],
    ['unsigned', `${head}.${body}.`],
    ['without an algorithm', forge({ alg: 'none' }, { sub: 'ann' })],
    ['of a lower-case algorithm', forge({ alg: 'hs256' }, { sub: 'ann' })],
    ['of another algorithm', forge({ alg: 'HS512' }, { sub: 'ann' }, secret, 'sha512')],
    ['that names a public-key algorithm', forge({ alg: 'RS256' }, { sub: 'ann' })],
    ['signed with another secret', forge(hs256, { sub: 'ann' }, 'another')],
    ['with another body', `${head}.${Buffer.from('{"sub":"bob"}').toString('base64url')}.${mac}`],
    ['with padding', `${good}=`],
    ['with a stray character', `${head}.${body}!.${mac}`],
    ['whose claims are a list', forge(hs256, [1])],
    ['whose claims are a word', forge(hs256, 'ann')],
    ['whose user is a number', forge(hs256, { sub: 5 })],
    ['whose end is a word', forge(hs256, { sub: 'a', exp: 'soon' })],
    ['whose end is negative', forge(hs256, { sub: 'a', exp: -1 })],
    ['for a channel', signSubscriptionToken(secret, { user: 'ann', channel: 'a' })],
  ])('[RT-3] are refused when %s', (_what, token) => {
    expect(verifyConnectionToken(secret, token, nowMs)).toMatchObject({ kind: 'invalid' });
  });
});

describe('subscription tokens', () => {
  it('[RT-3] open one channel for one user', () => {
    const claims = { user: 'ann', channel: '$bets:ann', expireAtSec: nowSec + 5 };
    const token = signSubscriptionToken(secret, claims);
    expect(verifySubscriptionToken(secret, token, nowMs)).toEqual({ kind: 'valid', claims });
    expect(verifySubscriptionToken(secret, token, nowMs + 5_000)).toEqual({ kind: 'expired' });
  });

  it.each([
    ['no channel', { sub: 'ann' }],
    ['an empty channel', { sub: 'ann', channel: '' }],
    ['a channel that is a number', { sub: 'ann', channel: 7 }],
    ['a user that is a list', { sub: [], channel: 'a' }],
  ])('[RT-3] are refused with %s', (_what, wire) => {
    expect(verifySubscriptionToken(secret, forge(hs256, wire), nowMs)).toMatchObject({ kind: 'invalid' });
  });
});
