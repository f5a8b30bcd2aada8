/** How the world's time runs from a moment on: where it stood when our clock showed `realMs`, and how fast it goes. */
export interface WorldLine {
  readonly worldMs: number;
  readonly realMs: number;
  /** World milliseconds per real millisecond; 0 while it stands. */
  readonly rate: number;
}

/** A clock that was read: what it showed, and our time before it was asked and after it had answered. */
export interface ClockReading {
  readonly worldMs: number;
  readonly rate: number;
  readonly askedMs: number;
  readonly answeredMs: number;
}

/** From the reading that took least: it was made in the middle of that time, so it is wrong by at most half of it. */
export function lineOf(readings: readonly ClockReading[]): (WorldLine & { readonly errorMsMax: number }) | null {
  const [best] = readings.toSorted((one, other) => tookMs(one) - tookMs(other));
  if (best === undefined) return null;
  const { worldMs, rate, askedMs, answeredMs } = best;
  return { worldMs, rate, realMs: (askedMs + answeredMs) / 2, errorMsMax: tookMs(best) / 2 };
}

/** A line as it is known so far: from a lever's answer alone, or from a comparison of the clocks. */
export interface KnownLine extends WorldLine {
  readonly isCompared: boolean;
}

/**
 * Places lines that only levers told of, once the clock was compared under the last of them. Time does not jump when its speed
 * changes, so a line ends where the next begins.
 */
export function anchored(lines: readonly KnownLine[], compared: WorldLine): readonly KnownLine[] {
  let next = compared;
  const placed = lines.toReversed().map((line) => {
    if (line.isCompared || line.rate === 0) {
      next = line;
      return line;
    }
    next = { ...line, realMs: next.realMs - (next.worldMs - line.worldMs) / line.rate };
    return { ...next, isCompared: true };
  });
  return placed.toReversed();
}

/**
 * How long a message took that carries the world's time of its sending. Lines are in order and the world goes forwards, so the
 * message was sent under the last line that began before it; null where that is not known or the world stood.
 */
export function latencyMs(lines: readonly WorldLine[], sentWorldMs: number, receivedMs: number): number | null {
  const line = lines.findLast(({ worldMs }) => worldMs <= sentWorldMs);
  if (line === undefined || line.rate === 0) return null;
  // Clocks are compared to within a few milliseconds, so a quick message may seem to come before it was sent.
  return Math.max(0, receivedMs - line.realMs - (sentWorldMs - line.worldMs) / line.rate);
}

/** Where the world stands at a moment of ours. */
export function worldMsAt({ worldMs, realMs, rate }: WorldLine, atMs: number): number {
  return worldMs + (atMs - realMs) * rate;
}

function tookMs({ askedMs, answeredMs }: ClockReading): number {
  return answeredMs - askedMs;
}
