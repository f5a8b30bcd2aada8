import { lastTouchMs } from '../state/touches.ts';

/** Minimum time between reloads of lists, however many matches start and end. */
const everyMs = 10_000;
/** A list may come from a page rendered this long ago and lack later changes. */
export const renderedMs = 5000;
/** No button may move under a finger: wait this long after a touch. */
const afterTouchMs = 600;

/**
 * Debounces `refresh`: one run at a time, never right after a touch, in a hidden tab or while `isBusy`. A run that returns
 * false has failed and is repeated.
 */
export function debounceRefresh(
  refresh: () => Promise<boolean>,
  isBusy: () => boolean = () => false,
): { readonly ask: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let askedMs = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  function ask(): void {
    askedMs = performance.now();
    if (!isRunning && !isStopped) timer ??= setTimeout(attempt, everyMs);
  }

  function attempt(): void {
    const waitMs = lastTouchMs() + afterTouchMs - performance.now();
    timer = undefined;
    if (waitMs > 0 || document.hidden || isBusy()) timer = setTimeout(attempt, Math.max(waitMs, afterTouchMs));
    else void run();
  }

  async function run(): Promise<void> {
    isRunning = true;
    const changedMs = performance.now() - renderedMs;
    const isDone = await refresh();
    isRunning = false;
    if (!isDone || askedMs > changedMs) ask();
  }

  // The first call registers the touch listeners.
  lastTouchMs();
  return {
    ask,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
