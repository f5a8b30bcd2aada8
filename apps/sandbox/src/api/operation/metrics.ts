import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Core } from '../../core/core.ts';
import type { ObservedRequest } from '../../http/frame.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly observe: (request: ObservedRequest) => void;
}

/** In seconds: most answers take a few milliseconds, and nobody waits longer than ten seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const noWork = { decisions: 0, settlements: 0, deposits: 0 };

/** What a process of the sandbox counts (RUN-10). What its parts count already is read when it is asked for. */
export function createMetrics(core: Core): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ role: core.options.role });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'slipstream_requests_total',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'slipstream_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route'],
    buckets,
    registers,
  });
  countBook(core, registers);
  countFeed(core, registers);
  countWork(core, registers);
  return {
    registry,
    observe: ({ method, route, status, tookMs }) => {
      requests.inc({ method, route, status });
      durations.observe({ route }, tookMs / 1000);
    },
  };
}

function countBook({ book }: Core, registers: Registry[]): void {
  counter(registers, 'slipstream_bets_placed_total', 'Bets taken by this process', () => book.counts.placed);
  counter(registers, 'slipstream_placements_refused_total', 'Placements refused', () => book.counts.refused);
  counter(registers, 'slipstream_bets_settled_total', 'Bets settled by this process', () => book.counts.settled);
  gauge(registers, 'slipstream_placements_waiting', 'Placements that wait for the writer', () =>
    book.placements.waiting(),
  );
}

/** Counted by the process that works alone: all would count the same rows. */
function countWork(core: Core, registers: Registry[]): void {
  const work: Gauge = new Gauge({
    name: 'slipstream_work_waiting',
    help: 'Work that is due: bets to decide, bets to settle, deposits to finish; 0 where this process does not work',
    labelNames: ['queue'],
    registers,
    collect: async () => {
      const counts = core.cluster.jobs.isHeld() ? await dueWork(core).catch(() => null) : noWork;
      // A database that does not answer is told of by /ready; a number from before would be wrong.
      if (counts === null) work.reset();
      else for (const [queue, count] of Object.entries(counts)) work.set({ queue }, count);
    },
  });
}

/** What is due and not done yet. Each count is by an index, of rows that are few while all is well. */
async function dueWork({ database, realNow }: Core): Promise<typeof noWork> {
  const count = sql<number | string>`count(*)`.as('waiting');
  const [decisions, settlements, deposits] = await Promise.all([
    database.selectFrom('bet').select(count).where('due_ms', '<=', realNow()).executeTakeFirst(),
    database.selectFrom('bet').select(count).where('to_check', '=', 1).executeTakeFirst(),
    database
      .selectFrom('deposit')
      .select(count)
      .where('status', '=', 'pending')
      .where('due_ms', '<=', realNow())
      .executeTakeFirst(),
  ]);
  return {
    decisions: Number(decisions?.waiting ?? 0),
    settlements: Number(settlements?.waiting ?? 0),
    deposits: Number(deposits?.waiting ?? 0),
  };
}

function countFeed({ realtime, queued, cluster, feedLagMs }: Core, registers: Registry[]): void {
  const stats = () => realtime.stats();
  counter(registers, 'slipstream_publications_total', 'Messages published', () => stats().published);
  gauge(registers, 'slipstream_connections', 'Realtime connections of this process', () => stats().connections);
  gauge(registers, 'slipstream_messages_waiting', 'Messages on their way to other processes', () => queued().waiting);
  counter(registers, 'slipstream_messages_dropped_total', 'Messages that waited too long', () => queued().dropped);
  const lagHelp = 'Time since this process last played the world to the end of a tick; 0 where it does not publish';
  gauge(registers, 'slipstream_feed_lag_seconds', lagHelp, () => (cluster.feed.isHeld() ? feedLagMs() / 1000 : 0));
  const lease = new Gauge({
    name: 'slipstream_lease_held',
    help: 'Whether this process publishes (feed) and works (jobs)',
    labelNames: ['name'],
    registers,
    collect: () => {
      lease.set({ name: 'feed' }, Number(cluster.feed.isHeld()));
      lease.set({ name: 'jobs' }, Number(cluster.jobs.isHeld()));
    },
  });
}

function counter(registers: Registry[], name: string, help: string, read: () => number): void {
  const made: Counter = new Counter({
    name,
    help,
    registers,
    collect: () => {
      made.reset();
      made.inc(read());
    },
  });
}

function gauge(registers: Registry[], name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(read()) });
}
