import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Centrifuge } from 'centrifuge';

interface Row {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
  readonly note?: string;
}

/** Saturday afternoon in Europe: the fullest hour of the week. */
const fullest = '2026-11-21T15:30:00Z';
const settleMs = 20_000;
const watchMs = 20_000;
const calls = 300;
/** Of the controls. */
const secret = randomUUID();

/** The sandbox as a process of its own, at its fullest hour, with a page listening: what its API and its engine cost. */
export async function benchCatalogue(): Promise<readonly Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
  const { child, origin, controls } = await start(data);
  try {
    await post(`${controls}/control/jump`, { to: fullest });
    const live = (await json(`${origin}/v2/matches?match_status=1&sport_key=soccer&limit=3`)) as Page;
    const ids = live.data.map(({ id }) => id);
    const client = listen(origin, ['updates:en', ...ids.map((id) => `match:en.${id}`)]);
    await wait(settleMs);
    const engine = await engineShare(child, origin);
    const rows = [
      ...engine,
      await latency('GET /matches, a page of 500', `${origin}/v2/matches`),
      await latency('GET /matches/{id}/markets, soccer', `${origin}/v2/matches/${ids[0] ?? ''}/markets`),
      await latency('GET /search', `${origin}/v2/search?q=real`, 'at most 5 ms a search'),
      await latency('POST /counters', `${origin}/v2/counters`, undefined, { method: 'POST', body: '{}' }),
    ];
    client.disconnect();
    return rows;
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(data, { recursive: true, force: true });
  }
}

interface Page {
  readonly data: readonly { readonly id: string }[];
  readonly pagination: { readonly total: number };
}

async function start(data: string): Promise<{ child: ChildProcess; origin: string; controls: string }> {
  const main = join(import.meta.dirname, '..', 'src', 'main.ts');
  const args = [main, '--port', '0', '--controls', '0', '--data', data, '--seed', 'bench', '--reset'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CONTROLS_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [origin, controls] = await new Promise<readonly string[]>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the sandbox did not start')));
    let told = '';
    child.stdout?.on('data', (line: Buffer) => {
      told += line.toString();
      const found = [...told.matchAll(/http:\/\/[^/\s]+/g)].map(([address]) => address);
      if (found.length === 2) resolve(found);
    });
  });
  return { child, origin: origin ?? '', controls: controls ?? '' };
}

function listen(origin: string, channels: readonly string[]): Centrifuge {
  const client = new Centrifuge(`${origin.replace('http', 'ws')}/connection/websocket`);
  for (const channel of channels) client.newSubscription(channel).subscribe();
  client.connect();
  return client;
}

/** Processor time the sandbox took over a while, as a share of one core, and what that is for 300 matches. */
async function engineShare(child: ChildProcess, origin: string): Promise<readonly Row[]> {
  const before = cpuMs(child.pid);
  if (before === null) return [{ name: 'engine, share of one core', value: 'not measured here', unit: '' }];
  await wait(watchMs);
  const usedMs = (cpuMs(child.pid) ?? before) - before;
  const { pagination } = (await json(`${origin}/v2/matches?match_status=1&limit=1`)) as Page;
  const share = (usedMs / watchMs) * 100;
  return [
    { name: 'live matches', value: pagination.total, unit: '', note: 'with one list and three matches watched' },
    { name: 'engine, share of one core', value: share, unit: '%' },
    {
      name: 'engine, for 300 live matches',
      value: (share * 300) / Math.max(1, pagination.total),
      unit: '%',
      note: 'at most 25 %',
    },
  ];
}

/** From the kernel's own books, so that measuring costs nothing; null where there are none. */
function cpuMs(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

async function latency(name: string, url: string, note?: string, init: RequestInit = {}): Promise<Row> {
  const timesMs: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const startedMs = performance.now();
    const reply = await fetch(url, init);
    await reply.arrayBuffer();
    timesMs.push(performance.now() - startedMs);
  }
  const sorted = timesMs.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(calls / 2)] ?? 0;
  const note99 = `median ${median.toFixed(1)} ms over ${calls} calls`;
  return {
    name: `${name}, p99`,
    value: sorted[Math.floor(calls * 0.99)] ?? 0,
    unit: 'ms',
    note: note === undefined ? note99 : `${note99}; ${note}`,
  };
}

async function json(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

async function post(url: string, body: object): Promise<void> {
  await (
    await fetch(url, { method: 'POST', headers: { Authorization: `Bearer ${secret}` }, body: JSON.stringify(body) })
  ).arrayBuffer();
}
