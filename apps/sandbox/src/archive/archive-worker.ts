import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { worldOfSeed } from '@slipstream/simulation/world/world';
import type { ArchiveJob, Moment } from './archive-job.ts';
import { ArchiveWorld } from './archive-world.ts';
import { Abandoned, doArchiveJob } from './do-archive-job.ts';

export interface ArchiveRequest {
  readonly moment: Moment;
  readonly job: ArchiveJob;
  /** Its only number becomes 1 when nobody waits for the answer any more. */
  readonly abandoned: Int32Array;
}

export interface ArchiveReply {
  /** Means nothing when nobody waits for it. */
  readonly answer: unknown;
  /** Time of a processor that it took. */
  readonly workMs: number;
}

// Lower priority than the main thread. Only Linux has a priority per thread.
if (process.platform === 'linux') setPriority(10);

let seed: string | null = null;
let archive: ArchiveWorld;

// One job at a time: `archive.ts` sends the next when this one is answered.
parentPort?.on('message', ({ moment, job, abandoned }: ArchiveRequest) => {
  if (moment.seed !== seed) {
    seed = moment.seed;
    archive = new ArchiveWorld(worldOfSeed(seed), moment);
  }
  const before = process.threadCpuUsage();
  const answer = answerUnlessAbandoned(moment, job, abandoned);
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage({ answer, workMs: (user + system) / 1000 } satisfies ArchiveReply);
});

function answerUnlessAbandoned(moment: Moment, job: ArchiveJob, abandoned: Int32Array): unknown {
  try {
    return doArchiveJob(archive, moment, job, () => {
      if (Atomics.load(abandoned, 0) === 1) throw new Abandoned();
    });
  } catch (error) {
    if (error instanceof Abandoned) return null;
    throw error;
  }
}
