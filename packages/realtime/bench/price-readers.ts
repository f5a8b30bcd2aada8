import { WebSocket } from 'ws';

/** Clients that read every message and how long it was under way: a process of its own. */
export interface ReadersOrder {
  readonly urls: readonly string[];
  readonly connections: number;
}

export type FromReaders =
  | { readonly kind: 'ready' }
  | { readonly kind: 'readings'; readonly tookMs: readonly number[] };

export const channel = 'updates:en';

let tookMs: number[] = [];

if (process.send !== undefined && import.meta.main) {
  process.on('message', (message: ReadersOrder | 'readings') => {
    if (message !== 'readings') return void openAll(message);
    process.send?.({ kind: 'readings', tookMs } satisfies FromReaders);
    tookMs = [];
    return undefined;
  });
}

async function openAll({ urls, connections }: ReadersOrder): Promise<void> {
  await Promise.all(Array.from({ length: connections }, (_, at) => open(urls[at % urls.length] ?? '')));
  process.send?.({ kind: 'ready' } satisfies FromReaders);
}

function open(url: string): Promise<void> {
  const socket = new WebSocket(url);
  socket.on('open', () => socket.send(`{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"${channel}"}}`));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (bytes: Buffer) => {
      const nowMs = Date.now();
      const text = bytes.toString('utf8');
      if (text.includes('"id":2')) resolve();
      // A frame may hold several messages, and whole ones are what a page waits for.
      for (const line of text.split('\n')) {
        const sent = (JSON.parse(line || '{}') as { push?: { pub?: { data?: { sent_ms?: number } } } }).push?.pub?.data;
        if (sent?.sent_ms !== undefined) tookMs.push(nowMs - sent.sent_ms);
      }
    });
  });
}
