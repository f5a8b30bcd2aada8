import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** What becomes of one message on its way from the server to the client. */
export type Fate = 'pass' | 'drop' | 'duplicate' | { readonly delayMs: number };

export interface Proxy {
  readonly url: string;
  /** Decides about every message from the server; passes all unless set. */
  fate: (message: string) => Fate;
  /** Breaks every line without a close frame, both ways. */
  cut(): void;
  /** While true, nobody gets through: those who come back are cut off again. */
  isDown: boolean;
  stop(): Promise<void>;
}

/** A bad network between a client and a server: it drops, delays, repeats and cuts, as told. */
export async function startProxy(target: string): Promise<Proxy> {
  const http = createServer();
  const websockets = new WebSocketServer({ server: http });
  const sockets = new Set<WebSocket>();
  const proxy: Proxy = {
    url: '',
    fate: () => 'pass',
    isDown: false,
    cut() {
      for (const socket of sockets) socket.terminate();
      sockets.clear();
    },
    async stop() {
      proxy.cut();
      websockets.close();
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
      });
    },
  };
  websockets.on('connection', (client) => {
    client.on('error', () => {});
    if (proxy.isDown) {
      client.terminate();
      return;
    }
    const server = new WebSocket(target);
    sockets.add(client).add(server);
    relayToServer(client, server);
    relayToClient(server, client, (message) => proxy.fate(message));
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const { port } = http.address() as AddressInfo;
  return Object.assign(proxy, { url: `ws://127.0.0.1:${port}` });
}

function relayToServer(client: WebSocket, server: WebSocket): void {
  const early: string[] = [];
  server.on('open', () => {
    for (const message of early) server.send(message);
  });
  client.on('message', (data: Buffer) => {
    if (server.readyState === WebSocket.CONNECTING) early.push(data.toString());
    else if (server.readyState === WebSocket.OPEN) server.send(data.toString());
  });
  client.on('close', () => server.terminate());
}

function relayToClient(server: WebSocket, client: WebSocket, decide: (message: string) => Fate): void {
  // Messages leave in the order they came, a delayed one holding up those behind it, as on a real line.
  let line = Promise.resolve();
  server.on('message', (data: Buffer) => {
    const message = data.toString();
    const fate = decide(message);
    line = pass(line, client, message, fate);
  });
  server.on('close', (code, reason) => {
    void line.then(() => (code >= 3000 ? client.close(code, reason) : client.terminate()));
  });
  server.on('error', () => client.terminate());
}

async function pass(before: Promise<void>, client: WebSocket, message: string, fate: Fate): Promise<void> {
  await before;
  if (typeof fate === 'object') await delay(fate.delayMs);
  if (fate === 'drop' || client.readyState !== WebSocket.OPEN) return;
  client.send(message);
  if (fate === 'duplicate') client.send(message);
}

function delay(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}
