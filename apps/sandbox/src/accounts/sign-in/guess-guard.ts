import { countWrong, GuessTallies, rememberLatest, type Tally } from './guess-tallies.ts';

/** What a guess at a password may do now. `locked`: this address must wait before it guesses at this account again. */
export type GuessLeave =
  | { readonly kind: 'go'; readonly guess: Guess }
  | { readonly kind: 'locked'; readonly waitMs: number }
  | { readonly kind: 'wait'; readonly waitMs: number };

/** A place that is held while a password is looked at. Exactly one of these ends it. */
export interface Guess {
  /** Answers how long this address now has to wait with this account. */
  wrong(nowMs: number): number;
  right(): void;
  /** It was never looked at. */
  drop(): void;
}

/**
 * Limits password guesses without letting a stranger lock an account: an address waits longer after each wrong guess at
 * one account, and all its guesses are limited. A guess is reserved before it is checked, so that simultaneous guesses
 * count like consecutive ones (SESSION-9).
 */
export interface GuessGuard {
  begin(account: string, address: string, nowMs: number): GuessLeave;
  /** The owner proved by mail who they are: nothing holds them up at this address. */
  clear(account: string, address: string): void;
}

const minuteMs = 60_000;
const forgottenMs = 120 * minuteMs;

/** Wrong guesses of one address at one account before it must wait: for 30 seconds, then twice as long each time. */
const freeMax = 5;
const firstDelayMs = 30_000;
const longestDelayMs = 30 * minuteMs;

/** Wrong guesses of one address, whatever the account: this stops trying one password on many accounts. */
export const perAddressMax = 30;
export const addressWindowMs = 5 * minuteMs;

/** Wrong guesses at one account from everywhere, before addresses that never signed in there have to take turns. */
const perAccountMax = 40;
const accountPaceMs = 6000;

export function createGuessGuard(): GuessGuard {
  const pairs = new GuessTallies(forgottenMs, 'lastMs');
  const addresses = new GuessTallies(addressWindowMs, 'firstMs');
  const accounts = new GuessTallies(forgottenMs, 'lastMs');
  const known = new Map<string, true>();

  const begin: GuessGuard['begin'] = (account, address, nowMs) => {
    const name = nameOf(account, address);
    const [pair, fromHere, onIt] = [pairs.at(name, nowMs), addresses.at(address, nowMs), accounts.at(account, nowMs)];
    const lockedMs = pair.lastMs + delayAfter(pair.wrong) - nowMs;
    if (pair.wrong >= freeMax && lockedMs > 0) return { kind: 'locked', waitMs: lockedMs };
    const accountMs = known.has(name) ? 0 : waitOfAccount(onIt, nowMs);
    const waitMs = Math.max(isFull(pair, freeMax) ? 1000 : 0, waitOfAddress(fromHere, nowMs), accountMs);
    if (waitMs > 0) return { kind: 'wait', waitMs };
    pairs.keep(name, pair);
    addresses.keep(address, fromHere);
    accounts.keep(account, onIt);
    const tallies = [pair, fromHere, onIt];
    for (const tally of tallies) tally.held += 1;
    const drop = () => {
      for (const tally of tallies) tally.held -= 1;
    };
    const wrong = (judgedMs: number) => {
      drop();
      for (const tally of tallies) countWrong(tally, judgedMs);
      return delayAfter(pair.wrong);
    };
    const right = () => {
      drop();
      pair.wrong = 0;
      rememberLatest(known, name, true);
    };
    return { kind: 'go', guess: { wrong, right, drop } };
  };

  return {
    begin,
    clear: (account, address) => {
      const name = nameOf(account, address);
      pairs.at(name, 0).wrong = 0;
      rememberLatest(known, name, true);
    },
  };
}

export function nameOf(account: string, address: string): string {
  return `${address} ${account}`;
}

/** When the free ones are used up, one at a time. */
function isFull({ wrong, held }: Tally, max: number): boolean {
  return held >= Math.max(1, max - wrong);
}

function delayAfter(wrong: number): number {
  return wrong < freeMax ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (wrong - freeMax));
}

function waitOfAddress({ wrong, held, firstMs }: Tally, nowMs: number): number {
  if (wrong >= perAddressMax) return firstMs + addressWindowMs - nowMs;
  return wrong + held >= perAddressMax ? 1000 : 0;
}

function waitOfAccount(tally: Tally, nowMs: number): number {
  if (isFull(tally, perAccountMax)) return accountPaceMs;
  return tally.wrong < perAccountMax ? 0 : Math.max(0, tally.lastMs + accountPaceMs - nowMs);
}
