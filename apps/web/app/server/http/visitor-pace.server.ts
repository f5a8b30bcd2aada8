export interface VisitorPaceLimits {
  /** Per visitor; 0 is no limit. */
  readonly perSecond: number;
  /** How many at once, before the pace counts. */
  readonly burst: number;
  /** Whoever would have to wait longer is refused. */
  readonly waitMsMax: number;
  /** How many visitors are remembered; the one not seen for longest is forgotten first. */
  readonly visitorsMax: number;
}

/**
 * How long the next request of a visitor waits, or null when it is refused. Waiting costs the server less than answering, and whoever waits
 * asks for nothing else on that connection meanwhile.
 */
export function createVisitorPace({ perSecond, burst, waitMsMax, visitorsMax }: VisitorPaceLimits, now: () => number) {
  const stepMs = perSecond === 0 ? 0 : 1000 / perSecond;
  /** When each visitor would have asked for everything so far, one request a step. */
  const paidUntil = new Map<string, number>();

  return function paceOf(visitor: string): number | null {
    if (stepMs === 0) return 0;
    const nowMs = now();
    const dueMs = Math.max(paidUntil.get(visitor) ?? nowMs, nowMs);
    const waitMs = Math.max(0, dueMs - nowMs - (burst - 1) * stepMs);
    if (waitMs > waitMsMax) return null;
    paidUntil.delete(visitor);
    paidUntil.set(visitor, dueMs + stepMs);
    if (paidUntil.size > visitorsMax) {
      const [longestUnseen] = paidUntil.keys();
      if (longestUnseen !== undefined) paidUntil.delete(longestUnseen);
    }
    return waitMs;
  };
}
