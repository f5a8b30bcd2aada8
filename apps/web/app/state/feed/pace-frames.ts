export interface Pace {
  readonly now: () => number;
  /** Runs before the next frame; never in a hidden tab. */
  readonly onFrame: (run: () => void) => void;
  readonly after: (ms: number, run: () => void) => void;
  /** When the page was last touched. Called only inside frames, so never on the server. */
  readonly touchedMs: () => number;
}

/** For this long after a touch no prices are rendered, so that the touch's own result comes first. */
const answerMs = 100;

/**
 * Renders prices at most once per frame, and leaves the page at least as much time as rendering the last ones took,
 * painting included. With few prices that is every frame. With a thousand prices a second on a slow phone it is a few
 * frames a second, and a tap is still handled in a frame of its own.
 */
export function paceFrames({ now, onFrame, after, touchedMs }: Pace): (flush: () => void) => void {
  let readyMs = Number.NEGATIVE_INFINITY;
  return plan;

  function plan(flush: () => void): void {
    const waitMs = readyMs - now();
    if (waitMs > 0) after(waitMs, () => plan(flush));
    else onFrame(() => begin(flush));
  }

  function begin(flush: () => void): void {
    readyMs = Math.max(readyMs, touchedMs() + answerMs);
    // The duration of the last frame may be known only now.
    if (now() < readyMs) plan(flush);
    else show(flush);
  }

  function show(flush: () => void): void {
    const beganMs = now();
    flush();
    // A zero timeout after a frame runs when the frame has been laid out and painted.
    after(0, () => {
      readyMs = now() + (now() - beganMs);
    });
  }
}
