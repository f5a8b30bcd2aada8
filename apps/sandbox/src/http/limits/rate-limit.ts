/** Counts what one key did within a window. Keys come from outside, so only so many are remembered, the latest ones. */
export interface RateLimit {
  /** Counts one; answers how long to wait when it was one too many, else zero. */
  take(key: string, nowMs: number): number;
  /** How long to wait, without counting. */
  waitMs(key: string, nowMs: number): number;
  /** Takes back one that was counted and did not happen. */
  giveBack(key: string): void;
  forget(key: string): void;
}

interface Window {
  startMs: number;
  count: number;
}

const keysMax = 10_000;

export function createRateLimit(countMax: number, windowMs: number): RateLimit {
  const windows = new Map<string, Window>();
  const current = (key: string, nowMs: number): Window | undefined => {
    const known = windows.get(key);
    return known !== undefined && nowMs - known.startMs < windowMs ? known : undefined;
  };
  const waitMs = (key: string, nowMs: number) => {
    const known = current(key, nowMs);
    return known !== undefined && known.count >= countMax ? known.startMs + windowMs - nowMs : 0;
  };
  return {
    waitMs,
    giveBack: (key) => {
      const known = windows.get(key);
      if (known !== undefined && known.count > 0) known.count -= 1;
    },
    forget: (key) => void windows.delete(key),
    take: (key, nowMs) => {
      const wait = waitMs(key, nowMs);
      if (wait > 0) return wait;
      const { startMs, count } = current(key, nowMs) ?? { startMs: nowMs, count: 0 };
      windows.delete(key);
      windows.set(key, { startMs, count: count + 1 });
      if (windows.size > keysMax) windows.delete(windows.keys().next().value ?? '');
      return 0;
    },
  };
}
