import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../apps/sandbox/src/database/open-database.ts';
import { auditLedger } from '../../apps/sandbox/src/testing/audit-ledger.ts';
import type { Supervised } from '../lib/supervise.ts';
import { startListeners, type Listening } from './listeners.ts';
import { startLoad, type Figures } from './load.ts';
import type { ClusterPlan } from './plan-cluster.ts';

interface Terms {
  readonly plan: ClusterPlan;
  readonly database: string;
  readonly supervised: Pick<Supervised, 'restart'>;
  /** Only the first of each role. */
  readonly isShort: boolean;
  readonly say: (line: string) => void;
}

const listeners = 20;
/** The load balancer sees a process that is back at its next probe. */
const settleMs = 2_000;
/** The host is one process, so that whoever asks while it starts gets no answer. */
const left = new Set(['host', 'redis', 'balancer']);

/** Restarts every process that there are two of, one after the other, while visitors and players use the cluster. */
export async function checkRolling({ plan, database, supervised, isShort, say }: Terms): Promise<boolean> {
  const { entry, services } = plan;
  if (!services.some(({ name }) => name === 'balancer')) {
    say('A rolling restart needs a load balancer in front, and there is none here.');
    return false;
  }
  const load = await startLoad(entry, database);
  const listening = await startListeners(entry, listeners);
  await wait(settleMs);
  for (const { name } of services) {
    if (left.has(name) || (isShort && name.endsWith(' 2'))) continue;
    const beganMs = performance.now();
    await supervised.restart(name);
    await wait(settleMs);
    say(`  restarted ${name.padEnd(13)} ${((performance.now() - beganMs) / 1000).toFixed(1)} s`);
  }
  await load.stop();
  listening.stop();
  const tables = await openDatabase(database);
  const problems = await auditLedger(tables);
  const bets = await tables.selectFrom('bet').select('id').execute();
  await tables.destroy();
  const { pages, calls, placements } = load;
  for (const line of figuresTable({ pages, calls, placements })) say(line);
  say(listeningLine(listening.figures));
  say(`  ledger: ${bets.length} bets, ${problems.length} problems`);
  const failed = [pages, calls, placements].flatMap((figures) => figures.failed);
  for (const line of [...failed.slice(0, 20).map(({ line: one }) => one), ...problems]) say(`  ${line}`);
  const isLossless = listening.figures.missed === 0 && listening.figures.unrecovered === 0;
  const hasCentrifugo = services.some(({ name }) => name.startsWith('centrifugo'));
  // The embedded server's clients load anew elsewhere: it keeps no history that others have.
  return failed.length === 0 && problems.length === 0 && (isLossless || !hasCentrifugo);
}

function figuresTable(all: Readonly<Record<string, Figures>>): readonly string[] {
  const header = ['', 'requests', 'failed', 'refused', 'p50 ms', 'p99 ms'];
  const rows = Object.entries(all).map(([name, { tookMs, failed, refused }]) => {
    const sorted = tookMs.toSorted((one, other) => one - other);
    const at = (share: number) => String(Math.round(sorted[Math.floor(sorted.length * share)] ?? 0));
    return [name, String(tookMs.length + failed.length), String(failed.length), String(refused), at(0.5), at(0.99)];
  });
  return [header, ...rows].map(
    ([name = '', ...cells]) => `  ${name.padEnd(11)}${cells.map((cell) => cell.padStart(10)).join('')}`,
  );
}

function listeningLine({ received, missed, reconnected, unrecovered, silentMsMax }: Listening): string {
  return `  realtime: ${listeners} clients heard ${received} publications, missed ${missed}; ${reconnected} connections were made again, ${unrecovered} without recovery; longest silence ${(silentMsMax / 1000).toFixed(1)} s`;
}
