/** Work that is looked at again and again while the sandbox runs: deposits that come due, bets to settle. */
export interface Beats {
  /** `work` is never started while it still runs, so it may take its time. */
  add(work: () => Promise<void>): void;
  run(): void;
  /** Resolves when nothing runs any more; to be called after the last `run`. */
  settle(): Promise<void>;
}

export function createBeats(failed: (error: unknown) => void): Beats {
  const works: (() => Promise<void>)[] = [];
  const running = new Map<() => Promise<void>, Promise<void>>();
  return {
    add: (work) => void works.push(work),
    run: () => {
      for (const work of works) {
        if (running.has(work)) continue;
        const done = work()
          .catch(failed)
          .finally(() => running.delete(work));
        running.set(work, done);
      }
    },
    settle: async () => {
      await Promise.all(running.values());
    },
  };
}
