import net from 'node:net';
import { expect, it } from 'vitest';
import { isNetwork } from './visitor-address.ts';

it.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['::1/128', true],
  ['10.0.0.0/33', false],
  ['proxy.example', false],
  ['', false],
])('%s names a proxy: %s', (text, expected) => {
  expect(isNetwork(text, net)).toBe(expected);
});
