import { authorizeChannels } from '@slipstream/contract/http/authorize-channels';
import { channelOf, type Channel } from '@slipstream/contract/live/channels';
import { createWebsocketToken } from '@slipstream/contract/http/create-websocket-token';
import { Centrifuge, UnauthorizedError, type Subscription } from 'centrifuge';

import type { Api } from '../api/call-api.ts';

export interface ChannelHandlers {
  readonly onMessage: (data: unknown) => void;
  /** Called when the channel is open; `recovered` is false when messages were missed that can't be had any more. */
  readonly onOpen: (recovered: boolean) => void;
  readonly onClose: () => void;
}

/** The numbers of RT-2. */
const limits = { timeout: 5000, minReconnectDelay: 500, maxReconnectDelay: 20_000, maxServerPingDelay: 10_000 };

/** A thin layer over the Centrifuge client: tokens, and channels that several parts of a page can listen to at once. */
export class Connection {
  readonly #client: Centrifuge;
  readonly #api: Api;
  readonly #delta: boolean;
  readonly #open = new Map<string, { readonly subscription: Subscription; users: number }>();

  constructor(url: string, api: Api, delta: boolean) {
    this.#api = api;
    this.#delta = delta;
    this.#client = new Centrifuge(url, {
      ...limits,
      getToken: async () => {
        const result = await api.call(createWebsocketToken, { body: {} });
        // The client takes a throw as "try again later", with its own backoff.
        if (result.kind === 'failure') throw new Error(`no realtime token: ${result.failure.code}`);
        return result.reply.token;
      },
    });
    // Failures show as the state of the feed; the client itself reconnects.
    this.#client.on('error', () => undefined);
  }

  connect(): void {
    this.#client.connect();
  }

  disconnect(): void {
    this.#client.disconnect();
  }

  /** Another one is here, so the connection has to be another's as well (RT-6). */
  reconnect(): void {
    this.#client.disconnect();
    this.#client.setToken('');
    this.#client.connect();
  }

  /** Opens a channel for its first user and closes it after its last. */
  use(channel: Channel, handlers: ChannelHandlers): () => void {
    const name = channelOf(channel);
    const held = this.#open.get(name);
    if (held !== undefined) {
      held.users += 1;
      return () => this.#leave(name);
    }
    const subscription = this.#client.newSubscription(name, {
      recoverable: true,
      positioned: true,
      ...(this.#delta && { delta: 'fossil' }),
      ...(name.startsWith('$') && { getToken: async () => this.#channelToken(name) }),
    });
    subscription.on('publication', ({ data }) => handlers.onMessage(data));
    subscription.on('subscribed', ({ wasRecovering, recovered }) => handlers.onOpen(wasRecovering && recovered));
    subscription.on('subscribing', handlers.onClose);
    subscription.on('unsubscribed', handlers.onClose);
    subscription.on('error', () => undefined);
    subscription.subscribe();
    this.#open.set(name, { subscription, users: 1 });
    return () => this.#leave(name);
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
