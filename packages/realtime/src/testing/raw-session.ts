import { WebSocket } from 'ws';

export interface Close {
  readonly code: number;
  readonly reason: string;
}

type Message = Readonly<Record<string, unknown>> & { readonly id?: number };

/** A client that speaks the protocol by hand, for what the client library would never say. */
export class RawSession {
  readonly pushes: unknown[] = [];
  pings = 0;
  readonly closed: Promise<Close>;
  readonly websocket: WebSocket;
  readonly #replies = new Map<number, Message>();
  #wake = () => {};

  constructor(url: string) {
    this.websocket = new WebSocket(url);
    this.websocket.on('message', (data: Buffer) => this.#receive(data.toString('utf8')));
    this.websocket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      this.websocket.on('close', (code, reason) => {
        resolve({ code, reason: reason.toString() });
        this.#wake();
      });
    });
  }

  async opened(): Promise<this> {
    await new Promise((resolve) => {
      this.websocket.once('open', resolve);
    });
    return this;
  }

  /** Sends commands as one message and waits for the replies to all of them. */
  async ask(...commands: readonly (Message & { readonly id: number })[]): Promise<unknown[]> {
    this.send(commands.map((command) => JSON.stringify(command)).join('\n'));
    await this.until(() => commands.every(({ id }) => this.#replies.has(id)));
    return commands.map(({ id }) => this.#replies.get(id));
  }

  send(text: string): void {
    this.websocket.send(text);
  }

  async until(isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      if (this.websocket.readyState === WebSocket.CLOSED) throw new Error('closed before the answer came');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  #receive(text: string): void {
    for (const line of text.trim().split('\n')) {
      const message = JSON.parse(line) as Message;
      if (message.id !== undefined) this.#replies.set(message.id, masked(message) as Message);
      else if (message['push'] !== undefined) this.pushes.push(masked(message['push']));
      else this.pings += 1;
    }
    this.#wake();
  }
}

export async function rawSession(url: string): Promise<RawSession> {
  return new RawSession(url).opened();
}

/** Connected as an anonymous visitor, or with a token. */
export async function connectedSession(url: string, token?: string): Promise<RawSession> {
  const session = await rawSession(url);
  await session.ask({ id: 1, connect: token === undefined ? {} : { token } });
  return session;
}

/** Ids, epochs and the seconds left are never twice the same and versions differ; all else a server says must be. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'version');
  return Object.fromEntries(
    entries.map(([key, part]) => [uuid.test(key) ? '<client>' : key, isRandom.has(key) ? `<${key}>` : masked(part)]),
  );
}

const isRandom = new Set(['client', 'epoch', 'ttl']);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
