export interface Pace {
  readonly now: () => number;
  /** Runs before the next frame is drawn; never in a hidden tab. */
  readonly onFrame: (run: () => void) => void;
  readonly after: (ms: number, run: () => void) => void;
  /** When the page was last touched. Asked only in frames, so never on the server. */
  readonly touchedMs: () => number;
}

/** What a touch does is drawn before the prices that come with it. */
const answerMs = 100;

/**
 * Shows prices frame by frame, but leaves the page at least as much time as showing the last ones took, drawing
 * included. On a quiet evening that is every frame. When a thousand prices a second come to a slow phone it is a few
 * frames a second, and a tap still finds the page listening and is answered in a frame of its own.
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
    // How long the last frame took may be known only by now.
    if (now() < readyMs) plan(flush);
    else show(flush);
  }

  function show(flush: () => void): void {
    const beganMs = now();
    flush();
    // What is due at once after a frame runs when the frame has been laid out and painted.
    after(0, () => {
      readyMs = now() + (now() - beganMs);
    });
  }
}
