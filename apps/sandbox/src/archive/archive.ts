import { BoundedQueue, QueueFull } from '../http/bounded-queue.ts';
import { Failure } from '../http/failure.ts';
import type { Log } from '../http/log.ts';
import type { AnswerOf, ArchiveJob, Moment } from './archive-job.ts';
import { ArchiveThread } from './archive-thread.ts';

/** A front end asks for everybody from one address, so an address may have several jobs in the queue. */
const limits = { runningMax: 1, waitingMax: 32, perAddressMax: 16 };
const listLimits = { runningMax: 1, waitingMax: 12, perAddressMax: 6 };
const dayMs = 86_400_000;

/**
 * Everything about matches outside the window around now. Lists of many days have a thread of their own, so that what a
 * match page needs never waits behind them.
 */
export class Archive {
  readonly #moment: () => Moment;
  readonly #log: Pick<Log, 'notice'>;
  readonly #lists = { thread: new ArchiveThread(), queue: new BoundedQueue(listLimits) };
  readonly #matches = { thread: new ArchiveThread(), queue: new BoundedQueue(limits) };

  constructor(moment: () => Moment, log: Pick<Log, 'notice'>) {
    this.#moment = moment;
    this.#log = log;
  }

  async ask<Job extends ArchiveJob>(address: string, job: Job): Promise<AnswerOf<Job> | Failure> {
    const { thread, queue } = job.kind === 'list' || job.kind === 'tally' ? this.#lists : this.#matches;
    try {
      const done = await queue.run(address, () => thread.do({ moment: this.#moment(), job }), costOf(job));
      if (!(done instanceof QueueFull)) return done;
      return done.because === 'address' ? new Failure(429, 'too_many_requests') : new Failure(503, 'unavailable');
    } catch (error) {
      this.#log.notice(`The archive failed: ${String(error)}`);
      return new Failure(503, 'unavailable');
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#lists.thread.close(), this.#matches.thread.close()]);
  }
}

/** A list of one day goes before a list of a month. */
function costOf(job: ArchiveJob): number {
  if (job.kind !== 'list' && job.kind !== 'tally') return 0;
  const { start_from: from, start_to: to } = job.query;
  return from === undefined || to === undefined ? 10 : (Date.parse(to) - Date.parse(from)) / dayMs;
}
