import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectAgain } from '../apps/sandbox/src/database/open-database.ts';
import { startKeptPostgres } from '../apps/sandbox/src/database/server/postgres-server.ts';
import { checkChaos } from './cluster/check-chaos.ts';
import { checkRolling } from './cluster/check-rolling.ts';
import { findEngines } from './cluster/engines.ts';
import { leadersTable, readLeaders } from './cluster/leaders.ts';
import { planCluster, type ClusterPlan } from './cluster/plan-cluster.ts';
import { buildWeb } from './lib/build-web.ts';
import { readOptions } from './lib/options.ts';
import { root } from './lib/root.ts';
import { isWell } from './lib/services.ts';
import { superviseServices } from './lib/supervise.ts';

const lookMs = 1_000;
/** Time to drain and to finish what is under way. */
const stopMsMax = 20_000;

const options = readOptions();
const given = (name: string) => (typeof options[name] === 'string' ? options[name] : undefined);
const check = given('check');
/** A check is about a world of its own. */
const passing =
  check === undefined || given('data') !== undefined ? null : mkdtempSync(join(tmpdir(), 'slipstream-cluster-'));
const data = given('data') ?? passing ?? '.data-cluster';
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

buildWeb();
const engines = findEngines((line) => console.log(line));
const server = given('database') === undefined ? await startKeptPostgres(`${resolve(data)}-postgres`) : null;
const database = given('database') ?? server?.url ?? '';
const logs = check === 'chaos' ? newLogs() : undefined;
const plan = await planCluster({
  database,
  ...(logs === undefined ? {} : { logs }),
  data,
  seed: given('seed'),
  speed: given('speed'),
  engines,
  controlsKey: given('controls-key'),
  ...(given('port') === undefined ? {} : { port: Number(given('port')) }),
});
mkdirSync(data, { recursive: true });
for (const [path, text] of plan.files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode: 0o600 });
}
const running = superviseServices(plan.services, (line) => console.error(line), stopMsMax);
try {
  await Promise.race([running.ready, stopped()]);
  if (check !== undefined && !stopping.signal.aborted) {
    const terms = { plan, database, supervised: running, say: (line: string) => console.log(line) };
    const storm = { clients: Number(given('clients') ?? 64), listeners: Number(given('listeners') ?? 500) };
    const checking =
      check === 'chaos'
        ? checkChaos({ ...terms, ...storm, restartDatabase: server?.restart ?? null })
        : checkRolling({ ...terms, isShort: options['short'] === true });
    // Ctrl-C ends a check without a verdict.
    const isPassed = await Promise.race([checking, stopped().then(() => false)]);
    process.exitCode = isPassed ? 0 : 1;
  } else if (!stopping.signal.aborted) await watchLeaders(plan);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
await running.stop();
await server?.stop();
if (passing !== null)
  for (const folder of [passing, `${passing}-postgres`]) rmSync(folder, { recursive: true, force: true });
process.exit();

/** Prints where to go, then a table of who is there and leads whenever it changes, until Ctrl-C. */
async function watchLeaders({ services, addresses, entry }: ClusterPlan): Promise<void> {
  console.log(`\n  Sportsbook ${entry.web}/sportsbook, API ${entry.api}, realtime ${entry.realtime}.`);
  if (addresses['controls 1'] !== undefined) console.log(`  Controls ${addresses['controls 1']}.`);
  console.log('  Ctrl-C stops everything; a process that is killed comes back.');
  const tables = connectAgain(database, 1);
  let shown = '';
  while (!stopping.signal.aborted) {
    const states = services.map(async ({ name, health }) => ({
      name,
      address: addresses[name] ?? new URL(health).origin,
      isWell: await isWell(health),
    }));
    const leaders = await readLeaders(tables).catch(() => []);
    const table = leadersTable(leaders, await Promise.all(states)).map((line) => `  ${line}`);
    if (table.join('\n') !== shown) console.log(`\n  ${new Date().toISOString()}\n${table.join('\n')}`);
    shown = table.join('\n');
    await wait(lookMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  await tables.destroy();
}

/** What dies says so, again and again: in files, so that the lines of the check can be read. */
function newLogs(): string {
  const folder = join(root, 'reports', 'chaos');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.log(`What the processes say is in ${folder}.`);
  return folder;
}

function stopped(): Promise<void> {
  return new Promise((end) => stopping.signal.addEventListener('abort', () => end()));
}
