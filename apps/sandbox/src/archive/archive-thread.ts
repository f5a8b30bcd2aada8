import { Worker } from 'node:worker_threads';
import type { AnswerOf, ArchiveJob, Moment } from './archive-job.ts';
import type { ArchiveReply, ArchiveRequest } from './archive-worker.ts';

/** Memory limit of the thread: enough for a month of every league, a hundred thousand matches. */
const memoryMbMax = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 16 };
/** Time limit of a job; a month of every league takes a few seconds. */
const jobMsMax = 30_000;

interface Done<Job extends ArchiveJob> {
  readonly answer: AnswerOf<Job>;
  /** Time of a processor that it took. */
  readonly workMs: number;
}

/**
 * A worker thread that computes matches outside the window, so that the main thread stays free. It starts when first
 * needed.
 */
export class ArchiveThread {
  #worker: Worker | null = null;

  /**
   * Rejects when the job took too long or too much memory; the next one gets a new thread. When `signal` is aborted the thread
   * gives the job up at its next step, and what is answered means nothing.
   */
  do<Job extends ArchiveJob>(asked: { moment: Moment; job: Job }, signal: AbortSignal): Promise<Done<Job>> {
    const abandoned = new Int32Array(new SharedArrayBuffer(4));
    const abandon = () => void Atomics.store(abandoned, 0, 1);
    signal.addEventListener('abort', abandon, { once: true });
    const request: ArchiveRequest = { ...asked, abandoned };
    const worker = (this.#worker ??= newWorker());
    return new Promise<Done<Job>>((resolve, reject) => {
      const settle = () => {
        clearTimeout(late);
        signal.removeEventListener('abort', abandon);
        worker.off('message', onAnswer).off('error', onError).off('exit', onExit);
      };
      const fail = (reason: string) => {
        settle();
        this.#worker = null;
        void worker.terminate();
        reject(new Error(reason));
      };
      const onAnswer = ({ answer, workMs }: ArchiveReply) => {
        settle();
        resolve({ answer: answer as AnswerOf<Job>, workMs });
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
    resourceLimits: memoryMbMax,
  });
  // An idle thread must not keep the process alive.
  worker.unref();
  return worker;
}
