import type { PublishOptions, PublishOutcome } from './publish.ts';
import type { DisconnectCode } from './codes.ts';
import type { Realtime } from './realtime.ts';

/** A failure on the way to a server in another process. */
export type PublisherFailure =
  | { readonly kind: 'unreachable'; readonly why: string }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string };

export type PublisherOutcome = PublishOutcome | PublisherFailure;
export type CallOutcome = { readonly kind: 'done' } | PublisherFailure;
export type ChannelsOutcome =
  | { readonly kind: 'channels'; readonly subscriptions: ReadonlyMap<string, number> }
  | PublisherFailure;

/** How an application publishes, whether the realtime server is embedded or a cluster. */
export interface Publisher {
  publish(channel: string, data: unknown, options?: PublishOptions): Promise<PublisherOutcome>;
  /** One message to many channels; one outcome for each, in their order. */
  broadcast(channels: readonly string[], data: unknown, options?: PublishOptions): Promise<PublisherOutcome[]>;
  /** Channels with subscribers, and their number. */
  activeChannels(): Promise<ChannelsOutcome>;
  /** Unsubscribes every connection of a user from a channel. */
  unsubscribe(user: string, channel: string): Promise<CallOutcome>;
  /** Closes every connection of a user, permanently unless another code is given. */
  disconnect(user: string, code?: DisconnectCode): Promise<CallOutcome>;
}

export function embeddedPublisher(realtime: Realtime): Publisher {
  return {
    publish: async (channel, data, options) => realtime.publish(channel, data, options),
    broadcast: async (channels, data, options) => realtime.broadcast(channels, data, options),
    activeChannels: async () => ({ kind: 'channels', subscriptions: realtime.activeChannels() }),
    async unsubscribe(user, channel) {
      realtime.unsubscribe(user, channel);
      return { kind: 'done' };
    },
    async disconnect(user, code) {
      realtime.disconnect(user, code);
      return { kind: 'done' };
    },
  };
}
