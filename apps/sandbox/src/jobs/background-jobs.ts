/** Jobs that run again and again while the sandbox runs: deposits that come due, bets to settle. */
export interface BackgroundJobs {
  /** `job` is never started while it still runs, so it may take its time. */
  add(job: () => Promise<void>): void;
  run(): void;
  /** Resolves when nothing runs any more; to be called after the last `run`. */
  settle(): Promise<void>;
}

export function createBackgroundJobs(failed: (error: unknown) => void): BackgroundJobs {
  const jobs: (() => Promise<void>)[] = [];
  const running = new Map<() => Promise<void>, Promise<void>>();
  return {
    add: (job) => void jobs.push(job),
    run: () => {
      for (const job of jobs) {
        if (running.has(job)) continue;
        const done = job()
          .catch(failed)
          .finally(() => running.delete(job));
        running.set(job, done);
      }
    },
    settle: async () => {
      await Promise.all(running.values());
    },
  };
}
