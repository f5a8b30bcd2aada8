import { centrifugoTerms } from '../../apps/sandbox/src/feed/realtime-terms.ts';
import { parseOptions } from '../../apps/sandbox/src/options/options.ts';

interface Given {
  readonly secrets: { readonly realtime: string; readonly api: string };
  readonly version: 5 | 6;
  readonly port: number;
  /** What the sandbox is started with. */
  readonly env: Readonly<Record<string, string>>;
}

/** What `--centrifugo-config` prints, and where this node listens. */
export function centrifugoFile({ secrets, version, port, env }: Given): string {
  const parsed = parseOptions([], env);
  if (parsed.kind !== 'run') throw new Error('the options of a sandbox were expected');
  const terms = { tokenSecret: secrets.realtime, apiKey: secrets.api, version };
  const place =
    version === 5
      ? { address: '127.0.0.1', port, health: true, log_level: 'error', usage_stats_disable: true }
      : {
          http_server: { address: '127.0.0.1', port },
          health: { enabled: true },
          log: { level: 'error' },
          usage_stats: { disabled: true },
        };
  return JSON.stringify({ ...(JSON.parse(centrifugoTerms(parsed.options, terms)) as object), ...place }, null, 2);
}
