import { describe, expect, it } from 'vitest';
import { isLocalRequest } from './local-request.ts';

const here = { headers: { host: 'localhost:3003' }, remoteAddress: '127.0.0.1', port: 3003 };

describe('[SAFE-1] a request of this machine', () => {
  it.each(['localhost:3003', '127.0.0.1:3003', '[::1]:3003'])('may name %s', (host) => {
    expect(isLocalRequest({ ...here, headers: { host } })).toBe(true);
  });

  it.each([
    'evil.example',
    'evil.example:3003',
    'localhost',
    'localhost:3001',
    'localhost.evil.example:3003',
    '',
    undefined,
  ])('may not name %s', (host) => {
    expect(isLocalRequest({ ...here, headers: { host } })).toBe(false);
  });

  it.each([
    'forwarded',
    'via',
    'x-real-ip',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded',
    'cf-connecting-ip',
  ])('carries no %s', (name) => {
    expect(isLocalRequest({ ...here, headers: { ...here.headers, [name]: '' } })).toBe(false);
  });

  it.each(['192.0.2.1', '::ffff:192.0.2.1', '', undefined])('does not come from %s', (remoteAddress) => {
    expect(isLocalRequest({ ...here, remoteAddress })).toBe(false);
  });
});
