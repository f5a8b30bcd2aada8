import { connectClient } from '../../packages/realtime/src/testing/client.ts';

export interface Listening {
  received: number;
  /** Publications that were neither received nor recovered. */
  missed: number;
  /** Connections that were made again. */
  reconnected: number;
  /** Subscriptions that could not continue where they were, so that a page loads anew. */
  unrecovered: number;
  /** The longest time in which nothing at all was heard. */
  silentMsMax: number;
}

/** Clients that follow the list of matches and notice what they miss. */
export async function startListeners(url: string, count: number) {
  const figures: Listening = { received: 0, missed: 0, reconnected: 0, unrecovered: 0, silentMsMax: 0 };
  const clients = await Promise.all(Array.from({ length: count }, () => listen(url, figures)));
  return { figures, stop: () => clients.forEach((client) => client.disconnect()) };
}

async function listen(url: string, figures: Listening): Promise<ReturnType<typeof connectClient>> {
  const client = connectClient(url, { minReconnectDelay: 100, maxReconnectDelay: 1000 });
  const subscription = client.newSubscription('updates:en');
  let lastOffset: number | null = null;
  let heardMs = performance.now();
  let connections = 0;
  client.on('connected', () => {
    connections += 1;
    if (connections > 1) figures.reconnected += 1;
  });
  subscription.on('subscribed', ({ wasRecovering, recovered, streamPosition }) => {
    if (!wasRecovering || recovered) return;
    figures.unrecovered += 1;
    lastOffset = streamPosition?.offset ?? null;
  });
  subscription.on('publication', ({ offset }) => {
    figures.received += 1;
    figures.silentMsMax = Math.max(figures.silentMsMax, performance.now() - heardMs);
    heardMs = performance.now();
    if (offset === undefined) return;
    if (lastOffset !== null && offset > lastOffset + 1) figures.missed += offset - lastOffset - 1;
    lastOffset = offset;
  });
  subscription.subscribe();
  await subscription.ready(60_000);
  heardMs = performance.now();
  return client;
}
