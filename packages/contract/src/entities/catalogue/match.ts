import { matchStatus } from '@slipstream/units/match-status';
import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { count, list, matchId, slug, text, urnId, version, withDefault } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { competitorWire } from './competitor.ts';
import { leagueWire } from './league.ts';
import { marketWire } from './market.ts';
import { matchStageWire, matchStatisticsWire } from './match-statistics.ts';
import { ownProvider, providerWire } from './provider.ts';

export const matchStatusWire = z.literal(Object.values(matchStatus));

/** Fields of both matches and outrights; `event.ts` joins the two. */
export const eventFields = {
  id: matchId,
  urn_id: withDefault(urnId, ''),
  slug,
  version: withDefault(version, 0),
  tournament: leagueWire,
  status: matchStatusWire,
  start_time: timestamp,
  provider: withDefault(providerWire, ownProvider),
  /** How many open markets there are in all. */
  available_markets: withDefault(count, 0),
  main_market: withDefault(z.nullable(marketWire), null),
  secondary_market: withDefault(z.nullable(marketWire), null),
  top_markets: withDefault(list(marketWire, 50), []),
  has_video: withDefault(z.boolean(), false),
};

export const matchWire = z.object({
  ...eventFields,
  type: z.literal('match'),
  competitors: z.object({ home: competitorWire, away: competitorWire }),
  stadium: withDefault(z.nullable(text(150)), null),
  city: withDefault(z.nullable(text(100)), null),
  stage: withDefault(matchStageWire, { kind: 'not_started', number: 0 }),
  statistics: withDefault(z.nullable(matchStatisticsWire), null),
  has_custom_bet: withDefault(z.boolean(), false),
});
export type Match = Client<typeof matchWire>;
