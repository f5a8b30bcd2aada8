import * as z from 'zod/mini';
import { key, matchId, slug, text, urnId, version, withDefault } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { eventTypeWire } from './event.ts';
import { matchStageWire, matchStatisticsWire } from './match-statistics.ts';
import { matchStatusWire } from './match.ts';
import { ownProvider, providerWire } from './provider.ts';

/** As much of an event as a bet's leg shows. A non-match event has its name in `name_a` and nothing in `name_b`. */
export const matchBriefWire = z.object({
  id: matchId,
  urn_id: withDefault(urnId, ''),
  slug,
  version: withDefault(version, 0),
  type: eventTypeWire,
  name_a: text(200),
  name_b: text(200),
  sport_key: key,
  category_name: withDefault(text(100), ''),
  tournament_name: withDefault(text(150), ''),
  start_time: timestamp,
  status: matchStatusWire,
  stage: withDefault(z.nullable(matchStageWire), null),
  statistics: withDefault(z.nullable(matchStatisticsWire), null),
  provider: withDefault(providerWire, ownProvider),
});
