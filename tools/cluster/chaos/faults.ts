import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getConfig } from '@slipstream/contract/http/site/get-config';
import { readWire } from '@slipstream/contract/client-form';
import { callUrl } from '@slipstream/contract/http/call';
import { readSharedWorld } from '../../../apps/sandbox/src/cluster/shared-world.ts';
import type { Database } from '../../../apps/sandbox/src/database/open-database.ts';
import { worldAt } from '../../../apps/sandbox/src/world/clock.ts';
import { answers, ended, launch, type Service } from '../../lib/services.ts';
import type { Supervised } from '../../lib/supervise.ts';
import { leaderOf } from '../leaders.ts';
import type { ClusterPlan } from '../plan-cluster.ts';

export interface Fault {
  readonly title: string;
  strike(): Promise<Struck>;
}

interface Struck {
  readonly takeoverMs?: number;
  readonly note?: string;
  /** Real milliseconds by which a process reads the world's clock differently. */
  readonly clockMs?: number;
}

export interface Ground {
  readonly plan: ClusterPlan;
  /** Connections of the check itself. */
  readonly tables: Database;
  readonly supervised: Pick<Supervised, 'restart' | 'signal'>;
  /** Restarts PostgreSQL; null for one that is not ours. */
  readonly restartDatabase: (() => Promise<void>) | null;
  /** Publications that were heard so far. */
  readonly heard: () => number;
}

const noticeMs = 500;
const pauseMs = 10_000;
const skewMs = 60_000;
/** Long enough to bet with the wrong clock. */
const skewedMs = 8_000;
const pollMs = 50;
const takeoverMsMax = 60_000;

/** Everything that is done to the cluster, one after the other. */
export function faultsOf(ground: Ground): readonly Fault[] {
  const { plan, restartDatabase } = ground;
  const isThere = (name: string) => plan.services.some((service) => service.name === name);
  const killed = ['api 1', 'jobs', 'web 1', 'centrifugo 1', 'redis'].filter(isThere);
  const restarted =
    restartDatabase === null ? [] : [{ title: 'restart PostgreSQL', strike: restartOf(restartDatabase) }];
  return [
    ...killed.map((name) => ({ title: `kill -9 ${name}`, strike: () => kill(ground, name) })),
    { title: 'kill -9 the feed that leads', strike: () => killLeader(ground) },
    ...restarted,
    { title: 'pause the feed that leads', strike: () => pauseLeader(ground) },
    { title: 'clocks wrong by a minute', strike: () => skewClocks(ground) },
    { title: 'a process of another world', strike: () => startStranger(ground) },
  ];
}

function serviceOf({ plan }: Ground, name: string): Service {
  const found = plan.services.find((service) => service.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

async function kill(ground: Ground, name: string): Promise<Struck> {
  ground.supervised.signal(name, 'SIGKILL');
  await wait(noticeMs);
  await answers(serviceOf(ground, name));
  return {};
}

function restartOf(restart: () => Promise<void>): () => Promise<Struck> {
  return async () => {
    await restart();
    return {};
  };
}

async function killLeader(ground: Ground): Promise<Struck> {
  const leader = await leaderOf(ground.tables, 'feed', ground.plan.addresses);
  const beganMs = performance.now();
  ground.supervised.signal(leader.name, 'SIGKILL');
  const takeoverMs = await takenOver(ground, leader, beganMs);
  await answers(serviceOf(ground, leader.name));
  return { takeoverMs, note: `it was ${leader.name}` };
}

/** It believes that it leads when it wakes, until it looks at its clock. */
async function pauseLeader(ground: Ground): Promise<Struck> {
  const leader = await leaderOf(ground.tables, 'feed', ground.plan.addresses);
  const beganMs = performance.now();
  ground.supervised.signal(leader.name, 'SIGSTOP');
  try {
    const takeoverMs = await takenOver(ground, leader, beganMs);
    await wait(Math.max(0, pauseMs - (performance.now() - beganMs)));
    return { takeoverMs, note: `it was ${leader.name}` };
  } finally {
    ground.supervised.signal(leader.name, 'SIGCONT');
    await answers(serviceOf(ground, leader.name));
  }
}

/** From the fault to the first publication after another process has the lease. */
async function takenOver(ground: Ground, before: { readonly fence: number }, beganMs: number): Promise<number> {
  const until = async (isDone: () => Promise<boolean>) => {
    while (!(await isDone().catch(() => false))) {
      if (performance.now() - beganMs > takeoverMsMax) throw new Error('nobody took over the feed');
      await wait(pollMs);
    }
  };
  await until(async () => (await leaderOf(ground.tables, 'feed', ground.plan.addresses)).fence > before.fence);
  const heard = ground.heard();
  await until(async () => ground.heard() > heard);
  return performance.now() - beganMs;
}

const skewed = (service: Service, ms: number): Service => ({
  ...service,
  args: ['--import', join(import.meta.dirname, '..', 'skewed-clock.ts'), ...service.args],
  env: { ...service.env, CLOCK_SKEW_MS: String(ms) },
});

/** An API and a web server are a minute late, the jobs and the feed that takes over a minute early. */
async function skewClocks(ground: Ground): Promise<Struck> {
  const { supervised, tables, plan } = ground;
  const leader = await leaderOf(tables, 'feed', plan.addresses);
  const spare = leader.name === 'feed 1' ? 'feed 2' : 'feed 1';
  const wrong = [
    ['api 1', -skewMs],
    ['web 1', -skewMs],
    ['jobs', skewMs],
    [spare, skewMs],
  ] as const;
  for (const [name, ms] of wrong) await supervised.restart(name, skewed(serviceOf(ground, name), ms));
  const { takeoverMs } = await killLeader(ground);
  await wait(skewedMs);
  const clockMs = Math.max(...(await Promise.all(['api 1', 'api 2'].map((name) => clockDifference(ground, name)))));
  const note = `${wrong.map(([name]) => name).join(', ')}; their world differs by ${clockMs} ms`;
  return { ...(takeoverMs === undefined ? {} : { takeoverMs }), note, clockMs };
}

/** By how much real time an API's world is away from the database's. */
async function clockDifference({ plan, tables }: Ground, name: string): Promise<number> {
  const world = await readSharedWorld(tables);
  if (world === null) throw new Error('the database has no world');
  const askedMs = Date.now();
  const reply = await fetch(`${plan.addresses[name]}${callUrl(getConfig, {})}`);
  const reading = readWire(getConfig.reply, await reply.json());
  if (reading.kind !== 'read') throw new Error(`${name} has another configuration than the contract's`);
  const worldMs = reading.value.clock.nowMs;
  const tookMs = Date.now() - askedMs;
  const [fromMs, toMs] = [worldAt(world.anchor, askedMs), worldAt(world.anchor, askedMs + tookMs)];
  const away = Math.max(0, fromMs - worldMs, worldMs - toMs);
  return Math.round(away / world.speed);
}

/** A process that is started with another seed has to end by itself (RUN-6). */
async function startStranger(ground: Ground): Promise<Struck> {
  const api = serviceOf(ground, 'api 2');
  const child = launch({ ...api, args: [...api.args, '--seed', 'another-world', '--port', '0'] });
  const how = await ended(child);
  if (how === 0 || typeof how !== 'number') throw new Error(`a process with another seed ended with ${how}`);
  return { note: `refused with exit code ${how}` };
}
