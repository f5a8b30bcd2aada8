/** Jobs that run again and again while the sandbox runs: deposits that come due, bets to settle. */
export interface BackgroundJobs {
  /** `job` is never started while it still runs, so it may take its time. One process of several does it at a time. */
  add(job: () => Promise<void>): void;
  /** A job about what this process remembers, so that no other can do it. */
  addOwn(job: () => Promise<void>): void;
  run(): void;
  /** Resolves when nothing runs any more; to be called after the last `run`. */
  settle(): Promise<void>;
}

/** `isOurs`: whether the shared jobs are this process's to do now. */
export function createBackgroundJobs(
  failed: (error: unknown) => void,
  isOurs: () => boolean = () => true,
): BackgroundJobs {
  const shared: (() => Promise<void>)[] = [];
  const own: (() => Promise<void>)[] = [];
  const running = new Map<() => Promise<void>, Promise<void>>();
  return {
    add: (job) => void shared.push(job),
    addOwn: (job) => void own.push(job),
    run: () => {
      for (const job of isOurs() ? [...own, ...shared] : own) {
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
