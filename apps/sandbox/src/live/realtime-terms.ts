import { centrifugoConfig } from '@slipstream/realtime/centrifugo-config';
import type { RealtimeOptions } from '@slipstream/realtime/settings';
import type { Options } from '../options.ts';

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
  };
}

/** The same terms as a configuration of Centrifugo 6. */
export function centrifugoTerms(options: Options, tokenSecret: string, apiKey: string, delta: boolean): string {
  const config = centrifugoConfig(realtimeTerms(options, tokenSecret, delta), apiKey);
  const allowed = { ...(config['client'] as object), allowed_origins: [...options.webOrigins, ...options.hostOrigins] };
  return JSON.stringify({ ...config, client: allowed }, null, 2);
}
