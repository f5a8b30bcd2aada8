import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Cluster } from '../cluster/cluster.ts';
import { joinCluster } from '../cluster/join-cluster.ts';
import { loneProcess } from '../cluster/lone-process.ts';
import type { SavedWorld } from '../cluster/shared-world.ts';
import { forgetDatabase, isServer, openDatabase, type Database } from '../database/open-database.ts';
import { signingKey } from '../database/signing-key.ts';
import type { Log } from '../http/log.ts';
import { ownRateLimits, type RateLimits } from '../http/limits/rate-limits.ts';
import type { Options } from '../options/options.ts';
import { worldAt } from '../world/clock.ts';
import type { DataFolder } from './data-folder.ts';
import { startKeptPostgres } from '../database/server/postgres-server.ts';

const speedUsual = 6;
const seedUsual = 'slipstream';

interface Ground {
  readonly database: Database;
  readonly cluster: Cluster;
  readonly realtimeSecret: string;
  readonly limits: RateLimits;
  /** To be called when the database is closed. */
  readonly release: () => Promise<void>;
}

interface Clocks {
  readonly realNow: (() => number) | null;
  readonly machineNow: () => number;
}

/** Opens what the process stands on: the database, the world, and the other processes that use them. */
export async function openGround(options: Options, folder: DataFolder, log: Log, clocks: Clocks): Promise<Ground> {
  const { place, release } = await openPlace(options, folder.path);
  try {
    if (options.reset) forgetDatabase(place);
    const database = await openDatabase(place);
    const cluster = await openCluster(options, folder, { place, log, clocks }).catch(async (error: unknown) => {
      await database.destroy();
      throw error;
    });
    const limits = await openRateLimits(options, log);
    return {
      database,
      cluster,
      realtimeSecret: await secretOf(options, folder, { database, cluster }),
      limits,
      release: async () => {
        await limits.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

interface Where {
  readonly place: string;
  readonly log: Log;
  readonly clocks: Clocks;
}

async function openCluster(options: Options, folder: DataFolder, { place, log, clocks }: Where): Promise<Cluster> {
  const { realNow: ownNow, machineNow } = clocks;
  const { seed, speed, reset, role, centrifugo } = options;
  const newWorld = (nowMs: number) => initialWorld(folder, options, nowMs);
  if (isServer(place)) {
    const wanted = { seed, speed, reset };
    return joinCluster({ url: place, role, wanted, newWorld, machineNow, ownNow, hasBus: centrifugo === null, log });
  }
  const realNow = ownNow ?? machineNow;
  const world = newWorld(realNow());
  folder.saveWorld(world);
  return loneProcess(world, realNow, (saved) => folder.saveWorld(saved));
}

/** What the folder remembers, moved on by what the options say; a new world begins at the real time. */
function initialWorld(folder: DataFolder, options: Options, nowMs: number): SavedWorld {
  const saved = folder.world();
  const speed = options.speed ?? saved?.speed ?? speedUsual;
  const worldMs = saved === null ? nowMs : worldAt(saved.anchor, nowMs);
  const seed = options.seed ?? saved?.seed ?? seedUsual;
  return { seed, speed, anchor: { worldMs, realMs: nowMs, rate: speed } };
}

/** A token that one process signs is good at every other; Centrifugo is given its key by hand. */
async function secretOf(
  options: Options,
  folder: DataFolder,
  { database, cluster }: Pick<Ground, 'database' | 'cluster'>,
) {
  if (options.realtimeSecret !== null) return options.realtimeSecret;
  if (cluster.bus === null) return folder.realtimeSecret();
  return (await signingKey(database, 'realtime')).toString('hex');
}

/** Where the book is kept, and what to do when it is closed. */
async function openPlace({ database, data, reset }: Options, folder: string) {
  if (database !== 'embedded')
    return { place: database ?? join(folder, 'book.sqlite'), release: () => Promise.resolve() };
  // Beside the data folder and not in it: only its owner may enter that, and PostgreSQL may run as another user.
  const files = `${resolve(data)}-postgres`;
  if (reset) rmSync(files, { recursive: true, force: true });
  const { url, stop } = await startKeptPostgres(files);
  return { place: url, release: stop };
}

/** The client of Redis is loaded only where it is used. */
async function openRateLimits({ redis }: Options, log: Log): Promise<RateLimits> {
  if (redis === null) return ownRateLimits;
  const { openRedisRateLimits } = await import('../http/limits/redis-rate-limits.ts');
  return openRedisRateLimits(redis, (line) => log.problem(line));
}
