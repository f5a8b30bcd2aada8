import { createRateLimit } from './rate-limit.ts';

/** Counts what one key did within a window, here or in all processes together. */
export interface SharedRateLimit {
  /** Counts one; answers how long to wait when it was one too many, else zero. */
  take(key: string, nowMs: number): Promise<number>;
  /** Takes back one that was counted and did not happen. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Where limits are made. */
export interface RateLimits {
  /** Whether all processes count together. */
  readonly isShared: boolean;
  /** Two with one name are one limit. */
  create(name: string, countMax: number, windowMs: number): SharedRateLimit;
  /** Whether counting together works now; null where each process counts alone anyway. */
  readonly isUp: (() => Promise<boolean>) | null;
  close(): Promise<void>;
}

/** Each process counts for itself. */
export const ownRateLimits: RateLimits = {
  isShared: false,
  create: (_name, countMax, windowMs) => {
    const own = createRateLimit(countMax, windowMs);
    return {
      take: async (key, nowMs) => own.take(key, nowMs),
      giveBack: async (key) => own.giveBack(key),
      forget: async (key) => own.forget(key),
    };
  },
  isUp: null,
  close: async () => {},
};
