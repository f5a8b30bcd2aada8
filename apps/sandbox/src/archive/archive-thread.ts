import { Worker } from 'node:worker_threads';
import type { AnswerOf, ArchiveJob } from './archive-job.ts';
import type { ArchiveRequest } from './archive-worker.ts';

/** Enough for a month of every league, and an end to a job that would take more. */
const memoryMbMax = 768;
/** Nobody waits longer for a list; a month of every league takes a few seconds. */
const jobMsMax = 30_000;

/** A thread that works out what is outside the window, so that nothing else waits for it. It is started when first needed. */
export class ArchiveThread {
  #worker: Worker | null = null;

  /** Rejects when the job took too long or too much memory; the next one gets a new thread. */
  do<Job extends ArchiveJob>(request: ArchiveRequest & { readonly job: Job }): Promise<AnswerOf<Job>> {
    const worker = (this.#worker ??= newWorker());
    return new Promise<AnswerOf<Job>>((resolve, reject) => {
      const settle = () => {
        clearTimeout(late);
        worker.off('message', onAnswer).off('error', onError).off('exit', onExit);
      };
      const fail = (reason: string) => {
        settle();
        this.#worker = null;
        void worker.terminate();
        reject(new Error(reason));
      };
      const onAnswer = (answer: AnswerOf<Job>) => {
        settle();
        resolve(answer);
      };
      const onError = (error: unknown) => fail(error instanceof Error ? error.message : String(error));
      const onExit = () => fail('the archive ended');
      const late = setTimeout(() => fail('the archive took too long'), jobMsMax);
      worker.on('message', onAnswer).on('error', onError).on('exit', onExit);
      worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }
}

function newWorker(): Worker {
  const worker = new Worker(new URL('archive-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMbMax },
  });
  // An idle thread must not keep the process alive.
  worker.unref();
  return worker;
}
