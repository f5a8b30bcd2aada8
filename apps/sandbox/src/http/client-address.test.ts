import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe('the address of a client', () => {
  it.each([
    ['nobody trusted', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a stranger who writes the header', ['10.0.0.1'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['through the proxy', ['10.0.0.1'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'through the proxy, with an entry the client made up',
      ['10.0.0.1'],
      '10.0.0.1',
      '1.2.3.4, 198.51.100.1',
      '198.51.100.1',
    ],
    ['through two proxies of a network', ['10.0.0.0/8'], '10.9.9.9', '198.51.100.1, 10.1.1.1', '198.51.100.1'],
    ['a header that is no address', ['10.0.0.1'], '10.0.0.1', 'unknown', '10.0.0.1'],
    ['no header', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
    ['IPv4 on a socket of both kinds', ['10.0.0.1'], '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['IPv6: one network is one visitor', [], '2001:db8:0:1:aaaa::1', undefined, '2001:db8:0:1::/64'],
    ['IPv6, short', [], '::1', undefined, '0:0:0:0::/64'],
  ])('%s', (_, trusted, peer, forwarded, expected) => {
    expect(createClientAddress(trusted)(from(peer, forwarded))).toBe(expected);
  });
});
