/** What a full gate answers instead of a result. */
export const crowded = Symbol('crowded');

/** When whoever was turned away should come again; the page that says so asks at the same pace. */
export const retryAfterSeconds = '5';

/**
 * Lets only so many pieces of heavy work run at once and so many wait; whoever comes after that is turned away. Pictures
 * cost a whole core each, and pages must not wait for them.
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
