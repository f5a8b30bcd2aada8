import { connectClient } from '../../packages/realtime/src/testing/client.ts';
import { LightClient, type LightEvents, type LightTerms, type SubscriptionEvents } from './light-client.ts';
import type { Entry } from './plan-cluster.ts';

export interface Listening {
  received: number;
  /** Publications that were neither received nor recovered, as a jump in the channel shows. */
  missed: number;
  /** Connections that were made again. */
  reconnected: number;
  /** Subscriptions that continued where they were. */
  recovered: number;
  /** Subscriptions that could not continue where they were, so that a page loads anew. */
  unrecovered: number;
  /** Why subscriptions had to be made again, and how often. */
  readonly causes: Map<string, number>;
  /** The longest time in which nothing at all was heard. */
  silentMsMax: number;
}

export type Client = ReturnType<typeof connectClient>;
export type Subscription = ReturnType<Client['newSubscription']>;

/** What a page does with what it hears. */
export interface ListenerHooks {
  readonly onMessage?: (data: unknown, offset: number | undefined) => void;
  /** Subscribed; with false everything has to be loaded anew. */
  readonly onOpen?: (recovered: boolean) => void;
  readonly onClose?: () => void;
}

export const newListening = (): Listening => ({
  received: 0,
  missed: 0,
  reconnected: 0,
  recovered: 0,
  unrecovered: 0,
  causes: new Map(),
  silentMsMax: 0,
});

const readyMsMax = 300_000;
/** The code of a connection or subscription that is made for the first time. */
const firstTime = 0;

/**
 * How many of the clients are the library that browsers use. The others do the same for less of the machine, and only count what they hear.
 */
export const libraryClients = (count: number) => Math.min(count, Math.max(40, Math.ceil(count / 10)));
const channel = 'updates:en';

/** Clients that follow the list of matches and notice what they miss. */
export async function startListeners(
  { realtime, web }: Pick<Entry, 'realtime' | 'web'>,
  count: number,
  /** Of a client with the library. */
  hooksOf: (at: number) => ListenerHooks = () => ({}),
): Promise<{ readonly figures: Listening; stop(): void }> {
  const figures = newListening();
  const stops = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      at < libraryClients(count)
        ? startLibraryClient(realtime, figures, hooksOf(at))
        : startLightClient({ url: realtime, origin: web, channel }, figures),
    ),
  );
  return { figures, stop: () => stops.forEach((stop) => stop()) };
}

async function startLibraryClient(url: string, figures: Listening, hooks: ListenerHooks): Promise<() => void> {
  const client = connectClient(url, { minReconnectDelay: 100, maxReconnectDelay: 1000 });
  countConnections(client, figures);
  await follow(client.newSubscription(channel), figures, hooks);
  return () => client.disconnect();
}

async function startLightClient(terms: Omit<LightTerms, 'events'>, figures: Listening): Promise<() => void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const counted = countSubscription(figures, {});
  let connections = 0;
  const events: LightEvents = {
    ...counted,
    connected: () => {
      connections += 1;
      if (connections > 1) figures.reconnected += 1;
    },
    subscribed: (context) => {
      counted.subscribed(context);
      resolve();
    },
  };
  const client = new LightClient({ ...terms, events });
  const late = setTimeout(() => reject(new Error('could not subscribe')), readyMsMax);
  client.connect();
  await promise.finally(() => clearTimeout(late));
  return () => client.stop();
}

export function countConnections(client: Client, figures: Listening): void {
  let connections = 0;
  client.on('connecting', ({ code, reason }) => {
    if (code !== firstTime) noteCause(figures, reason);
  });
  client.on('connected', () => {
    connections += 1;
    if (connections > 1) figures.reconnected += 1;
  });
}

function noteCause({ causes }: Listening, cause: string): void {
  causes.set(cause, (causes.get(cause) ?? 0) + 1);
}

/** Counts what is heard and what is missed, and tells it to the page. */
function countSubscription(figures: Listening, hooks: ListenerHooks): SubscriptionEvents {
  let lastOffset: number | null = null;
  let heardMs = performance.now();
  let epoch: string | null = null;
  const loadAnew = (why: string) => {
    figures.unrecovered += 1;
    noteCause(figures, why);
    hooks.onOpen?.(false);
  };
  return {
    subscribed: ({ wasRecovering, recovered, streamPosition }) => {
      heardMs = epoch === null ? performance.now() : heardMs;
      if (wasRecovering && recovered) {
        figures.recovered += 1;
        hooks.onOpen?.(true);
      } else {
        if (epoch === null) hooks.onOpen?.(false);
        else loadAnew(epoch === streamPosition?.epoch ? 'further behind than the history' : 'another history');
        lastOffset = streamPosition?.offset ?? null;
      }
      epoch = streamPosition?.epoch ?? '';
    },
    subscribing: ({ code, reason }) => {
      hooks.onClose?.();
      if (code !== firstTime) noteCause(figures, `subscription: ${reason}`);
    },
    publication: ({ data, offset }) => {
      figures.received += 1;
      figures.silentMsMax = Math.max(figures.silentMsMax, performance.now() - heardMs);
      heardMs = performance.now();
      hooks.onMessage?.(data, offset);
      if (offset === undefined) return;
      // A page that notices a jump loads anew (RT-8).
      if (lastOffset !== null && offset > lastOffset + 1) {
        figures.missed += offset - lastOffset - 1;
        loadAnew('the channel jumped ahead');
      }
      lastOffset = offset;
    },
  };
}

/** Subscribes with the client library; resolves when it is subscribed. */
export async function follow(subscription: Subscription, figures: Listening, hooks: ListenerHooks): Promise<void> {
  const events = countSubscription(figures, hooks);
  subscription.on('subscribed', events.subscribed);
  subscription.on('subscribing', events.subscribing);
  subscription.on('publication', events.publication);
  subscription.subscribe();
  await subscription.ready(readyMsMax).catch((problem: unknown) => {
    throw new Error(`could not subscribe: ${JSON.stringify(problem)}`);
  });
}
