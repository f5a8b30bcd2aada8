import { disconnectCodes } from '@slipstream/realtime/codes';
import type { Publisher } from '@slipstream/realtime/publisher';
import type { Realtime } from '@slipstream/realtime/realtime';
import { createPublisherLine, type PublisherLine } from './publisher-line.ts';

const lookEveryMs = 1_000;
/** When the process ends: as long as requests under way have. */
const flushMsMax = 4_000;

export interface ClusterRealtime {
  readonly realtime: Realtime;
  readonly isUp: () => Promise<boolean>;
  readonly queued: PublisherLine['queued'];
}

/**
 * The realtime server as the rest of the sandbox knows it, with a Centrifugo cluster behind it. A cluster is reached by
 * HTTP, so what is to be said waits in line and keeps the order that versions rely on. Clients connect to the cluster, so
 * nothing is served here, and faults of the wire can't be made here either.
 */
export function clusterRealtime(
  local: Realtime,
  publisher: Publisher,
  report: (line: string) => void,
  { realNow, worldNow }: { readonly realNow: () => number; readonly worldNow: () => number },
): ClusterRealtime {
  const line = createPublisherLine(publisher, report, () => ({ event: 'feed_gap', at_ms: worldNow() }));
  let published = 0;
  let active: ReadonlyMap<string, number> = new Map();
  let lookedMs = Number.NEGATIVE_INFINITY;
  let isLooking = false;
  let isSilent = false;
  const look = async () => {
    isLooking = true;
    const outcome = await publisher.activeChannels();
    isLooking = false;
    if (outcome.kind === 'channels') active = outcome.subscriptions;
    else if (!isSilent) report(`Centrifugo did not say who listens: ${JSON.stringify(outcome)}`);
    isSilent = outcome.kind !== 'channels';
  };
  const publish: Realtime['publish'] = (channel, data, options) => {
    published += 1;
    line.push({ kind: 'publish', channel, data, options });
    return { kind: 'published', offset: 0, epoch: '' };
  };
  const realtime: Realtime = {
    ...local,
    attach: () => () => {},
    stats: () => ({ ...local.stats(), published }),
    publish,
    broadcast: (channels, data, options) => channels.map((channel) => publish(channel, data, options)),
    activeChannels: () => {
      if (!isLooking && realNow() - lookedMs >= lookEveryMs) {
        lookedMs = realNow();
        void look();
      }
      return active;
    },
    unsubscribe: (user, channel) => {
      line.push({ kind: 'unsubscribe', user, channel });
      return 0;
    },
    disconnect: (user, code) => {
      line.push({ kind: 'disconnect', user, code });
      return 0;
    },
    // A cluster can't take a token back, nor tell a player's connections apart: all come back, each with the token it has.
    revoke: (user) => {
      line.push({ kind: 'disconnect', user, code: disconnectCodes.forceReconnect });
      return 0;
    },
    close: async () => {
      await line.flush(flushMsMax);
      await local.close();
    },
  };
  return {
    realtime,
    queued: line.queued,
    isUp: async () => (await publisher.ping()).kind === 'done' && !line.isStuck(),
  };
}
