import { lastTouchMs } from '../state/touches.ts';

/** Lists are drawn anew no more often than this, however many matches begin and end. */
const everyMs = 10_000;
/** A list may come from a render of so long ago, so it may lack what changed since. */
const renderedMs = 5000;
/** No button may move under a finger: after a touch, lists hold still this long. */
const afterTouchMs = 600;

/**
 * Runs `refresh` some time after it was asked for: gathered, one at a time, and never right after a touch, in a hidden tab or
 * while `isBusy`. One that gives false has failed and is run again.
 */
export function whenCalm(
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

  // From now on touches are noticed.
  lastTouchMs();
  return {
    ask,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
