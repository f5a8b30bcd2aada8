import { distanceTo, type RowPlace, type View } from './row-places.ts';

/** What scrolls a page: its own window, or the host's. */
export interface Scroller {
  readonly view: () => View;
  readonly by: (distance: number) => void;
  /** Calls back when the view has scrolled. */
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

/** A page whose layout has not changed for this long is complete; a busy device draws few frames in that time. */
const settledMs = 1000;
const settledFrames = 10;
/** From when the rows are there. */
const longestMs = 8000;
/** These events mean that the player wants to move. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps rows at their position until the layout is complete or the player scrolls. Cards below the fold have estimated
 * heights and lists load later than the page, so a stored scroll offset would be wrong.
 */
export function holdPlace(
  places: readonly RowPlace[],
  { view, by, later }: Scroller,
  now: () => number = () => performance.now(),
): () => void {
  let beganMs = now();
  let movedMs = beganMs;
  let framesStill = 0;
  let isFound = false;
  let cancel: (() => void) | undefined;
  for (const move of moves) addEventListener(move, stop, { capture: true, passive: true });
  step();
  return stop;

  function step(): void {
    const distance = distanceTo(places, view());
    if (distance !== undefined && !isFound) beganMs = now();
    isFound ||= distance !== undefined;
    framesStill += 1;
    if (distance === undefined || Math.abs(distance) >= 1) [movedMs, framesStill] = [now(), 0];
    if (distance !== undefined && Math.abs(distance) >= 1) by(distance);
    const isSettled = now() - movedMs >= settledMs && framesStill >= settledFrames;
    if (isSettled || now() - beganMs >= longestMs) stop();
    else cancel = later(step);
  }

  function stop(): void {
    cancel?.();
    for (const move of moves) removeEventListener(move, stop, { capture: true });
  }
}
