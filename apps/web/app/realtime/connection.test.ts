import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createApi } from '../api/call-api.ts';
import { Connection } from './connection.ts';

interface Command {
  readonly id: number;
  readonly connect?: object;
  readonly subscribe?: { readonly channel: string; readonly offset?: number; readonly epoch?: string };
}

/** A server in a socket: it lets everybody in and publishes what a test says. */
class ServerSocket extends EventTarget {
  static readonly opened: ServerSocket[] = [];
  /** It opens, and answers nothing. */
  static isShut = false;
  readonly subscribed: NonNullable<Command['subscribe']>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null = null;
  readyState = 1;

  constructor(_url: string | URL) {
    super();
    ServerSocket.opened.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    if (ServerSocket.isShut) return;
    for (const line of text.split('\n')) this.#answer(JSON.parse(line) as Command);
  }

  close(): void {
    this.readyState = 3;
  }

  /** Ends the connection from the server's side. */
  end(code: number, reason: string): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  publish(offset: number, data: string, delta = false): void {
    this.#say({ push: { channel: 'updates:en', pub: { offset, data, ...(delta && { delta }) } } });
  }

  #answer({ id, connect, subscribe }: Command): void {
    if (connect !== undefined) this.#say({ id, connect: { client: 'c', version: 'test', ping: 25, pong: true } });
    if (subscribe === undefined) return;
    this.subscribed.push(subscribe);
    const isBack = subscribe.offset !== undefined;
    this.#say({
      id,
      subscribe: {
        recoverable: true,
        positioned: true,
        epoch: 'e1',
        offset: isBack ? 3 : 1,
        delta: true,
        ...(isBack && {
          was_recovering: true,
          recovered: true,
          publications: [{ offset: 3, data: JSON.stringify({ price: 3 }) }],
        }),
      },
    });
  }

  #say(reply: object): void {
    const event = new MessageEvent('message', { data: JSON.stringify(reply) });
    this.dispatchEvent(event);
    this.onmessage?.(event);
  }
}

const api = createApi({
  origin: 'http://api.test',
  locale: 'en',
  fetch: async () => Response.json({ token: 'token', expires_at_ms: 4_000_000_000_000, player_id: null }),
});

/** The client's own queue dies with an error nobody can catch; that is what this test is about. */
const ignore = () => undefined;

describe('Connection', () => {
  beforeEach(() => {
    ServerSocket.opened.length = 0;
    vi.useFakeTimers();
    process.prependListener('unhandledRejection', ignore);
  });
  afterEach(() => {
    vi.useRealTimers();
    process.removeListener('unhandledRejection', ignore);
  });

  it('[RT-7] after a delta that can’t be decoded another client goes on from the last message read', async () => {
    const heard: unknown[] = [];
    const opened: boolean[] = [];
    const onClose = vi.fn<() => void>();
    const connection = new Connection(api, {
      url: 'ws://api.test',
      delta: true,
      Socket: ServerSocket as unknown as typeof WebSocket,
    });
    connection.use(
      { kind: 'updates', locale: 'en' },
      { onMessage: (data) => heard.push(data), onOpen: (recovered) => opened.push(recovered), onClose },
    );
    connection.connect();
    await vi.advanceTimersByTimeAsync(50);
    const [first] = ServerSocket.opened;
    first?.publish(2, JSON.stringify({ price: 2 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(heard).toEqual([{ price: 2 }]);

    first?.publish(3, 'no delta of anything', true);
    await vi.advanceTimersByTimeAsync(5000);
    const [, second] = ServerSocket.opened;
    expect(second?.subscribed).toMatchObject([{ channel: 'updates:en', offset: 2, epoch: 'e1' }]);
    expect(opened).toEqual([false, true]);
    expect(heard).toEqual([{ price: 2 }, { price: 3 }]);
    expect(ServerSocket.opened).toHaveLength(2);
    connection.disconnect();
  });

  it('[RT-8] notices that the channel jumped ahead, and says that messages were lost', async () => {
    const opened: boolean[] = [];
    const heard: unknown[] = [];
    const handlers = {
      onMessage: (data: unknown) => heard.push(data),
      onOpen: (recovered: boolean) => opened.push(recovered),
      onClose: () => undefined,
    };
    const connection = new Connection(api, {
      url: 'ws://realtime.test',
      delta: false,
      Socket: ServerSocket as unknown as typeof WebSocket,
    });
    connection.use({ kind: 'updates', locale: 'en' }, handlers);
    connection.connect();
    await vi.waitFor(() => expect(opened).toEqual([false]));
    const [socket] = ServerSocket.opened;
    socket?.publish(2, 'next');
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(opened).toEqual([false]);
    socket?.publish(9, 'later');
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(opened).toEqual([false, false]);
    connection.disconnect();
  });

  it('[RT-2] comes back after a temporary failure within half a second to twenty, and not after a final one', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const connection = new Connection(api, {
      url: 'ws://api.test',
      delta: false,
      Socket: ServerSocket as unknown as typeof WebSocket,
    });
    connection.connect();
    await vi.advanceTimersByTimeAsync(50);
    const waits: number[] = [];
    for (let count = 1; count <= 7; count += 1) {
      const before = Date.now();
      // Refused at the door each time, so the waits grow.
      const socket = ServerSocket.opened.at(-1);
      if (socket !== undefined) socket.end(count === 1 ? 3001 : 1006, 'shutdown');
      ServerSocket.isShut = true;
      while (ServerSocket.opened.length === count) await vi.advanceTimersByTimeAsync(100);
      waits.push(Date.now() - before);
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(500);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits.at(-1)).toBeGreaterThan(10_000);
    expect(waits.at(-1)).toBeLessThanOrEqual(20_100);
    ServerSocket.isShut = false;
    ServerSocket.opened.at(-1)?.end(3503, 'force disconnect');
    const { length } = ServerSocket.opened;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ServerSocket.opened).toHaveLength(length);
    connection.disconnect();
    vi.mocked(Math.random).mockRestore();
  });

  it('[RT-2] waits five seconds for an answer and ten for a ping that is late', async () => {
    const connection = new Connection(api, {
      url: 'ws://api.test',
      delta: false,
      Socket: ServerSocket as unknown as typeof WebSocket,
    });
    connection.connect();
    await vi.advanceTimersByTimeAsync(50);
    // The server pings every 25 seconds.
    await vi.advanceTimersByTimeAsync(34_900);
    expect(ServerSocket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(ServerSocket.opened).toHaveLength(2);
    connection.disconnect();
    ServerSocket.opened.length = 0;
    ServerSocket.isShut = true;
    connection.connect();
    await vi.advanceTimersByTimeAsync(4_900);
    expect(ServerSocket.opened.map(({ readyState }) => readyState)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(ServerSocket.opened[0]?.readyState).toBe(3);
    ServerSocket.isShut = false;
    connection.disconnect();
  });

  it('[RT-6] goes on as a visitor when the player it was made for is signed out', async () => {
    const connection = new Connection(api, {
      url: 'ws://api.test',
      delta: false,
      Socket: ServerSocket as unknown as typeof WebSocket,
    });
    connection.connect();
    await vi.advanceTimersByTimeAsync(50);
    ServerSocket.opened[0]?.end(3500, 'invalid token');
    await vi.advanceTimersByTimeAsync(5000);
    expect(ServerSocket.opened).toHaveLength(2);
    ServerSocket.opened[1]?.end(3503, 'force disconnect');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(ServerSocket.opened).toHaveLength(2);
    connection.disconnect();
  });
});
