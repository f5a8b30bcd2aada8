import { lastTouchMs } from './stores/touches.ts';

/** Lists are drawn anew no more often than this, however many matches begin and end. */
const everyMs = 5000;
/** No button may move under a finger: after a touch, lists hold still this long. */
const afterTouchMs = 600;

/** Runs `refresh` some time after it was asked for: gathered, and never right after a touch or in a hidden tab. */
export function whenCalm(refresh: () => void): { readonly ask: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function attempt(): void {
    const waitMs = lastTouchMs() + afterTouchMs - performance.now();
    timer = undefined;
    if (waitMs > 0 || document.hidden) timer = setTimeout(attempt, Math.max(waitMs, afterTouchMs));
    else refresh();
  }

  // From now on touches are noticed.
  lastTouchMs();
  return {
    ask: () => {
      timer ??= setTimeout(attempt, everyMs);
    },
    stop: () => clearTimeout(timer),
  };
}
