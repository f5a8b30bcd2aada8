import { setTimeout as wait } from 'node:timers/promises';
import { readSharedWorld, saveSharedWorld } from '../../apps/sandbox/src/cluster/shared-world.ts';
import { connectAgain, type Database } from '../../apps/sandbox/src/database/open-database.ts';
import { worldAt } from '../../apps/sandbox/src/world/clock.ts';
import { answers } from '../lib/services.ts';
import { startBettors, type Bettor, type Bettors } from './chaos/bettors.ts';
import { faultLine, grown, type FaultFigures } from './chaos/fault-line.ts';
import { faultsOf, type Fault, type Ground } from './chaos/faults.ts';
import { startPages } from './chaos/pages.ts';
import { settleAgain } from './chaos/settle-again.ts';
import { bookVerdicts, isPassed, listeningVerdict, untoldBets, verdictLines, type Verdict } from './chaos/verdicts.ts';
import { startLoad, type Load } from './load.ts';

interface Terms extends Pick<Ground, 'plan' | 'supervised' | 'restartDatabase'> {
  readonly database: string;
  /** Players who bet, and pages that listen. */
  readonly clients: number;
  readonly listeners: number;
  readonly say: (line: string) => void;
}

interface Storm {
  readonly load: Load;
  readonly bettors: Bettors;
  readonly pages: Awaited<ReturnType<typeof startPages>>;
}

type Done = FaultFigures & { readonly clockMs: number | null };

const seed = 24;
/** The load balancer sees a process that is back at its next probe, and clients wait a second before they connect. */
const settleMs = 3_000;
const dayMs = 86_400_000;
const overMsMax = 900_000;
/** Bets that nothing happened to for so long wait for another day. */
const idleMs = 30_000;
/** On a machine that does everything by itself a message takes longer than any takes elsewhere. */
const toldMsMax = 30_000;
const takeoverMsMax = 5_000;
const clockMsMax = 2_000;

/** Breaks everything that can break, one after the other, while players bet and pages listen; then counts every coin. */
export async function checkChaos(terms: Terms): Promise<boolean> {
  const { plan, database, clients, listeners, say } = terms;
  if (!plan.services.some(({ name }) => name === 'balancer')) {
    say('Chaos needs a load balancer in front, and there is none here.');
    return false;
  }
  const tables = connectAgain(database, 4);
  const storm: Storm = {
    load: await startLoad(plan.entry, database, 0),
    bettors: await startBettors(plan.entry, database, clients, seed),
    pages: await startPages(plan.entry, listeners),
  };
  say(`  ${clients} players bet, ${listeners} pages listen`);
  await wait(settleMs);
  const ground: Ground = { ...terms, tables, heard: () => storm.pages.figures.received };
  const done: Done[] = [];
  for (const fault of faultsOf(ground)) {
    const figures = await measured(fault, storm);
    done.push(figures);
    say(faultLine(figures));
  }
  await storm.load.stop();
  await storm.bettors.settleDown();
  await finishBets(terms, tables);
  await untilTold(tables, storm.bettors.all);
  await storm.pages.stop();
  const verdicts = await verdictsOf(tables, storm, done);
  storm.bettors.stop();
  await tables.destroy();
  for (const line of verdicts.flatMap(verdictLines)) say(line);
  return isPassed(verdicts);
}

async function measured(fault: Fault, storm: Storm): Promise<Done> {
  const { figures } = storm.pages;
  figures.silentMsMax = 0;
  const [before, failedBefore, beganMs] = [{ ...figures }, failures(storm), performance.now()];
  const { takeoverMs = null, note = '', clockMs = null } = await fault.strike();
  const tookMs = performance.now() - beganMs;
  await wait(settleMs);
  return {
    title: fault.title,
    tookMs,
    takeoverMs,
    failed: grown(failedBefore, failures(storm)),
    recovered: figures.recovered - before.recovered,
    loadedAnew: figures.unrecovered - before.unrecovered,
    missed: figures.missed - before.missed,
    silentMs: figures.silentMsMax,
    note,
    clockMs,
  };
}

