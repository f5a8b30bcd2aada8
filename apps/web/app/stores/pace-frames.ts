export interface Pace {
  readonly now: () => number;
  /** Runs before the next frame is drawn; never in a hidden tab. */
  readonly onFrame: (run: () => void) => void;
  readonly after: (ms: number, run: () => void) => void;
}

/**
 * Shows prices frame by frame, but leaves the page at least as much time as showing the last ones took, drawing
 * included. On a quiet evening that is every frame. When a thousand prices a second come to a slow phone it is a few
 * frames a second, and a tap still finds the page listening.
 */
export function paceFrames({ now, onFrame, after }: Pace): (flush: () => void) => void {
  let readyMs = Number.NEGATIVE_INFINITY;
  return function plan(flush): void {
    const waitMs = readyMs - now();
    if (waitMs > 0) after(waitMs, () => plan(flush));
    // How long the last frame took may be known only by now.
    else onFrame(() => (now() < readyMs ? plan(flush) : show(flush)));
  };

  function show(flush: () => void): void {
    const beganMs = now();
    flush();
    // What is due at once after a frame runs when the frame has been laid out and painted.
    after(0, () => {
      readyMs = now() + (now() - beganMs);
    });
  }
}
