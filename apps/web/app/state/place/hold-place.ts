import { distanceTo, type RowPlace, type View } from './row-places.ts';

/** What scrolls a page: its own window, or the one around its frame. */
export interface Scroller {
  readonly view: () => View;
  readonly by: (distance: number) => void;
  /** Runs when a scroll can be seen in `view`. */
  readonly later: (run: () => void) => () => void;
}

export const windowScroller: Scroller = {
  view: () => ({ top: 0, size: innerHeight }),
  by: (distance) => scrollBy({ top: distance, behavior: 'instant' }),
  later: (run) => {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
};

/** A page that has not moved for so long is laid out. */
const settledMs = 1000;
const longestMs = 8000;
/** Whoever does one of these wants to be somewhere else. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps rows where they were until the page is laid out, or somebody scrolls. What is below the fold has only a guess of
 * its height, lists come later than the page, and both move what a number of pixels would have led to.
 */
export function holdPlace(
  places: readonly RowPlace[],
  { view, by, later }: Scroller,
  now: () => number = () => performance.now(),
): () => void {
  const beganMs = now();
  let movedMs = beganMs;
  let cancel: (() => void) | undefined;
  for (const move of moves) addEventListener(move, stop, { capture: true, passive: true });
  step();
  return stop;

  function step(): void {
    const distance = distanceTo(places, view());
    if (distance === undefined || Math.abs(distance) >= 1) movedMs = now();
    if (distance !== undefined && Math.abs(distance) >= 1) by(distance);
    if (now() - movedMs >= settledMs || now() - beganMs >= longestMs) stop();
    else cancel = later(step);
  }

  function stop(): void {
    cancel?.();
    for (const move of moves) removeEventListener(move, stop, { capture: true });
  }
}
