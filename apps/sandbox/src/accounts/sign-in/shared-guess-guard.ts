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
 * The guard of this process, and where processes count together also what was guessed at the others (SESSION-9). They count a
 * guess once it was wrong: of guesses that are being checked each process knows its own only.
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
      const name = nameOf(account, address);
      const [lockedMs, waitMs] = await Promise.all([pairs.waitMs(name, nowMs), addresses.waitMs(address, nowMs)]);
      if (lockedMs > 0 || waitMs > 0) {
        leave.guess.drop();
        return lockedMs > 0 ? { kind: 'locked', waitMs: lockedMs } : { kind: 'wait', waitMs };
      }
      const wrong = (judgedMs: number) => {
        void pairs.take(name, judgedMs);
        void addresses.take(address, judgedMs);
        return leave.guess.wrong(judgedMs);
      };
      return { kind: 'go', guess: { ...leave.guess, wrong } };
    },
    clear: async (account, address) => {
      own.clear(account, address);
      await pairs.forget(nameOf(account, address));
    },
  };
}
