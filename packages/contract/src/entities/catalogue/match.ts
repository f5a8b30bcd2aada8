import { matchStatus } from '@slipstream/units/match-status';
import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { count, list, matchId, slug, text, urnId, version } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { competitorWire } from './competitor.ts';
import { leagueWire } from './league.ts';
import { marketWire } from './market.ts';
import { matchStageWire, matchStatisticsWire } from './match-statistics.ts';
import { providerWire } from './provider.ts';

export const matchStatusWire = z.literal(Object.values(matchStatus));

/** Fields of both matches and outrights; `event.ts` joins the two. */
export const eventFields = {
  id: matchId,
  urn_id: urnId,
  slug,
  version,
  tournament: leagueWire,
  status: matchStatusWire,
  start_time: timestamp,
  provider: providerWire,
  /** How many open markets there are in all. */
  available_markets: count,
  main_market: z.nullable(marketWire),
  secondary_market: z.nullable(marketWire),
  top_markets: list(marketWire, 50),
  has_video: z.boolean(),
};

export const matchWire = z.object({
  ...eventFields,
  type: z.literal('match'),
  competitors: z.object({ home: competitorWire, away: competitorWire }),
  stadium: z.nullable(text(150)),
  city: z.nullable(text(100)),
  stage: matchStageWire,
  statistics: z.nullable(matchStatisticsWire),
  has_custom_bet: z.boolean(),
});
export type Match = Client<typeof matchWire>;
