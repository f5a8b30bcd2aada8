import type { PublishOptions, PublishOutcome } from './publish.ts';
import type { DisconnectCode } from './codes.ts';
import type { Realtime } from './realtime.ts';

/** What went wrong on the way to a server that is not in this process. */
export type PublisherFailure =
  | { readonly kind: 'unreachable'; readonly why: string }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string };

export type PublisherOutcome = PublishOutcome | PublisherFailure;
export type CallOutcome = { readonly kind: 'done' } | PublisherFailure;
export type ChannelsOutcome =
  | { readonly kind: 'channels'; readonly subscriptions: ReadonlyMap<string, number> }
  | PublisherFailure;

/** How an application feeds clients, whether the realtime server runs in its process or is a cluster elsewhere. */
export interface Publisher {
  publish(channel: string, data: unknown, options?: PublishOptions): Promise<PublisherOutcome>;
  /** One message to many channels; one outcome for each, in their order. */
  broadcast(channels: readonly string[], data: unknown, options?: PublishOptions): Promise<PublisherOutcome[]>;
  /** Channels somebody listens to, with the count of subscriptions. */
  activeChannels(): Promise<ChannelsOutcome>;
  /** Takes every connection of a user out of a channel. */
  unsubscribe(user: string, channel: string): Promise<CallOutcome>;
  /** Closes every connection of a user, for good unless another code is given. */
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
