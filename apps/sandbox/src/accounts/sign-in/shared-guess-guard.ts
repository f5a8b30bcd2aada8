import type { RateLimits } from '../../http/limits/rate-limits.ts';
import {
  addressWindowMs,
  createGuessGuard,
  nameOf,
  perAddressMax,
  type GuessGuard,
  type GuessLeave,
} from './guess-guard.ts';

/** A guard that may have to ask other processes. */
export interface SharedGuessGuard {
  begin(...asked: Parameters<GuessGuard['begin']>): Promise<GuessLeave>;
  clear(account: string, address: string): Promise<void>;
}

/** As many wrong guesses as one process alone lets through in this time. */
const perPairMax = 10;
const pairWindowMs = 10 * 60_000;

/**
 * The guard of this process, and where processes count together also what is guessed at the others. There too a guess is
 * reserved before it is checked, and given back unless it was wrong (SESSION-9).
 */
export function createSharedGuessGuard(limits: RateLimits): SharedGuessGuard {
  const own = createGuessGuard();
  if (!limits.isShared) {
    return { begin: async (...asked) => own.begin(...asked), clear: async (...whose) => own.clear(...whose) };
  }
  const pairs = limits.create('wrong-guess-pair', perPairMax, pairWindowMs);
  const addresses = limits.create('wrong-guess-address', perAddressMax, addressWindowMs);
  return {
    begin: async (account, address, nowMs) => {
      const leave = own.begin(account, address, nowMs);
      if (leave.kind !== 'go') return leave;
      const { guess } = leave;
      const name = nameOf(account, address);
      const [lockedMs, waitMs] = await Promise.all([pairs.take(name, nowMs), addresses.take(address, nowMs)]);
      if (lockedMs > 0 || waitMs > 0) {
        guess.drop();
        if (lockedMs === 0) void pairs.giveBack(name);
        if (waitMs === 0) void addresses.giveBack(address);
        return lockedMs > 0 ? { kind: 'locked', waitMs: lockedMs } : { kind: 'wait', waitMs };
      }
      const right = () => {
        void pairs.forget(name);
        void addresses.giveBack(address);
        guess.right();
      };
      const drop = () => {
        void pairs.giveBack(name);
        void addresses.giveBack(address);
        guess.drop();
      };
      return { kind: 'go', guess: { wrong: guess.wrong, right, drop } };
    },
    clear: async (account, address) => {
      own.clear(account, address);
      await pairs.forget(nameOf(account, address));
    },
  };
}
