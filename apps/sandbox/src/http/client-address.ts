import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { createVisitorAddress } from '@slipstream/contract/http/visitor-address';

export type ClientAddress = (request: IncomingMessage) => string;

/** The address of a client, for limits per visitor. */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const addressOf = createVisitorAddress(trustedProxies, net);
  return ({ socket, headers }) => addressOf(socket.remoteAddress, [headers['x-forwarded-for'] ?? ''].flat().join(','));
}
