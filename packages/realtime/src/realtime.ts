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

export interface RealtimeStats {
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
  /** Where a channel's stream stands; null when it has none. */
  position(channel: string): StreamPosition | null;
  /** Channels somebody listens to, with the count of subscriptions, as Centrifugo's `channels` call answers. */
  activeChannels(): ReadonlyMap<string, number>;
  /** Takes every connection of a user out of a channel; says how many there were. */
  unsubscribe(user: string, channel: string, code?: DisconnectCode): number;
  /** Closes every connection of a user, for good unless another code is given; says how many there were. */
  disconnect(user: string, code?: DisconnectCode): number;
  /**
   * Takes back the tokens a sign-in of a user was given so far, and closes the connections made with them; their clients may
   * come back with a new token, as whoever they are by then. Such tokens must all be out of date after `keepMs`. Says how many
   * connections there were.
   */
  revoke(user: string, session: string, keepMs: number): number;
  readonly faults: Faults;
  stats(): RealtimeStats;
  /** Tells every client that the server goes, and resolves when all sockets are closed. */
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
        // Another listener may know the path; when there is none, nobody else will ever answer.
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
      // The close event follows with the reason; an unheard error event would end the process.
      websocket.on('error', () => {});
    });
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  // Node leaves an upgrading socket without an error handler, and a client may be gone already.
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
