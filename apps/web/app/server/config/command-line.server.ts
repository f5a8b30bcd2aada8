import { parseArgs } from 'node:util';

import { initialValues, type Variable } from './config.server.ts';

export type CommandLine =
  | { readonly kind: 'run'; readonly isDevelopment: boolean }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'problem'; readonly line: string };

/** Everything is set by the environment; the command line has only what is no setting. */
export function readCommandLine(args: readonly string[]): CommandLine {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { dev: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    return values.help === true
      ? { kind: 'help', text: helpText() }
      : { kind: 'run', isDevelopment: values.dev === true };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    return { kind: 'problem', line: `${reason}. --help lists the options and variables` };
  }
}

/** One line about each variable; docs/running.md has more. */
const about: Readonly<Record<Variable, string>> = {
  LISTEN_HOST: 'address to listen on',
  PORT: 'port to listen on, 0 for any free one',
  PUBLIC_URL: 'where this server is seen from outside (http://localhost:PORT)',
  SPORTSBOOK_API_URL: 'where this server reaches the sportsbook API',
  PUBLIC_SPORTSBOOK_API_URL: 'where browsers reach it (SPORTSBOOK_API_URL)',
  REALTIME_URL: 'where browsers open the realtime connection, ws or wss (what the API says)',
  PLATFORM_URL: "the platform's pages: sign-in, wallet, help",
  PLATFORM_API_URL: "where browsers reach the platform's API (PUBLIC_SPORTSBOOK_API_URL)",
  FRAME_ANCESTORS: 'origins that may show the sportsbook in a frame, or none (PLATFORM_URL)',
  FRAME_SOURCES: 'origins whose apps open in a frame of ours, or none (PUBLIC_SPORTSBOOK_API_URL)',
  VIDEO_ORIGINS: 'origins that live video comes from, or none (PUBLIC_SPORTSBOOK_API_URL)',
  IMAGE_ORIGINS: "origins besides the API's whose pictures the image proxy may fetch",
  IMAGE_CACHE_MB: 'memory for pictures that were made',
  ERROR_REPORT_URL: 'where errors of pages are sent as JSON (nowhere)',
  ENVIRONMENT: 'what error reports call this place',
  TRUSTED_PROXIES: 'proxies whose X-Forwarded-For is believed, addresses or networks (none)',
  FIRST_PAINT: 'off sends pages as the router renders them',
  PAGES_PER_SECOND: 'pages one visitor may ask for on average, 0 for no limit',
  LOCALES_DIR: 'folder of catalogues that are put over ours or add languages (none)',
  LOG: 'requests logs every request; failures and problems are always logged',
  LOG_FORMAT: 'text for people, json for machines',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'collector of traces, such as http://localhost:4318 (none)',
  OTEL_EXPORTER_OTLP_HEADERS: 'headers it wants, name=value separated by commas (none)',
  OTEL_TRACES_SAMPLER_ARG: 'share of requests that are traced, 0 to 1',
  PAGE_AGE_MS_MAX: 'how old a page may be that is shown; 1000 with several web servers (none)',
  CDN_SECONDS: 'how long a CDN may keep pages that are the same for everybody, 0 for not at all',
  ASSETS_DIR: 'folder of built files that all web servers share, of this release and others (none)',
  PAGE_FRESH_MS: 'how long a page is served without being made again, 0 for never',
  PAGE_CACHE_MB: 'memory for pages that were made',
  DRAIN_MS: 'how long to go on taking requests after SIGTERM, not ready, in milliseconds',
  METRICS_PORT: 'port of /metrics for Prometheus, 0 for any free one (none)',
};

function helpText(): string {
  const lines = [...initialValues()].map(
    ([name, initial]) => `  ${name.padEnd(28)}${about[name]}${initial === null ? '' : ` [${initial}]`}`,
  );
  return [
    'Serves the sportsbook that `npm run build -w @slipstream/web` has built.',
    '',
    'Usage: npx slipstream-web [--dev]',
    '',
    `  ${'--dev'.padEnd(28)}serve the sources with hot reload, for contributors`,
    `  ${'--help'.padEnd(28)}this text`,
    '',
    'Variables of the environment:',
    '',
    ...lines,
  ].join('\n');
}
