import { BoundedQueue, QueueFull } from '../http/bounded-queue.ts';
import { Failure } from '../http/failure.ts';
import type { Log } from '../http/log.ts';
import { createWorkBudget } from '../http/work-budget.ts';
import type { AnswerOf, ArchiveJob, Moment } from './archive-job.ts';
import type { Asker } from './asker.ts';
import { ArchiveThread } from './archive-thread.ts';

/** A front end asks for everybody from one address, so an address may have several jobs in the queue. */
const limits = { runningMax: 1, waitingMax: 32, perAddressMax: 16 };
const listLimits = { runningMax: 1, waitingMax: 12, perAddressMax: 6 };
/**
 * Limit per address: a list of a day takes 0.2 s, one of a month a few seconds, so one address gets at most a sixth of
 * the thread.
 */
const listWork = { workMsMax: 10_000, windowMs: 60_000 };
const dayMs = 86_400_000;

/**
 * Everything about matches outside the window around now. Lists of many days have a thread of their own, so that what a
 * match page needs never waits behind them.
 */
export class Archive {
  readonly #moment: () => Moment;
  readonly #log: Pick<Log, 'problem'>;
  readonly #listBudget = createWorkBudget(listWork.workMsMax, listWork.windowMs);
  readonly #lists = { thread: new ArchiveThread(), queue: new BoundedQueue(listLimits) };
  readonly #matches = { thread: new ArchiveThread(), queue: new BoundedQueue(limits) };

  constructor(moment: () => Moment, log: Pick<Log, 'problem'>) {
    this.#moment = moment;
    this.#log = log;
  }

  async ask<Job extends ArchiveJob>({ address, signal }: Asker, job: Job): Promise<AnswerOf<Job> | Failure> {
    const isList = job.kind === 'list' || job.kind === 'tally';
    if (isList && this.#listBudget.waitMs(address, performance.now()) > 0) return new Failure(429, 'too_many_requests');
    const { thread, queue } = isList ? this.#lists : this.#matches;
    const work = async () => {
      const { answer, workMs } = await thread.do({ moment: this.#moment(), job }, signal);
      if (isList) this.#listBudget.spend(address, workMs, performance.now());
      return answer;
    };
    try {
      const done = await queue.run(address, work, costOf(job), signal);
      // Nobody reads the answer to a request that was given up.
      if (signal.aborted) return new Failure(503, 'unavailable');
      if (!(done instanceof QueueFull)) return done;
      return done.because === 'address' ? new Failure(429, 'too_many_requests') : new Failure(503, 'unavailable');
    } catch (error) {
      this.#log.problem(`The archive failed: ${String(error)}`);
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
