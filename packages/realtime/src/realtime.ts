import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { disconnectCodes, unsubscribeCodes, type DisconnectCode } from './codes.ts';
import { Connection } from './connection.ts';
import { receive } from './dispatch.ts';
import type { Faults } from './faults.ts';
import { Hub } from './hub.ts';
import { publishJson, publishTo, type PublishOptions, type PublishOutcome } from './publish.ts';
import { settingsOf, type RealtimeOptions } from './settings.ts';
import type { StreamPosition } from './wire/command.ts';

interface RealtimeStats {
  readonly connections: number;
  readonly users: number;
  readonly channels: number;
  readonly subscriptions: number;
  readonly published: number;
  readonly slowDisconnects: number;
}

export interface Realtime {
  /** Serves websockets at a path of a running or future HTTP server; the returned function detaches. */
  attach(server: Server, path: string): () => void;
  /** For a server with its own routing: takes over an upgrade request that was already recognised. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  publish(channel: string, data: unknown, options?: PublishOptions): PublishOutcome;
  /** One message to many channels; the data is encoded once. */
  broadcast(channels: readonly string[], data: unknown, options?: PublishOptions): PublishOutcome[];
  /** The current position of a channel's stream; null without history. */
  position(channel: string): StreamPosition | null;
  /** Channels with subscribers, and their number, like Centrifugo's `channels` call. */
  activeChannels(): ReadonlyMap<string, number>;
  /** Unsubscribes every connection of a user from a channel; returns their number. */
  unsubscribe(user: string, channel: string, code?: DisconnectCode): number;
  /** Closes every connection of a user, permanently unless another code is given; returns their number. */
  disconnect(user: string, code?: DisconnectCode): number;
  /**
   * Revokes all tokens issued to a login so far and closes its connections; clients may reconnect with a new token.
   * Such tokens must all have expired after `keepMs`. Returns the number of connections.
   */
  revoke(user: string, session: string, keepMs: number): number;
  /**
   * Forgets every history and makes every client connect again: what it missed can't be recovered here, so it loads anew. For a
   * server among several that may have missed publications itself.
   */
  restart(): void;
  readonly faults: Faults;
  stats(): RealtimeStats;
  /** Closes every client with "shutdown", and resolves when all sockets are closed. */
  close(): Promise<void>;
}

export function createRealtime(options: RealtimeOptions): Realtime {
  const hub = new Hub(settingsOf(options));
  const websockets = createWebSocketServer(hub);
  const handleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    upgrade(hub, websockets, request, socket, head);

  return {
    attach(server, path) {
      const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (pathOf(request) === path) handleUpgrade(request, socket, head);
        // Another listener may handle the path; without one nobody would answer.
        else if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, '404 Not Found');
      };
      server.on('upgrade', onUpgrade);
      return () => server.off('upgrade', onUpgrade);
    },
    handleUpgrade,
    publish: (channel, data, publishOptions) => publishTo(hub, channel, data, publishOptions),
    broadcast(channels, data, publishOptions) {
      const json = JSON.stringify(data ?? null);
      return channels.map((channel) => publishJson(hub, channel, json, publishOptions));
    },
    position: (channel) => hub.channel(channel)?.stream?.position() ?? null,
    activeChannels: () => hub.activeChannels(),
    unsubscribe(user, channel, code = unsubscribeCodes.server) {
      const connections = hub.connectionsOf(user).filter((connection) => connection.subscriptions.has(channel));
      for (const connection of connections) connection.unsubscribe(channel, code);
      return connections.length;
    },
    disconnect(user, code = disconnectCodes.forceNoReconnect) {
      const connections = hub.connectionsOf(user);
      for (const connection of connections) connection.disconnect(code);
      return connections.length;
    },
    revoke(user, session, keepMs) {
      const atMs = hub.settings.clock.now();
      hub.revocations.add(user, session, { atMs, untilMs: atMs + keepMs });
      const connections = hub.connectionsOf(user).filter((connection) => connection.session === session);
      for (const connection of connections) connection.disconnect(disconnectCodes.expired);
      return connections.length;
    },
    restart() {
      hub.forgetChannels();
      for (const connection of hub.connections) connection.disconnect(disconnectCodes.insufficientState);
    },
    faults: hub.faults,
    stats: () => statsOf(hub),
    async close() {
      hub.close();
      for (const connection of hub.connections) connection.disconnect(disconnectCodes.shutdown);
      await new Promise<void>((resolve) => {
        websockets.close(() => resolve());
      });
    },
  };
}

function createWebSocketServer(hub: Hub): WebSocketServer {
  const { limits } = hub.settings;
  return new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytesMax,
    perMessageDeflate: false,
  });
}

function upgrade(hub: Hub, websockets: WebSocketServer, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { originAllowed, addressOf, limits } = hub.settings;
  const address = addressOf(request);
  const { origin } = request.headers;
  if (origin !== undefined && !originAllowed(origin, request)) {
    refuseUpgrade(socket, '403 Forbidden');
  } else if (hub.connections.size >= limits.connectionsMax) {
    refuseUpgrade(socket, '503 Service Unavailable');
  } else if (hub.connectionsFrom(address) >= limits.connectionsPerAddressMax) {
    refuseUpgrade(socket, '429 Too Many Requests');
  } else {
    websockets.handleUpgrade(request, socket, head, (websocket) => {
      const connection = new Connection(hub, websocket, socket, address);
      hub.addConnection(connection);
      websocket.on('message', (data: Buffer) => receive(hub, connection, data.toString('utf8')));
      websocket.on('close', () => connection.forget());
      // The close event follows with the reason; an unhandled error event would end the process.
      websocket.on('error', () => {});
    });
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  // Node leaves an upgrading socket without an error handler, and the client may be gone already.
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

function statsOf(hub: Hub): RealtimeStats {
  let subscriptions = 0;
  for (const connection of hub.connections) subscriptions += connection.subscriptions.size;
  return {
    connections: hub.connections.size,
    users: hub.userCount,
    channels: hub.channelCount,
    subscriptions,
    ...hub.counts,
  };
}
