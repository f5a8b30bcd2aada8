import { expect, it } from 'vitest';
import { parseOptions } from '../../options/options.ts';
import { isPushEndpoint } from './push-endpoint.ts';

const parsed = parseOptions([], {});
if (parsed.kind !== 'run') throw new Error('no options');
const { push } = parsed.options;

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('[PUSH-4] %s is a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, push)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com@169.254.169.254/x',
  'https://fcm.googleapis.com.attacker.example/x',
  'https://evilpush.apple.com.example/x',
  'https://push.apple.com/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'http://127.0.0.1:3003/control/pause',
  'https://localhost/x',
  'file:///etc/passwd',
  'nothing',
])('[PUSH-4] %s is none', (endpoint) => {
  expect(isPushEndpoint(endpoint, push)).toBe(false);
});

it('[PUSH-4] a test may send to this machine, and to no other without https', () => {
  const test = { ...push, isLoopbackAllowed: true };
  expect(isPushEndpoint('http://127.0.0.1:4000/x', test)).toBe(true);
  expect(isPushEndpoint('http://10.0.0.1/x', test)).toBe(false);
  expect(parseOptions([], { PUSH_LOOPBACK: 'on', NODE_ENV: 'production' })).toMatchObject({
    kind: 'invalid',
    line: expect.stringContaining('PUSH_LOOPBACK must not be on') as string,
  });
});

it('[PUSH-4] the keys of a site come together or not at all', () => {
  expect(parseOptions([], { VAPID_PUBLIC_KEY: 'B'.repeat(87) })).toMatchObject({
    kind: 'invalid',
    line: expect.stringContaining('belong together') as string,
  });
});
