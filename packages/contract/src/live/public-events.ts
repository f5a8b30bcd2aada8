import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { marketStatusWire, marketWire } from '../entities/catalogue/market.ts';
import { eventWire } from '../entities/catalogue/event.ts';
import { matchStageWire } from '../entities/catalogue/match-statistics.ts';
import { matchStatusWire } from '../entities/catalogue/match.ts';
import { outcomeResultWire } from '../entities/catalogue/outcome.ts';
import { providerStatusWire } from '../entities/catalogue/provider.ts';
import { poolStateWire } from '../entities/bonuses/bonus-status.ts';
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
 * A partial change of a market. `outcomes` lists what differs from `base_version`; a reader with an older version has
 * missed something and must refetch. Base 0 means that the list is complete.
 */
const marketUpdateWire = z.object({
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

/** The current match including its list markets; it replaces the stored one (RT-6). */
const matchChangedWire = z.object({ event: z.literal('match_changed'), ...sent, match: eventWire });

/** Price changes are in `updates`; `markets` are complete ones, sent only for new markets or changed outcomes. */
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

/** Sent at once, before other coalesced changes: a suspension must reach the slip before the next price. */
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

/**
 * Proves that the feed is alive, so that a silent one can be detected. `sent_ms` is the real time up to which every change has been
 * sent, which lets a reader see that messages come late; at_ms is the world's.
 */
const heartbeatWire = z.object({ event: z.literal('heartbeat'), ...sent, sent_ms: z.optional(epochMs) });

/** Messages of this channel were lost before they were sent: whoever shows prices loads them anew (RT-8). */
const feedGapWire = z.object({ event: z.literal('feed_gap'), ...sent });

/** Every event of the public channels (RT-5). */
export const publicEventWire = z.discriminatedUnion('event', [
  matchChangedWire,
  marketsChangedWire,
  matchStatusChangedWire,
  providerStatusChangedWire,
  tournamentPoolChangedWire,
  heartbeatWire,
  feedGapWire,
]);
export type PublicEvent = Client<typeof publicEventWire>;
/** What a publisher must send. */
export type PublicEventWire = z.input<typeof publicEventWire>;
