/** No button moves under a finger: lists do not change during a touch and for this long after it. */
export const stillMs = 500;

export interface Touches {
  readonly isDown: boolean;
  /** When the pointer last came down or went up, on the clock of `performance.now`. */
  readonly lastMs: number;
}

/** How long a list must wait before it may change. */
export function stillWaitMs({ isDown, lastMs }: Touches, nowMs: number): number {
  return isDown ? stillMs : Math.max(0, lastMs + stillMs - nowMs);
}

let touches: Touches = { isDown: false, lastMs: Number.NEGATIVE_INFINITY };
let isWatching = false;

/** Runs `change` at once if the page was not touched recently, else as soon as possible. */
export function whenStill(change: () => void): () => void {
  watch();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function attempt(): void {
    const waitMs = stillWaitMs(touches, performance.now());
    if (waitMs > 0) timer = setTimeout(attempt, waitMs);
    else change();
  }
  attempt();
  return () => clearTimeout(timer);
}

/** When the page was last touched; -Infinity if never since the first call. */
export function lastTouchMs(): number {
  watch();
  return touches.lastMs;
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', () => note(true), options);
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, () => note(false), options);
}

function note(isDown: boolean): void {
  touches = { isDown, lastMs: performance.now() };
}
