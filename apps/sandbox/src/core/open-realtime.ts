import { centrifugoPublisher } from '@slipstream/realtime/centrifugo/centrifugo-publisher';
import { systemClock } from '@slipstream/realtime/clock';
import { createRealtime, type Realtime } from '@slipstream/realtime/realtime';
import type { Cluster } from '../cluster/cluster.ts';
import { busRealtime } from '../feed/bus-realtime.ts';
import { channelExists } from '../feed/channel-exists.ts';
import { clusterRealtime } from '../feed/cluster-realtime.ts';
import { realtimeTerms } from '../feed/realtime-terms.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { Log } from '../http/log.ts';
import type { Options } from '../options/options.ts';
import type { SiteFiles } from '../site/site-files.ts';

interface RealtimeParts {
  readonly files: SiteFiles;
  readonly log: Log;
  readonly realNow: () => number;
  readonly worldNow: () => number;
  readonly clientAddress: ClientAddress;
  readonly eventExists: (id: string) => boolean;
  readonly cluster: Pick<Cluster, 'bus' | 'feed'>;
}

export interface OpenRealtime {
  readonly realtime: Realtime;
  /** Whether what is published reaches clients. */
  readonly isUp: () => Promise<boolean>;
  /** Messages on their way out of this process, and those that were dropped because too many waited. */
  readonly queued: () => { readonly waiting: number; readonly dropped: number };
}

/** The embedded server, alone or beside those of other processes, or a cluster of Centrifugo that clients connect to instead. */
export function openRealtime(options: Options, secret: string, parts: RealtimeParts): OpenRealtime {
  const { files, log, realNow, clientAddress, eventExists, cluster } = parts;
  const delta = files.features.read().includes('delta_compression');
  const local = createRealtime({
    ...realtimeTerms(options, secret, delta),
    clock: { ...systemClock, now: realNow },
    sessionTokensFromMs: realNow(),
    addressOf: clientAddress,
    channelExists: (name) => channelExists(name, files.site.read().locales, eventExists),
  });
  if (options.centrifugo === null) {
    const { bus, feed } = cluster;
    if (bus === null) return { realtime: local, isUp: async () => true, queued: () => ({ waiting: 0, dropped: 0 }) };
    return { realtime: busRealtime(local, bus, feed), isUp: async () => bus.isUp(), queued: bus.counts };
  }
  const publisher = centrifugoPublisher(options.centrifugo);
  return clusterRealtime(local, publisher, (line) => log.problem(line), parts);
}
