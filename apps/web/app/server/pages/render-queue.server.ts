import { createFairQueue, type Job, type Lane, type Ticket } from './fair-queue.server.ts';
import { crowded } from '../http/concurrency-limit.server.ts';

export interface RenderQueueLimits {
  /** Renders at once, in all and of one lane. */
  readonly runningMax: number;
  readonly laneRunningMax: Readonly<Record<Lane, number>>;
  /** How many may wait for visitors, and as many renewals. */
  readonly waitingMax: number;
  /** One visitor's share of each. */
  readonly visitorRunningMax: number;
  readonly visitorWaitingMax: number;
  /** A request that waited this long is answered with 503. */
  readonly waitMsMax: number;
}

export interface RenderQueue {
  run<Result>(ticket: Ticket, work: () => Promise<Result>): Promise<Result | typeof crowded>;
  readonly waiting: number;
}

/**
 * Renders share one thread, so only a few run at once and a bounded number waits. When the queue is full, the visitor who
 * has the most in it gives up a place to one who has less (PAGE-4).
 */
export function createRenderQueue(limits: RenderQueueLimits): RenderQueue {
  const queue = createFairQueue();
  const runningIn: Record<Lane, number> = { renewal: 0, visit: 0, deep: 0 };
  const runningOf = new Map<string, number>();
  let running = 0;

  function mayStart({ lane, visitor }: Ticket): boolean {
    if (running >= limits.runningMax || runningIn[lane] >= limits.laneRunningMax[lane]) return false;
    return lane === 'renewal' || (runningOf.get(visitor) ?? 0) < limits.visitorRunningMax;
  }

  function count({ lane, visitor }: Ticket, step: 1 | -1): void {
    running += step;
    runningIn[lane] += step;
    if (lane === 'renewal') return;
    const own = (runningOf.get(visitor) ?? 0) + step;
    if (own === 0) runningOf.delete(visitor);
    else runningOf.set(visitor, own);
  }

  function makeRoom({ lane, visitor }: Ticket): boolean {
    if (lane === 'renewal') return queue.renewals < limits.waitingMax;
    const own = queue.waitingOf(visitor);
    if (own >= limits.visitorWaitingMax) return false;
    if (queue.visits < limits.waitingMax) return true;
    const { job, count: most } = queue.greediest();
    if (job === undefined || most <= own + 1) return false;
    job.refuse();
    return true;
  }

  /** Resolves when the job's turn has come, with false when it never does. */
  function turnOf(ticket: Ticket): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = (isStarted: boolean) => {
        clearTimeout(timer);
        queue.remove(job);
        if (isStarted) count(ticket, 1);
        resolve(isStarted);
      };
      const job: Job = { ...ticket, start: () => leave(true), refuse: () => leave(false) };
      const timer = setTimeout(() => leave(false), limits.waitMsMax);
      queue.add(job);
    });
  }

  return {
    async run(ticket, work) {
      if (mayStart(ticket)) count(ticket, 1);
      else if (!makeRoom(ticket) || !(await turnOf(ticket))) return crowded;
      try {
        return await work();
      } finally {
        count(ticket, -1);
        for (let job = queue.take(mayStart); job !== undefined; job = queue.take(mayStart)) job.start();
      }
    },
    get waiting() {
      return queue.visits + queue.renewals;
    },
  };
}
