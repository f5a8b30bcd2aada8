import { Centrifuge, type Options, type PublicationContext, type Subscription } from 'centrifuge';
import { WebSocket } from 'ws';

/** One message per turn, as in a browser: the client library loses their order when several come at once. */
class BrowserLikeWebSocket extends WebSocket {
  constructor(url: string) {
    super(url, { allowSynchronousEvents: false });
  }
}

const open = new Set<Centrifuge>();

/** The client library browsers use, on a real socket, quick to reconnect. */
export function connectClient(url: string, options: Partial<Options> = {}): Centrifuge {
  const client = new Centrifuge(url, {
    websocket: BrowserLikeWebSocket,
    minReconnectDelay: 5,
    maxReconnectDelay: 20,
    ...options,
  });
  open.add(client);
  client.connect();
  return client;
}

export function disconnectClients(): void {
  for (const client of open) client.disconnect();
  open.clear();
}

/** The next event of that name, with its context. */
export function next<Context>(
  emitter: { once(event: string, listener: (context: Context) => void): unknown },
  event: string,
): Promise<Context> {
  return new Promise((resolve) => {
    emitter.once(event, resolve);
  });
}

/** Keeps what arrives, and tells when a wanted number of publications is there. */
export function collect(subscription: Subscription) {
  const received: PublicationContext[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  subscription.on('publication', (publication) => {
    received.push(publication);
    for (const wait of waiting) if (received.length >= wait.count) wait.resolve();
  });
  return {
    received,
    data: () => received.map((publication): unknown => publication.data),
    async count(count: number): Promise<void> {
      if (received.length >= count) return;
      await new Promise<void>((resolve) => {
        waiting.push({ count, resolve });
      });
    },
  };
}
