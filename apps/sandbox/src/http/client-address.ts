import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { createTrust, createVisitorAddress } from '@slipstream/contract/http/visitor-address';

export type ClientAddress = (request: IncomingMessage) => string;

/** The address of a client, for limits per visitor. */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const addressOf = createVisitorAddress(trustedProxies, net);
  return ({ socket, headers }) => addressOf(socket.remoteAddress, [headers['x-forwarded-for'] ?? ''].flat().join(','));
}

/** Whether a request was passed on by a proxy that the operator trusts, so that what it says about the request counts. */
export function createIsForwarded(trustedProxies: readonly string[]): (request: IncomingMessage) => boolean {
  const isTrusted = createTrust(trustedProxies, net);
  return ({ socket }) => isTrusted(socket.remoteAddress);
}
