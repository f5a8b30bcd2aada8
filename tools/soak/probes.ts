import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { root } from '../lib/root.ts';
import { machineOf, type Machine } from './machine.ts';

export interface Probed {
  readonly name: string;
  readonly health: string;
  readonly pid: number;
}

export interface Probes {
  take(): {
    readonly healthMs: ReadonlyMap<string, readonly number[]>;
    readonly memory: ReadonlyMap<string, number>;
    readonly machine: Machine;
  };
  /** Has every process collect its garbage (`collect-garbage.ts`), and says how many bytes each then holds. */
  collected(): Promise<ReadonlyMap<string, number>>;
  stop(): Promise<void>;
}

/** How long a process may take to collect its garbage and give the memory back. */
const collectMs = 3_000;
const weighMs = 50;

/** Measures how long `/health` takes and how much memory each process holds. */
export function startProbes(services: readonly Probed[]): Probes {
  let healthMs = new Map<string, number[]>();
  let memory = new Map<string, number>();
  /** A process that was made to collect all its garbage stands still for that; visitors never ask for it. */
  let isCollecting = false;
  const workers = services.map(({ name, health }) => {
    const worker = new Worker(join(root, 'tools/soak/health-worker.ts'), { workerData: { name, url: health } });
    worker.on('message', ({ ms }: { readonly ms: number }) => {
      if (!isCollecting) healthMs.set(name, [...(healthMs.get(name) ?? []), ms]);
    });
    return worker;
  });
  let times = readTimes();
  const weigh = setInterval(() => {
    for (const { name, pid } of services) {
      const bytes = heldBy(pid);
      memory.set(name, Math.min(bytes, memory.get(name) ?? bytes));
    }
  }, 1_000);
  return {
    take: () => {
      const now = readTimes();
      const taken = { healthMs, memory, machine: machineOf(times, now) };
      times = now;
      [healthMs, memory] = [new Map(), new Map()];
      return taken;
    },
    collected: async () => {
      isCollecting = true;
      for (const { pid } of services) process.kill(pid, 'SIGUSR2');
      const least = new Map<string, number>();
      for (let passedMs = 0; passedMs < collectMs; passedMs += weighMs) {
        await wait(weighMs);
        // The next garbage is made from the first moment on, so the least is what the process needs.
        for (const { name, pid } of services) least.set(name, Math.min(heldBy(pid), least.get(name) ?? Infinity));
      }
      isCollecting = false;
      return least;
    },
    stop: async () => {
      clearInterval(weigh);
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** CPU ticks since boot, from the first line of `/proc/stat`. */
export function readTimes(): readonly number[] {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  return line.split(' ').filter(Boolean).slice(1, 9).map(Number);
}

/** Resident bytes of a process; 0 if it has ended. */
function heldBy(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .find((text) => text.startsWith('VmRSS:'));
    return Number.parseInt(line?.slice('VmRSS:'.length) ?? '0', 10) * 1024;
  } catch {
    return 0;
  }
}
