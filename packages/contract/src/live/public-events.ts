import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { marketStatusWire, marketWire } from '../entities/market.ts';
import { eventWire } from '../entities/event.ts';
import { matchStageWire } from '../entities/match-statistics.ts';
import { matchStatusWire } from '../entities/match.ts';
import { outcomeResultWire } from '../entities/outcome.ts';
import { providerStatusWire } from '../entities/provider.ts';
import { poolStateWire } from '../entities/bonus-status.ts';
import {
  bonusId,
  count,
  currencyCode,
  epochMs,
  list,
  marketId,
  matchId,
  minor,
  odds,
  outcomeId,
  specifier,
  version,
} from '../scalars.ts';

/** When the backend sent it, by its own clock. */
const sent = { at_ms: epochMs };

/**
 * A small change of one market. `outcomes` lists what differs from `base_version`; a reader that holds an older
 * version than that has missed something and must refetch. Base 0 means the list is whole and stands on nothing.
 */
export const marketUpdateWire = z.object({
  market_id: marketId,
  specifier,
  version,
  base_version: version,
  status: marketStatusWire,
  outcomes: list(
    z.object({ id: outcomeId, odds, active: z.boolean(), result: z.exactOptional(outcomeResultWire) }),
    1000,
  ),
});
export type MarketUpdate = Client<typeof marketUpdateWire>;

/** The match as it now is, list markets included; it replaces the one held (RT-6). */
const matchChangedWire = z.object({ event: z.literal('match_changed'), ...sent, match: eventWire });

/** Prices travel in `updates`; `markets` are whole ones, sent only when a market is new or its outcomes changed. */
const marketsChangedWire = z.object({
  event: z.literal('markets_changed'),
  ...sent,
  match_id: matchId,
  match_version: version,
  available_markets: count,
  updates: list(marketUpdateWire, 500),
  markets: list(marketWire, 500),
  removed: list(z.object({ market_id: marketId, specifier, version }), 500),
});

/** Sent at once, ahead of any coalescing: a stop must reach the slip before the next price does. */
const matchStatusChangedWire = z.object({
  event: z.literal('match_status_changed'),
  ...sent,
  match_id: matchId,
  version,
  status: matchStatusWire,
  /** Null for an event that has no stages. */
  stage: z.nullable(matchStageWire),
});

const providerStatusChangedWire = z.object({
  event: z.literal('provider_status_changed'),
  ...sent,
  provider_statuses: list(providerStatusWire, 10),
});

const tournamentPoolChangedWire = z.object({
  event: z.literal('tournament_pool_changed'),
  ...sent,
  bonus_id: bonusId,
  version,
  state: poolStateWire,
  pool_amount: minor,
  currency: currencyCode,
});

/** Ours: proves that the feed behind the connection is alive, so that a silent one can be shown as stale. */
const heartbeatWire = z.object({ event: z.literal('heartbeat'), ...sent });

/** Everything that can arrive on the public channels (RT-5). */
export const publicEventWire = z.discriminatedUnion('event', [
  matchChangedWire,
  marketsChangedWire,
  matchStatusChangedWire,
  providerStatusChangedWire,
  tournamentPoolChangedWire,
  heartbeatWire,
]);
export type PublicEvent = Client<typeof publicEventWire>;
/** What a publisher must send. */
export type PublicEventWire = z.input<typeof publicEventWire>;
