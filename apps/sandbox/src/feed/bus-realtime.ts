import { parseChannel } from '@slipstream/contract/live/channels';
import type { Realtime } from '@slipstream/realtime/realtime';
import { z } from 'zod';
import type { Bus } from '../cluster/bus.ts';
import type { Lease } from '../cluster/lease.ts';

const code = z.object({ code: z.int(), reason: z.string().max(200) }).optional();
const tags = z.object({ tags: z.record(z.string(), z.string()).optional() }).optional();
const messageSchema = z.discriminatedUnion('kind', [
  /** `fence` is zero for what anybody may say. */
  z.object({ kind: z.literal('publish'), channel: z.string(), data: z.unknown(), options: tags, fence: z.int() }),
  z.object({ kind: z.literal('unsubscribe'), user: z.string(), channel: z.string(), code }),
  z.object({ kind: z.literal('disconnect'), user: z.string(), code }),
  z.object({ kind: z.literal('revoke'), user: z.string(), session: z.string(), keepMs: z.number() }),
]);

type Message = z.output<typeof messageSchema>;

/**
 * The embedded realtime server of one process among several. What happens here reaches the clients of the others by messages
 * between processes, at once and in order; clients that may have missed some connect again and load anew (RUN-8).
 */
export function busRealtime(local: Realtime, bus: Bus, feed: Lease): Realtime {
  let fence = 0;
  const apply = (message: Message) => {
    switch (message.kind) {
      case 'publish':
        // An earlier publisher of the world that has not noticed yet that it is not any more.
        if (message.fence !== 0 && message.fence < fence) return;
        fence = Math.max(fence, message.fence);
        local.publish(message.channel, message.data, optionsOf(message.options));
        return;
      case 'unsubscribe':
        local.unsubscribe(message.user, message.channel, message.code);
        return;
      case 'disconnect':
        local.disconnect(message.user, message.code);
        return;
      case 'revoke':
        local.revoke(message.user, message.session, message.keepMs);
    }
  };
  bus.onMessage((message) => apply(messageSchema.parse(message)));
  bus.onKept((message) => {
    const read = messageSchema.safeParse(message);
    if (read.success) apply(read.data);
  });
  bus.onGap(() => local.restart());
  bus.reportChannels(() => local.activeChannels().keys());
  const publish: Realtime['publish'] = (channel, data, options) => {
    const isPublic = parseChannel(channel)?.kind !== 'player';
    const ownFence = isPublic && feed.isHeld() ? feed.fence() : 0;
    bus.send({ kind: 'publish', channel, data, options: optionsOf(options), fence: ownFence } satisfies Message);
    return local.publish(channel, data, options);
  };
  return {
    ...local,
    publish,
    broadcast: (channels, data, options) => channels.map((channel) => publish(channel, data, options)),
    activeChannels: () => {
      const all = new Map(local.activeChannels());
      // Elsewhere only whether somebody listens is known.
      for (const channel of bus.otherChannels()) all.set(channel, (all.get(channel) ?? 0) + 1);
      return all;
    },
    unsubscribe: (user, channel, given) => {
      bus.send({ kind: 'unsubscribe', user, channel, code: given } satisfies Message);
      return local.unsubscribe(user, channel, given);
    },
    disconnect: (user, given) => {
      bus.send({ kind: 'disconnect', user, code: given } satisfies Message);
      return local.disconnect(user, given);
    },
    revoke: (user, session, keepMs) => {
      bus.send({ kind: 'revoke', user, session, keepMs } satisfies Message, true);
      return local.revoke(user, session, keepMs);
    },
  };
}

function optionsOf(options: { readonly tags?: Readonly<Record<string, string>> | undefined } | undefined) {
  return options?.tags === undefined ? {} : { tags: { ...options.tags } };
}
