import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { seedOf } from '@slipstream/simulation/random';
import { createWorld } from '@slipstream/simulation/world/world';
import type { ArchiveJob, Moment } from './archive-job.ts';
import { ArchiveWorld } from './archive-world.ts';
import { doArchiveJob } from './do-archive-job.ts';

export interface ArchiveRequest {
  readonly moment: Moment;
  readonly job: ArchiveJob;
}

// Whoever reads old results waits for them; everybody else goes first. Only on Linux is that a thread's own affair.
if (process.platform === 'linux') setPriority(10);

let seed: string | null = null;
let archive: ArchiveWorld;

// One job at a time: `archive.ts` sends the next when this one is answered.
parentPort?.on('message', ({ moment, job }: ArchiveRequest) => {
  if (moment.seed !== seed) {
    seed = moment.seed;
    archive = new ArchiveWorld(createWorld(seedOf(seed)), moment);
  }
  parentPort?.postMessage(doArchiveJob(archive, moment, job));
});
