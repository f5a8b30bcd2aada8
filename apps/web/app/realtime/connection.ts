import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { channelOf, type Channel } from '@slipstream/contract/live/channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { Centrifuge, UnauthorizedError, type StreamPosition, type Subscription } from 'centrifuge';

import type { Api } from '../api/call-api.ts';
import { tabProblems } from '../state/reports/tab-problems.ts';
import { ConnectionProblems } from './connection-problems.ts';
import { DispatchWatch } from './dispatch-watch.ts';

export interface ChannelHandlers {
  readonly onMessage: (data: unknown) => void;
  /** Called when the channel is subscribed, and when it jumped ahead; `recovered` is false if messages were lost. */
  readonly onOpen: (recovered: boolean) => void;
  readonly onClose: () => void;
}

/** The numbers of RT-2. */
const limits = { timeout: 5000, minReconnectDelay: 500, maxReconnectDelay: 20_000, maxServerPingDelay: 10_000 };

/** The close code for a connection whose token belongs to another player. */
const invalidTokenCode = 3500;

interface OpenChannel {
  readonly handlers: ChannelHandlers;
  users: number;
  subscription: Subscription;
  /** The last offset and epoch that were read; null without history. */
  position: StreamPosition | null;
}

export interface ConnectionOptions {
  readonly url: string;
  readonly delta: boolean;
  /** Defaults to the platform's WebSocket; tests pass another. */
  readonly Socket?: typeof WebSocket;
}

/** A thin layer over the Centrifuge client: tokens, and channels that several parts of a page can share. */
export class Connection {
  readonly #api: Api;
  readonly #options: ConnectionOptions;
  readonly #problems = new ConnectionProblems(tabProblems.tell);
  readonly #open = new Map<string, OpenChannel>();
  readonly #watch = new DispatchWatch(
    (channel) => this.#open.has(channel),
    () => {
      this.#problems.stuck();
      this.#renew();
    },
  );
  #client: Centrifuge;

  constructor(api: Api, options: ConnectionOptions) {
    this.#api = api;
    this.#options = options;
    this.#client = this.#newClient();
  }

  connect(): void {
    this.#client.connect();
  }

  disconnect(): void {
    this.#client.disconnect();
  }

  /** The signed-in player changed: reconnect with a new token (RT-6). */
  reconnect(): void {
    this.#client.disconnect();
    this.#client.setToken('');
    this.#client.connect();
  }

  /** Subscribes for the first user of a channel and unsubscribes after the last. */
  use(channel: Channel, handlers: ChannelHandlers): () => void {
    const name = channelOf(channel);
    const held = this.#open.get(name);
    if (held === undefined) {
      this.#open.set(name, { handlers, users: 1, position: null, subscription: this.#subscribe(name, handlers, null) });
    } else {
      held.users += 1;
    }
    return () => this.#leave(name);
  }

  #newClient(): Centrifuge {
    const client = new Centrifuge(this.#options.url, {
      ...limits,
      websocket: this.#watch.socket(this.#options.Socket ?? WebSocket),
      getToken: async () => {
        const result = await this.#api.call(createWebsocketToken, { body: {} });
        // The client treats a throw as a temporary failure and retries with backoff.
        if (result.kind === 'failure') throw new Error(`no realtime token: ${result.failure.code}`);
        return result.reply.token;
      },
    });
    // Failures show as the feed state; the client reconnects by itself.
    client.on('error', this.#problems.failed);
    client.on('connected', this.#problems.connected);
    client.on('disconnected', this.#watch.clear);
    // The session expired unnoticed: the next token is a visitor's, and the server closes the player's connection for
    // good. Reconnect as a visitor, once until a connection succeeds; more would be a loop.
    let mayReturn = false;
    client.on('connected', () => (mayReturn = true));
    client.on('disconnected', ({ code }) => {
      if (code !== invalidTokenCode || !mayReturn) return;
      mayReturn = false;
      this.reconnect();
    });
    return client;
  }

  #subscribe(name: string, handlers: ChannelHandlers, since: StreamPosition | null): Subscription {
    const subscription = this.#client.newSubscription(name, {
      recoverable: true,
      positioned: true,
      ...(since !== null && { since }),
      ...(this.#options.delta && { delta: 'fossil' }),
      ...(name.startsWith('$') && { getToken: async () => this.#channelToken(name) }),
    });
    subscription.on('publication', ({ data, offset }) => {
      this.#watch.clear();
      const held = this.#open.get(name);
      const isGap = held?.position && offset !== undefined && offset > held.position.offset + 1;
      if (held?.position && offset !== undefined) held.position = { ...held.position, offset };
      handlers.onMessage(data);
      // A server that lost messages between its nodes may not know it (RT-8).
      if (isGap) handlers.onOpen(false);
    });
    subscription.on('subscribed', ({ wasRecovering, recovered, streamPosition }) => {
      const held = this.#open.get(name);
      if (held !== undefined) held.position = streamPosition ?? null;
      handlers.onOpen(wasRecovering && recovered);
    });
    subscription.on('subscribing', handlers.onClose);
    subscription.on('unsubscribed', handlers.onClose);
    subscription.on('error', this.#problems.failed);
    subscription.subscribe();
    return subscription;
  }

  /** The client is stuck: replace it and resubscribe every channel from its last offset (RT-7). */
  #renew(): void {
    const stuck = this.#client;
    stuck.removeAllListeners();
    stuck.disconnect();
    this.#client = this.#newClient();
    for (const [name, held] of this.#open) {
      held.subscription.removeAllListeners();
      held.handlers.onClose();
      held.subscription = this.#subscribe(name, held.handlers, held.position);
    }
    this.#client.connect();
  }

  /** Channels that start with `$` open only with a token of their own (RT-3). */
  async #channelToken(name: string): Promise<string> {
    const result = await this.#api.call(authorizeChannels, { body: { channels: [name] } });
    if (result.kind === 'failure' && result.failure.code === 'refused') throw new UnauthorizedError('not a player');
    if (result.kind === 'failure') throw new Error(`no channel token: ${result.failure.code}`);
    return result.reply.channels[0]?.token ?? '';
  }

  #leave(name: string): void {
    const held = this.#open.get(name);
    if (held === undefined) return;
    held.users -= 1;
    if (held.users > 0) return;
    this.#open.delete(name);
    this.#client.removeSubscription(held.subscription);
  }
}
