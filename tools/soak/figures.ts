import type { Machine } from './machine.ts';

/** The figures of one minute: answers to honest and hostile visitors, health checks, memory. */
export interface Minute {
  readonly requests: number;
  /** Honest requests that failed, by which and how. */
  readonly failures: ReadonlyMap<string, number>;
  /** How long `/health` took, in milliseconds, by service. */
  readonly healthMs: ReadonlyMap<string, readonly number[]>;
  /** The least each process held in that minute, in bytes, garbage included. */
  readonly memory: ReadonlyMap<string, number>;
  /** What each held at its end without garbage; empty in minutes that don't count. */
  readonly collected: ReadonlyMap<string, number>;
  /** Answers to hostile visitors, by kind. */
  readonly hostile: ReadonlyMap<string, number>;
  readonly machine: Machine;
}

const goals = { errorShare: 0.001, growth: 0.05, healthMs: 100 } as const;
/** By then caches are full, so memory counts from its end on. */
export const settledMinute = 3;

/** A percentile; 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The goals that were missed, one line each. */
export function missedGoals(minutes: readonly Minute[]): readonly string[] {
  const requests = sum(minutes.map((minute) => minute.requests));
  const errors = sum(minutes.map(({ failures }) => countOf(failures)));
  const share = requests === 0 ? 1 : errors / requests;
  const missed: string[] = [];
  if (share >= goals.errorShare) {
    const failures = minutes.flatMap((minute) => [...minute.failures]);
    const kinds = Map.groupBy(failures, ([what]) => what);
    const totals = new Map([...kinds].map(([what, all]) => [what, sum(all.map(([, count]) => count))]));
    missed.push(`${errors} of ${requests} honest requests failed (${percent(share)}): ${counted(totals)}`);
  }
  for (const [service, all] of byService(minutes.map(({ healthMs }) => healthMs))) {
    const worst = percentile(all.flat(), 0.99);
    if (worst >= goals.healthMs) missed.push(`/health of the ${service} took ${worst.toFixed(0)} ms (p99)`);
  }
  for (const [service, all] of byService(minutes.slice(settledMinute - 1).map(({ collected }) => collected))) {
    const [first = 0] = all;
    const growth = first === 0 ? 0 : (Math.max(...all) - first) / first;
    if (growth > goals.growth) missed.push(`the ${service} grew by ${percent(growth)} from minute ${settledMinute} on`);
  }
  return missed;
}

export function minuteLine(number: number, minute: Minute): string {
  const { requests, failures, healthMs, memory, collected, hostile, machine } = minute;
  const health = [...healthMs].map(
    ([service, all]) => `${service} ${percentile(all, 0.5).toFixed(0)}/${percentile(all, 0.99).toFixed(0)}`,
  );
  const held = [...memory].map(([service, bytes]) => `${service} ${megabytes(bytes)}`);
  const kept = [...collected].map(([service, bytes]) => `${service} ${megabytes(bytes)}`);
  const failed = failures.size === 0 ? '0 failed' : `${countOf(failures)} failed (${counted(failures)})`;
  const parts = [
    `minute ${number}: ${requests} requests, ${failed}`,
    `health p50/p99 ms ${health.join(', ')}`,
    `MB ${held.join(', ')}${kept.length === 0 ? '' : `; without garbage ${kept.join(', ')}`}`,
    `machine idle ${(machine.idle * 100).toFixed(0)} %, stolen ${(machine.stolen * 100).toFixed(0)} %`,
    `hostile ${counted(hostile) || 'none'}`,
  ];
  return parts.join(' | ');
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}

function counted(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');
}

function countOf(counts: ReadonlyMap<string, number>): number {
  return sum([...counts.values()]);
}

function byService<Value>(all: readonly ReadonlyMap<string, Value>[]): ReadonlyMap<string, readonly Value[]> {
  const entries = all.flatMap((one) => [...one]);
  const groups = Map.groupBy(entries, ([service]) => service);
  return new Map([...groups].map(([service, own]) => [service, own.map(([, value]) => value)]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}
