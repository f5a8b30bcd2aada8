import { embeddedPublisher } from '../publisher.ts';
import type { RealtimeOptions } from '../settings.ts';
import type { Backend } from './backend.ts';
import { centrifugoVersion } from './centrifugo-cache.ts';
import { findCentrifugo, isFive, startCentrifugo } from './centrifugo.ts';
import { startServer } from './server.ts';

export interface BackendKind {
  readonly name: string;
  /** Null when it can't be had here; the name then says why. */
  readonly start: ((options: RealtimeOptions) => Promise<Backend>) | null;
}

const binary = findCentrifugo();

/** Everything a client can see must be the same on both. */
export const backends: readonly BackendKind[] = [
  { name: 'the embedded server', start: startEmbedded },
  binary === null
    ? {
        name: `Centrifugo, skipped: none on PATH, and "npm run centrifugo -w @slipstream/realtime" has not built ${centrifugoVersion}`,
        start: null,
      }
    : { name: isFive(binary) ? 'Centrifugo 5' : 'Centrifugo', start: (options) => startCentrifugo(binary, options) },
];

async function startEmbedded(options: RealtimeOptions): Promise<Backend> {
  const server = await startServer(options);
  return { url: server.url, publisher: embeddedPublisher(server.realtime), stop: () => server.stop() };
}
