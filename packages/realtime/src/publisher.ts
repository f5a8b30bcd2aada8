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

/** One step of a batch. */
export type PublisherCommand =
  | {
      readonly kind: 'publish';
      readonly channel: string;
      readonly data: unknown;
      readonly options?: PublishOptions | undefined;
      /** What is published again with the same key within minutes reaches clients once. */
      readonly idempotencyKey?: string;
    }
  | { readonly kind: 'unsubscribe'; readonly user: string; readonly channel: string }
  | { readonly kind: 'disconnect'; readonly user: string; readonly code?: DisconnectCode | undefined };

export type CommandOutcome = PublisherOutcome | CallOutcome;

/** How an application publishes, whether the realtime server is embedded or a cluster. */
export interface Publisher {
  publish(channel: string, data: unknown, options?: PublishOptions): Promise<PublisherOutcome>;
  /** One message to many channels; one outcome for each, in their order. */
  broadcast(channels: readonly string[], data: unknown, options?: PublishOptions): Promise<PublisherOutcome[]>;
  /** Many steps with one call, done in their order; one outcome for each. */
  batch(commands: readonly PublisherCommand[]): Promise<readonly CommandOutcome[]>;
  /** Whether the server answers. */
  ping(): Promise<CallOutcome>;
  /** Channels with subscribers, and their number. */
  activeChannels(): Promise<ChannelsOutcome>;
  /** Unsubscribes every connection of a user from a channel. */
  unsubscribe(user: string, channel: string): Promise<CallOutcome>;
  /** Closes every connection of a user, permanently unless another code is given. */
  disconnect(user: string, code?: DisconnectCode): Promise<CallOutcome>;
}

export function embeddedPublisher(realtime: Realtime): Publisher {
  const run = (command: PublisherCommand): CommandOutcome => {
    switch (command.kind) {
      case 'publish':
        return realtime.publish(command.channel, command.data, command.options);
      case 'unsubscribe':
        realtime.unsubscribe(command.user, command.channel);
        return { kind: 'done' };
      case 'disconnect':
        realtime.disconnect(command.user, command.code);
        return { kind: 'done' };
    }
  };
  return {
    batch: async (commands) => commands.map(run),
    ping: async () => ({ kind: 'done' }),
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