/** Requests that failed so far, by status. */
function failures({ load, bettors }: Storm): ReadonlyMap<number | null, number> {
  const counts = new Map([...bettors.answers].filter(([status]) => status === null || status >= 500));
  for (const { status } of [load.pages, load.calls].flatMap(({ failed }) => failed))
    counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

/** The world moves on until every bet is over, and the process that pays is killed once more while it does. */
async function finishBets({ supervised, plan }: Terms, tables: Database): Promise<void> {
  await skipDay(tables);
  await wait(settleMs);
  supervised.signal('jobs', 'SIGKILL');
  const jobs = plan.services.find(({ name }) => name === 'jobs');
  await wait(settleMs);
  if (jobs !== undefined) await answers(jobs);
  const untilMs = performance.now() + overMsMax;
  let [open, sinceMs] = [await openBets(tables), performance.now()];
  while (open > 0 && performance.now() < untilMs) {
    await wait(settleMs);
    const left = await openBets(tables);
    if (left !== open) [open, sinceMs] = [left, performance.now()];
    // Whatever is left is about matches that begin later.
    else if (performance.now() - sinceMs > idleMs) {
      await skipDay(tables);
      sinceMs = performance.now();
    }
  }
}

/** What was said last is on its way to the players. */
async function untilTold(tables: Database, bettors: readonly Bettor[]): Promise<void> {
  const untilMs = performance.now() + toldMsMax;
  do await wait(settleMs);
  while (performance.now() < untilMs && (await untoldBets(tables, bettors)).length > 0);
}

async function skipDay(tables: Database): Promise<void> {
  const world = await readSharedWorld(tables);
  if (world === null) throw new Error('the database has no world');
  const realMs = Date.now();
  const worldMs = worldAt(world.anchor, realMs) + dayMs;
  await saveSharedWorld(tables, { ...world, anchor: { ...world.anchor, worldMs, realMs } });
}

async function openBets(tables: Database): Promise<number> {
  const rows = await tables
    .selectFrom('bet')
    .innerJoin('bet_leg', 'bet_leg.bet_id', 'bet.id')
    .select('bet.id')
    .where((where) =>
      where.or([
        where('bet.status', 'not in', ['done', 'cashed_out', 'rejected']),
        where('bet_leg.status', '=', 'open'),
        where('bet.to_check', '=', 1),
      ]),
    )
    .execute();
  return rows.length;
}

async function verdictsOf(
  tables: Database,
  { bettors, pages }: Storm,
  done: readonly Done[],
): Promise<readonly Verdict[]> {
  const world = await readSharedWorld(tables);
  if (world === null) throw new Error('the database has no world');
  const again = await settleAgain(tables, world.seed, worldAt(world.anchor, Date.now()));
  const takeovers = done.filter(({ takeoverMs }) => takeoverMs !== null);
  const late = takeovers.filter(({ takeoverMs }) => (takeoverMs ?? 0) > takeoverMsMax);
  const away = done.filter(({ clockMs }) => (clockMs ?? 0) > clockMsMax);
  return [
    ...(await bookVerdicts(tables, bettors.all, again)),
    listeningVerdict('public events', pages.figures),
    listeningVerdict('private events', bettors.listening),
    {
      title: 'prices older than the heartbeat shown as fresh',
      about: `${pages.figures.received} publications`,
      problems: [...pages.wrong],
    },
    {
      title: 'clocks',
      about: 'processes with a wrong clock in the world of the others',
      problems: away.map(({ title, clockMs }) => `${title}: ${clockMs} ms away`),
    },
    {
      title: 'takeover of the feed within 5 s',
      about: takeovers.map(({ takeoverMs }) => `${((takeoverMs ?? 0) / 1000).toFixed(1)} s`).join(', '),
      problems: late.map(({ title, takeoverMs }) => `${title}: ${((takeoverMs ?? 0) / 1000).toFixed(1)} s`),
      isTime: true,
    },
  ];
}
