/** What a full gate answers instead of a result. */
export const crowded = Symbol('crowded');

/** The value of `Retry-After`; the busy page reloads at the same interval. */
export const retryAfterSeconds = '5';

/**
 * Limits how many heavy tasks run and wait; further ones are refused. An image conversion takes a whole core, and pages
 * must not wait for it.
 */
export function createConcurrencyLimit(runningMax: number, waitingMax: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function pass<Result>(work: () => Promise<Result>): Promise<Result | typeof crowded> {
    if (running >= runningMax) {
      if (waiting.length >= waitingMax) return crowded;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
