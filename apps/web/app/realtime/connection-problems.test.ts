import { expect, it } from 'vitest';

import { ConnectionProblems } from './connection-problems.ts';

it.each([
  ['the first failure', { isConnected: false, isOnline: true, code: 2 }, true],
  ['the first failure without a network', { isConnected: false, isOnline: false, code: 2 }, false],
  ['a connection that broke later', { isConnected: true, isOnline: true, code: 2 }, false],
  ['an internal error of the server', { isConnected: true, isOnline: true, code: 100 }, true],
  ['a token that nobody gave', { isConnected: true, isOnline: false, code: 5 }, true],
])('[ERROR-2] %s: %j is reported: %s', (_, { isConnected, isOnline, code }, isTold) => {
  const told: string[] = [];
  const problems = new ConnectionProblems(
    ({ message }) => told.push(message),
    () => isOnline,
  );
  if (isConnected) problems.connected();
  problems.failed({ type: 'connect', error: { code, message: 'why' } });
  expect(told).toEqual(isTold ? [`connect ${code}: why`] : []);
});
