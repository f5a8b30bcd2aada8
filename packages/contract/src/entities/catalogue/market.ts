import { marketStatus } from '@slipstream/units/market-status';
import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { key, list, marketId, matchId, priority, specifier, text, urnId, version, withDefault } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { outcomeWire } from './outcome.ts';

export const marketStatusWire = z.literal(Object.values(marketStatus));

/** Identified within a match by (id, specifier); globally by (match_id, id, specifier). */
export const marketWire = z.object({
  match_id: matchId,
  match_urn_id: withDefault(urnId, ''),
  id: marketId,
  specifier: withDefault(specifier, ''),
  version: withDefault(version, 0),
  name: text(200),
  status: marketStatusWire,
  outcomes: list(outcomeWire, 1000),
  /** Group keys; their names come once with the list, see `market-group.ts` (CAT-8). */
  market_groups: withDefault(list(key, 30), []),
  priority: withDefault(priority, 0),
  most_balanced: withDefault(z.boolean(), false),
  next_bet_stop: withDefault(z.nullable(timestamp), null),
  /** Markets that share a key can be combined in a custom bet. */
  custom_bet_groups: withDefault(list(key, 30), []),
});
export type Market = Client<typeof marketWire>;
