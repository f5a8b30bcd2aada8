import type { MarketStatus } from '@slipstream/contract/entities/catalogue/market';
import type { Odds } from '@slipstream/units/odds';
import { matchStatus, type MatchStatus } from '@slipstream/units/match-status';

/** Open can be picked, suspended is expected back, unavailable is not. */
export type OutcomeState = 'open' | 'suspended' | 'unavailable';

/** What one odds button shows. A new object is made only when something in it changes. */
export interface OutcomeView {
  readonly odds: Odds;
  readonly state: OutcomeState;
  /** The way the price went when it last moved. */
  readonly move: 'up' | 'down' | null;
  /** Grows with every flash, so that two rises in a row are two flashes. */
  readonly moves: number;
  /** When the last flash began. Another move before it has faded shows its price and its way, but no second flash. */
  readonly flashedMs: number;
}

/** As long as `--flash` in tokens.css. A price that never rests would otherwise begin a new fade many times a second. */
export const flashMs = 1200;

// The names of these numbers live in the contract beside its schemas; importing them here would bring the schema
// library into the first script of the page, so they are written out and the types check that none is missing.

/** 1 open, -1 suspended; 0 removed, -2 handed over, -3 settled, -4 cancelled (CAT-5). */
const stateByMarket = {
  1: 'open',
  [-1]: 'suspended',
  0: 'unavailable',
  [-2]: 'unavailable',
  [-3]: 'unavailable',
  [-4]: 'unavailable',
} satisfies Record<MarketStatus, OutcomeState>;

/** A stopped match may resume; one that is closed, finished or not covered takes no more bets (SLIP-15). */
const stateByMatch = {
  [matchStatus.prematch]: 'open',
  [matchStatus.live]: 'open',
  [matchStatus.stopped]: 'suspended',
  [matchStatus.closed]: 'unavailable',
  [matchStatus.finished]: 'unavailable',
  [matchStatus.notCovered]: 'unavailable',
} satisfies Record<MatchStatus, OutcomeState>;

/** The worst of what the match, its provider, the market and the outcome itself say. */
export function outcomeState(
  match: { status: MatchStatus; providerActive: boolean },
  market: MarketStatus,
  outcomeActive: boolean,
): OutcomeState {
  const states: ReadonlySet<OutcomeState> = new Set([
    stateByMatch[match.status],
    match.providerActive ? 'open' : 'unavailable',
    stateByMarket[market],
    outcomeActive ? 'open' : 'suspended',
  ]);
  if (states.has('unavailable')) return 'unavailable';
  return states.has('suspended') ? 'suspended' : 'open';
}

/** The next view of an outcome, the same object when nothing the player sees has changed. */
export function nextView(
  shown: OutcomeView | undefined,
  odds: Odds,
  state: OutcomeState,
  nowMs: number,
  mayFlash: boolean,
): OutcomeView {
  if (shown === undefined) return { odds, state, move: null, moves: 0, flashedMs: Number.NEGATIVE_INFINITY };
  if (shown.odds === odds) return shown.state === state ? shown : { ...shown, state };
  const move = odds > shown.odds ? 'up' : 'down';
  if (!mayFlash || nowMs - shown.flashedMs < flashMs) return { ...shown, odds, state, move };
  return { odds, state, move, moves: shown.moves + 1, flashedMs: nowMs };
}
