import { z } from 'zod';
import { address, addresses, networks, origins, secret, speed, whole } from './option-schemas.ts';
import { pushTable } from './push-options.ts';
import { traceTable } from './trace-options.ts';

const loopback = (port: number) => `http://localhost:${port},http://127.0.0.1:${port}`;

/** Every option with a value: its variable, what it is for, what it is unless given, and what it must be. */
export const table = {
  host: { env: 'LISTEN_HOST', about: 'address to listen on', initial: '127.0.0.1', schema: z.string().min(1).max(253) },
  port: { env: 'PORT', about: 'port to listen on, 0 for any free one', initial: '3001', schema: whole(0, 65_535) },
  role: {
    env: 'ROLE',
    about: 'what this process does: api, feed, jobs or all; several processes need one PostgreSQL',
    initial: 'all',
    schema: z.enum(['all', 'api', 'feed', 'jobs'], 'must be api, feed, jobs or all'),
  },
  seed: {
    env: 'SEED',
    about: 'same seed, same sports world; NAME/3 has only the leagues of its first three tiers',
    initial: null,
    schema: z.string().min(1).max(64),
  },
  speed: { env: 'SPEED', about: 'world seconds per real second (6 in a new world)', initial: null, schema: speed },
  data: {
    env: 'DATA_DIR',
    about: 'folder that remembers the world',
    initial: '.data',
    schema: z.string().min(1).max(4096),
  },
  site: {
    env: 'SITE_DIR',
    about: "folder of a site's pages, words and pictures (its own)",
    initial: null,
    schema: z.string().min(1).max(4096),
  },
  locales: {
    env: 'LOCALES_DIR',
    about: 'folder of catalogues that are put over ours or add languages (none)',
    initial: null,
    schema: z.string().min(1).max(4096),
  },
  database: {
    env: 'DATABASE_URL',
    about: 'postgresql://..., embedded (a PostgreSQL of its own) or a SQLite file (book.sqlite in the data folder)',
    initial: null,
    schema: z.string().min(1).max(4096),
  },
  'web-origins': {
    env: 'WEB_ORIGINS',
    about: 'where the front end is served',
    initial: loopback(3000),
    schema: origins,
  },
  'host-origins': {
    env: 'HOST_ORIGINS',
    about: 'where a host platform is served',
    initial: loopback(3002),
    schema: origins,
  },
  'realtime-secret': {
    env: 'REALTIME_SECRET',
    about: 'key of the realtime tokens, 32 characters or more (made once if absent)',
    initial: null,
    schema: secret,
  },
  'cluster-api': {
    env: 'CLUSTER_API_URL',
    about: 'HTTP API of a Centrifugo to feed, such as http://localhost:8000/api; several nodes with commas',
    initial: null,
    schema: addresses(/^https?:/),
  },
  'cluster-key': {
    env: 'CLUSTER_API_KEY',
    about: 'key of that API',
    initial: null,
    schema: z.string().min(1).max(512),
  },
  'cluster-url': {
    env: 'CLUSTER_URL',
    about: 'where clients reach it, such as ws://localhost:8000/connection/websocket',
    initial: null,
    schema: address(/^wss?:/),
  },
  redis: {
    env: 'REDIS_URL',
    about: 'Redis in which all processes count rate limits together, redis://... (each counts alone)',
    initial: null,
    schema: address(/^rediss?:/),
  },
  'trusted-proxies': {
    env: 'TRUSTED_PROXIES',
    about: 'proxies whose X-Forwarded-For is believed, such as 10.0.0.0/8',
    initial: null,
    schema: networks,
  },
  'connections-per-address': {
    env: 'CONNECTIONS_PER_ADDRESS',
    about: 'realtime connections one address may hold',
    initial: '200',
    schema: whole(1, 100_000),
  },
  controls: {
    env: 'CONTROLS',
    about: 'port of the controls on this machine, 0 for any free one; with them come the demo players (none)',
    initial: null,
    schema: whole(0, 65_535),
  },
  'controls-secret': {
    env: 'CONTROLS_SECRET',
    about: 'what the controls ask for, 32 characters or more (made at every start if absent)',
    initial: null,
    schema: secret,
  },
  ...pushTable,
  'drain-ms': {
    env: 'DRAIN_MS',
    about: 'how long to go on taking requests after SIGTERM, not ready, in milliseconds',
    initial: '0',
    schema: whole(0, 60_000),
  },
  'metrics-port': {
    env: 'METRICS_PORT',
    about: 'port of /metrics for Prometheus, 0 for any free one (none)',
    initial: null,
    schema: whole(0, 65_535),
  },
  log: { env: 'LOG', about: 'quiet or requests', initial: 'quiet', schema: z.enum(['quiet', 'requests']) },
  'log-format': {
    env: 'LOG_FORMAT',
    about: 'text for people, json for machines',
    initial: 'text',
    schema: z.enum(['text', 'json'], 'must be text or json'),
  },
  ...traceTable,
} as const;
