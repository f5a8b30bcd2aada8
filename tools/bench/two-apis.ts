import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { enrol } from '../../apps/sandbox/src/bets/chaos/enrol.ts';
import { openPicks } from '../../apps/sandbox/src/bets/chaos/open-picks.ts';
import { connectAgain, openDatabase, type Database } from '../../apps/sandbox/src/database/open-database.ts';
import { findPostgres } from '../../apps/sandbox/src/database/server/find-postgres.ts';
import { databaseUrl, query, startPostgres } from '../../apps/sandbox/src/database/server/postgres-server.ts';
import { locksHeld, watchLocks } from '../../apps/sandbox/src/testing/watch-locks.ts';
import { freePort } from '../lib/ports.ts';
import { root } from '../lib/root.ts';
import { startServices, type Service } from '../lib/services.ts';
import { countStatements } from './count-statements.ts';
import type { Row } from './row.ts';

const clients = 64;
const rounds = 5;
const roundMs = 4_000;
const warmMs = 4_000;
const countedMs = 3_000;
/** A player may place so many bets in a minute, so each client is many players in turn. */
const playersPerClient = 40;

interface Ground {
  /** `postgresql://...` */
  readonly database: string;
  readonly tables: Database;
  readonly tokens: readonly string[];
  readonly picks: Awaited<ReturnType<typeof openPicks>>;
}

/** Placements of two API processes against one on the same PostgreSQL, and what they share: nothing but the database. */
export async function benchTwoApis(): Promise<readonly Row[]> {
  if (findPostgres() === null) return [{ name: 'PostgreSQL', value: 'not found here', unit: '' }];
  const data = mkdtempSync(join(tmpdir(), 'slipstream-bench-apis-'));
  // Run by root, the server is another user, who must be able to enter.
  chmodSync(data, 0o755);
  const logging = ['logging_collector=on', 'log_directory=log', 'log_filename=log', 'log_rotation_size=0'];
  const server = await startPostgres(join(data, 'postgres'), logging);
  await query(databaseUrl(server.socket, 'postgres'), 'create database bench');
  const database = databaseUrl(server.socket, 'bench');
  await (await openDatabase(database)).destroy();
  const services = await apiServices(database, data);
  const running = startServices(services);
  const tables = connectAgain(database, 2);
  try {
    await running.ready;
    const [one = '', other = ''] = services.map(({ health }) => new URL(health).origin);
    const enrolled = await enrol(database, clients * playersPerClient);
    const ground = { database, tables, tokens: enrolled.map(({ token }) => token), picks: await openPicks(one) };
    return await measure(ground, [[one], [one, other]], join(data, 'postgres', 'log', 'log'));
  } finally {
    await tables.destroy();
    await running.stop();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The world all but stands still, so that nothing but bets is measured. */
async function apiServices(database: string, data: string): Promise<readonly Service[]> {
  const ports = [await freePort(4800, new Set())];
  ports.push(await freePort(4810, new Set(ports)));
  return ports.map((port) => ({
    name: `api at ${port}`,
    args: [join(root, 'apps/sandbox/src/main.ts'), '--role', 'api', '--speed', '0.1'],
    env: {
      DATABASE_URL: database,
      DATA_DIR: join(data, String(port)),
      PORT: String(port),
      TRUSTED_PROXIES: '127.0.0.1',
    },
    health: `http://127.0.0.1:${port}/ready`,
  }));
}

/** One API, then two, again and again, so that a machine that is slow for a while is slow for both. */
async function measure(ground: Ground, setups: readonly (readonly string[])[], log: string): Promise<readonly Row[]> {
  const perSecond = setups.map((): number[] => []);
  for (const apis of setups) await place(ground, apis, warmMs);
  const watch = watchLocks(ground.tables);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, apis] of setups.entries()) {
      const { placed, tookMs } = await place(ground, apis, roundMs);
      perSecond[at]?.push((placed * 1000) / tookMs);
    }
  }
  const locks = await watch.stop();
  const statements: number[] = [];
  for (const apis of setups) statements.push(await statementsPerPlacement(ground, apis, log));
  await wait(1_000);
  const left = await locksHeld(ground.tables);
  const middle = perSecond.map((all) => all.toSorted((one, two) => one - two)[Math.floor(rounds / 2)] ?? 0);
  const cores = `${availableParallelism()} cores for APIs, PostgreSQL and clients`;
  const names = ['one API', 'two APIs'];
  return [
    ...names.map((name, at) => ({ name: `${name}, ${clients} clients`, value: middle[at] ?? 0, unit: 'placements/s' })),
    { name: 'two over one', value: (middle[1] ?? 0) / (middle[0] ?? 1), unit: 'times', note: cores },
    ...names.map((name, at) => ({ name: `${name}: statements`, value: statements[at] ?? 0, unit: 'a placement' })),
    { name: 'longest transaction seen under load', value: locks.longestMs, unit: 'ms' },
    { name: 'advisory locks seen under load', value: locks.advisoryMax, unit: '', note: '0' },
    { name: 'locks and transactions left without requests', value: left, unit: '', note: '0' },
  ];
}

interface Placed {
  readonly placed: number;
  readonly tookMs: number;
}

/** All clients place one bet after another, each at the API that is its turn. */
async function place({ tokens, picks }: Ground, apis: readonly string[], forMs: number): Promise<Placed> {
  const beganMs = performance.now();
  let placed = 0;
  const client = async (at: number) => {
    for (let turn = 0; performance.now() - beganMs < forMs; turn += 1) {
      const token = tokens[at + clients * Math.floor(Math.random() * playersPerClient)] ?? '';
      const pick = picks[(at + turn) % picks.length];
      const reply = await fetch(`${apis[(at + turn) % apis.length]}/v3/bets`, {
        method: 'POST',
        headers: {
          'X-Forwarded-For': `10.2.0.${at}`,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
        },
        body: JSON.stringify(bodyOf(pick)),
      });
      await reply.arrayBuffer();
      if (reply.status >= 500 || reply.status === 429) throw new Error(`a placement was answered ${reply.status}`);
      if (reply.ok) placed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, at) => client(at)));
  return { placed, tookMs: performance.now() - beganMs };
}

function bodyOf(pick: Ground['picks'][number] | undefined): object {
  const bet = { type: 'single', currency: 'EUR', stake: 100, bonus: null, jackpots: [], selections: [pick] };
  const meta = { device_id: randomUUID(), quick: false, type: 'single', locale: 'en', odds_accept_mode: 'any' };
  return { meta, bets: [bet] };
}

/** PostgreSQL writes down every statement for a while; those of pulses, which come without placements too, are left out. */
async function statementsPerPlacement(ground: Ground, apis: readonly string[], log: string): Promise<number> {
  const logging = async (what: 'all' | 'none') => {
    await query(ground.database, `alter system set log_statement = '${what}'`);
    await query(ground.database, 'select pg_reload_conf()');
    await wait(500);
  };
  await logging('all');
  const before = countStatements(readFileSync(log, 'utf8'));
  const { placed } = await place(ground, apis, countedMs);
  const after = countStatements(readFileSync(log, 'utf8'));
  await logging('none');
  return (after - before) / placed;
}
