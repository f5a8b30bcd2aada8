/** Lists are drawn anew no more often than this, however many matches begin and end. */
const everyMs = 5000;
/** No button may move under a finger: after a touch, lists hold still this long. */
const afterTouchMs = 600;

/** Runs `refresh` some time after it was asked for: gathered, and never right after a touch or in a hidden tab. */
export function whenCalm(refresh: () => void): { readonly ask: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touchedAtMs = Number.NEGATIVE_INFINITY;
  const onTouch = () => {
    touchedAtMs = performance.now();
  };

  function attempt(): void {
    const waitMs = touchedAtMs + afterTouchMs - performance.now();
    timer = undefined;
    if (waitMs > 0 || document.hidden) timer = setTimeout(attempt, Math.max(waitMs, afterTouchMs));
    else refresh();
  }

  addEventListener('pointerdown', onTouch, { capture: true, passive: true });
  return {
    ask: () => {
      timer ??= setTimeout(attempt, everyMs);
    },
    stop: () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', onTouch, { capture: true });
    },
  };
}
