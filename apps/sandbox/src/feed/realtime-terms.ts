import { centrifugo5Config, centrifugoConfig } from '@slipstream/realtime/centrifugo/centrifugo-config';
import type { RealtimeOptions } from '@slipstream/realtime/settings';
import type { Options } from '../options/options.ts';

/** As long as the longest history. */
export const streamMetaMs = 300_000;

/** What clients may do, wherever they are served. */
export function realtimeTerms(options: Options, tokenSecret: string, delta: boolean): RealtimeOptions {
  const origins = new Set([...options.webOrigins, ...options.hostOrigins]);
  return {
    tokenSecret,
    anonymousConnect: true,
    channels: {
      namespaces: {
        updates: { history: { size: 300, ttlMs: 60_000 }, delta },
        match: { history: { size: 100, ttlMs: 60_000 }, delta },
        player: { history: { size: 100, ttlMs: 300_000 }, anonymous: false },
      },
    },
    originAllowed: (origin) => origins.has(origin),
    limits: {
      // A slip holds 40 selections, each of which may follow a match of its own.
      channelsPerConnectionMax: 64,
      channelsMax: 50_000,
      commandsPerSecondMax: 50,
      connectionsMax: 50_000,
      connectionsPerUserMax: 50,
      connectionsPerAddressMax: options.connectionsPerAddressMax,
      queueBytesTotalMax: 256 * 1024 * 1024,
    },
    // Once the history of a channel has run out nothing can be recovered, so neither offset nor epoch is worth keeping.
    timing: { streamMetaMs },
  };
}

/** The same terms as a configuration of Centrifugo. */
export function centrifugoTerms(
  options: Options,
  { tokenSecret, apiKey, version }: { readonly tokenSecret: string; readonly apiKey: string; readonly version: 5 | 6 },
): string {
  const terms = realtimeTerms(options, tokenSecret, true);
  const origins = { allowed_origins: [...options.webOrigins, ...options.hostOrigins] };
  if (version === 5) return JSON.stringify({ ...centrifugo5Config(terms, apiKey, options.redis), ...origins }, null, 2);
  const config = centrifugoConfig(terms, apiKey, options.redis);
  return JSON.stringify({ ...config, client: { ...(config['client'] as object), ...origins } }, null, 2);
}
