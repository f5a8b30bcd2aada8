import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { connectAgain, type Database } from '../database/open-database.ts';
import type { Log } from '../http/log.ts';
import { keptMs, openBus } from './bus.ts';
import { isRunning, type Cluster, type Role } from './cluster.ts';
import { databaseNow, openDatabaseTime, type DatabaseTime } from './database-time.ts';
import { createFeedAge, type FeedAge } from './feed-age.ts';
import { createLease, neverHeld, type Lease } from './lease.ts';
import { createMembers, type Members } from './members.ts';
import {
  joinWorld,
  leaveWorld,
  readSharedWorld,
  saveSharedWorld,
  type SavedWorld,
  type WantedWorld,
} from './shared-world.ts';

export interface JoinTerms {
  readonly url: string;
  readonly role: Role;
  readonly wanted: WantedWorld;
  readonly newWorld: (nowMs: number) => SavedWorld;
  /** The clock of this machine. */
  readonly machineNow: () => number;
  /** A clock to be believed instead of the database's; only tests have one. */
  readonly ownNow: (() => number) | null;
  /** Whether clients of other processes are reached by messages between processes. */
  readonly hasBus: boolean;
  readonly log: Log;
}

const pulseMs = 1_000;
/** Longer than a lease lasts, and than what was committed waits to be said. */
const unsaidMs = 10_000;
/** Every so many pulses: the clock is compared again, and old messages go. */
const tidyEvery = 10;
/** For pulses and messages, which must not wait behind requests. */
const connectionsMax = 3;

/** Makes this process one of those that share a PostgreSQL database. */
export async function joinCluster(terms: JoinTerms): Promise<Cluster> {
  const { url, role, log, ownNow } = terms;
  const id = randomUUID();
  const database = connectAgain(url, connectionsMax);
  try {
    const time = await openDatabaseTime(database, terms.machineNow);
    const realNow = ownNow ?? time.now;
    const joining = { id, role, wanted: terms.wanted, newWorld: () => terms.newWorld(realNow()), nowMs: realNow() };
    const world = await joinWorld(database, joining);
    const members = createMembers(database, id, role);
    const leaseOf = (name: 'feed' | 'jobs') =>
      isRunning(role, name)
        ? createLease({ database, name, holder: id, isHeldUntilTaken: name === 'jobs' })
        : neverHeld;
    const leases = { feed: leaseOf('feed'), jobs: leaseOf('jobs') };
    const report = (line: string) => log.problem(line);
    const bus = terms.hasBus ? await openBus({ ...members, database, url, id, report }) : null;
    const watch = createWorldWatch(database, world, report);
    const feedAge = createFeedAge(database);
    const pulse = startPulse({ database, time, members, leases, feedAge, watch, report });
    await pulse.beat();
    return {
      isShared: true,
      realNow,
      world,
      ...leases,
      bus,
      takeUnsaidSince: () => {
        const moments = [members.takeGone(), leases.jobs.takeBrokenOff()].filter((atMs) => atMs !== null);
        return moments.length === 0 ? null : Math.min(...moments) - unsaidMs;
      },
      feedAgeMs: feedAge.ms,
      saveWorld: watch.save,
      onWorldChange: watch.onChange,
      begin: async (origin) => {
        members.listensAt(origin);
        pulse.takeWork();
        await pulse.beat();
      },
      leave: async (last) => {
        await pulse.stop();
        await watch.settle();
        await bus?.close();
        await Promise.all([leases.feed.release(), leases.jobs.release()]).catch(() => undefined);
        await leaveWorld(database, id, last).catch((error: unknown) => report(`left without a word: ${String(error)}`));
        await database.destroy();
      },
    };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

interface WorldWatch {
  save(world: SavedWorld): void;
  onChange(listener: (world: SavedWorld) => void): void;
  look(): Promise<void>;
  settle(): Promise<void>;
}

/** Writes what this process does to the world, and hears what others do to it. */
function createWorldWatch(
  database: Database,
  joined: { readonly revision: number },
  report: (line: string) => void,
): WorldWatch {
  const listeners: ((world: SavedWorld) => void)[] = [];
  let { revision } = joined;
  let saving: Promise<void> = Promise.resolve();
  const saveAfter = async (before: Promise<void>, world: SavedWorld) => {
    await before;
    ({ revision } = await saveSharedWorld(database, world));
  };
  return {
    save: (world) => {
      saving = saveAfter(saving, world).catch((error: unknown) => report(`the world can't be saved: ${String(error)}`));
    },
    onChange: (listener) => void listeners.push(listener),
    look: async () => {
      await saving;
      const world = await readSharedWorld(database);
      if (world === null || world.revision <= revision) return;
      ({ revision } = world);
      for (const listener of listeners) listener(world);
    },
    settle: () => saving,
  };
}

interface PulseParts {
  readonly database: Database;
  readonly time: DatabaseTime;
  readonly members: Members;
  readonly leases: Readonly<Record<'feed' | 'jobs', Lease>>;
  readonly feedAge: FeedAge;
  readonly watch: WorldWatch;
  readonly report: (line: string) => void;
}

/** What keeps a process a member. One beat at a time; one that fails is told of once until the next that succeeds. */
function startPulse({ database, time, members, leases, feedAge, watch, report }: PulseParts) {
  let beats = 0;
  let isFailing = false;
  let isTaking = false;
  let beating: Promise<void> | null = null;
  const work = async () => {
    // A process that starts is too busy to renew a lease in time.
    if (isTaking) for (const lease of [leases.feed, leases.jobs]) await lease.renew();
    await members.look();
    // Another process says what was left unsaid.
    if (!leases.jobs.isHeld()) members.takeGone();
    await feedAge.look();
    await watch.look();
    if (beats % tidyEvery === 0) {
      await time.measure();
      await database
        .deleteFrom('bus_message')
        .where('at_ms', '<', sql<number>`${databaseNow} - ${keptMs}::bigint`)
        .execute();
    }
    beats += 1;
    isFailing = false;
  };
  const beat = () => {
    beating ??= work()
      .catch((error: unknown) => {
        if (!isFailing) report(`the database of the cluster does not answer: ${String(error)}`);
        isFailing = true;
      })
      .finally(() => (beating = null));
    return beating;
  };
  const timer = setInterval(() => void beat(), pulseMs);
  timer.unref();
  return {
    beat,
    takeWork: () => {
      isTaking = true;
    },
    stop: async () => {
      clearInterval(timer);
      await beating;
    },
  };
}
