import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectAgain } from '../apps/sandbox/src/database/open-database.ts';
import { startKeptPostgres } from '../apps/sandbox/src/database/server/postgres-server.ts';
import { leadersLine, readLeaders } from './cluster/leaders.ts';
import { planCluster } from './cluster/plan-cluster.ts';
import { buildWeb } from './lib/build-web.ts';
import { readOptions } from './lib/options.ts';
import { superviseServices } from './lib/supervise.ts';

const lookMs = 1_000;

const options = readOptions();
const given = (name: string) => (typeof options[name] === 'string' ? options[name] : undefined);
const data = given('data') ?? '.data-cluster';
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

buildWeb();
const server = given('database') === undefined ? await startKeptPostgres(`${resolve(data)}-postgres`) : null;
const database = given('database') ?? server?.url ?? '';
const { services, addresses } = await planCluster({ database, data, seed: given('seed'), speed: given('speed') });
const running = superviseServices(services, (line) => console.error(line));
try {
  await Promise.race([running.ready, stopped()]);
  if (!stopping.signal.aborted) await watchLeaders();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
await running.stop();
await server?.stop();
process.exit();

/** Prints where everything is, then a line whenever somebody else publishes or works, until Ctrl-C. */
async function watchLeaders(): Promise<void> {
  for (const [name, address] of Object.entries(addresses)) console.log(`  ${name.padEnd(8)} ${address}`);
  console.log(
    `\n  Sportsbook ${addresses['web 1']}/sportsbook. Ctrl-C stops everything; a process that is killed comes back.\n`,
  );
  const tables = connectAgain(database, 1);
  let shown = '';
  while (!stopping.signal.aborted) {
    const line = await readLeaders(tables).then(
      (leaders) => leadersLine(leaders, addresses),
      () => 'the database does not answer',
    );
    if (line !== shown) console.log(`  ${new Date().toISOString()} ${line}`);
    shown = line;
    await wait(lookMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  await tables.destroy();
}

function stopped(): Promise<void> {
  return new Promise((end) => stopping.signal.addEventListener('abort', () => end()));
}
