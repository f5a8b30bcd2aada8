import type { Odds } from '@slipstream/units/odds';
import { matchStatus, type MatchStatus } from '@slipstream/units/match-status';
import { marketStatus, type MarketStatus } from '@slipstream/units/market-status';

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

const stateByMarket = {
  [marketStatus.open]: 'open',
  [marketStatus.suspended]: 'suspended',
  [marketStatus.removed]: 'unavailable',
  [marketStatus.handedOver]: 'unavailable',
  [marketStatus.settled]: 'unavailable',
  [marketStatus.cancelled]: 'unavailable',
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
