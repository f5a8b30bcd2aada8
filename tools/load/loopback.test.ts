import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each([
  ['http://localhost:3000', true],
  ['ws://127.0.0.1:3001/connection/websocket', true],
  ['http://127.1.2.3', true],
  ['http://127.1', true],
  ['http://[::1]:3000', true],
  ['http://10.0.0.1', false],
  ['http://127.0.0.1.example.com', false],
  ['http://localhost.example.com', false],
  ['localhost', false],
])('%s is of this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
