import { disconnectCodes } from '@slipstream/realtime/codes';
import type { Publisher } from '@slipstream/realtime/publisher';
import type { Realtime } from '@slipstream/realtime/realtime';

const lookEveryMs = 1_000;
/** Messages waiting for a cluster that does not answer; beyond it the oldest go, and clients notice the gap. */
const waitingMax = 5_000;

type Job = () => Promise<{ readonly kind: string }>;

/**
 * The realtime server as the rest of the sandbox knows it, with a Centrifugo cluster behind it. A cluster is reached by
 * HTTP, so what is to be said waits in line: one message at a time keeps the order that versions rely on. Clients connect
 * to the cluster, so nothing is served here, and faults of the wire can't be made here either.
 */
export function clusterRealtime(
  local: Realtime,
  publisher: Publisher,
  report: (line: string) => void,
  realNow: () => number,
): Realtime & { queued(): { readonly waiting: number; readonly dropped: number } } {
  const { line, queued } = createLine(report);
  let published = 0;
  let active: ReadonlyMap<string, number> = new Map();
  let lookedMs = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const outcome = await publisher.activeChannels();
    if (outcome.kind === 'channels') active = outcome.subscriptions;
    else report(`Centrifugo did not say who listens: ${JSON.stringify(outcome)}`);
  };
  const publish: Realtime['publish'] = (channel, data, options) => {
    published += 1;
    line(() => publisher.publish(channel, data, options));
    return { kind: 'published', offset: 0, epoch: '' };
  };
  return {
    ...local,
    attach: () => () => {},
    stats: () => ({ ...local.stats(), published }),
    queued,
    publish,
    broadcast: (channels, data, options) => channels.map((channel) => publish(channel, data, options)),
    activeChannels: () => {
      if (realNow() - lookedMs >= lookEveryMs) {
        lookedMs = realNow();
        void look();
      }
      return active;
    },
    unsubscribe: (user, channel) => {
      line(() => publisher.unsubscribe(user, channel));
      return 0;
    },
    disconnect: (user, code) => {
      line(() => publisher.disconnect(user, code));
      return 0;
    },
    // A cluster can't take a token back, nor tell a player's connections apart: all come back, each with the token it has.
    revoke: (user) => {
      line(() => publisher.disconnect(user, disconnectCodes.forceReconnect));
      return 0;
    },
  };
}

/** Does jobs one after another and reports those that failed. */
function createLine(report: (line: string) => void) {
  const waiting: Job[] = [];
  let dropped = 0;
  let busy = false;
  const drain = async () => {
    if (busy) return;
    busy = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const outcome = await next();
      if (!['published', 'done'].includes(outcome.kind)) report(`Centrifugo refused: ${JSON.stringify(outcome)}`);
    }
    busy = false;
  };
  const line = (job: Job) => {
    waiting.push(job);
    if (waiting.length > waitingMax) {
      waiting.shift();
      dropped += 1;
    }
    void drain();
  };
  return { line, queued: () => ({ waiting: waiting.length, dropped }) };
}
