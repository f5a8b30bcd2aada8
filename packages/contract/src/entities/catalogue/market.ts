import { marketStatus } from '@slipstream/units/market-status';
import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { key, list, marketId, matchId, priority, specifier, text, urnId, version } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { outcomeWire } from './outcome.ts';

export const marketStatusWire = z.literal(Object.values(marketStatus));

/** Identified within a match by (id, specifier); globally by (match_id, id, specifier). */
export const marketWire = z.object({
  match_id: matchId,
  match_urn_id: urnId,
  id: marketId,
  specifier,
  version,
  name: text(200),
  status: marketStatusWire,
  outcomes: list(outcomeWire, 1000),
  /** Group keys; their names come once with the list, see `market-group.ts` (CAT-8). */
  market_groups: list(key, 30),
  priority,
  most_balanced: z.boolean(),
  next_bet_stop: z.nullable(timestamp),
  /** Markets that share a key can be combined in a custom bet. */
  custom_bet_groups: list(key, 30),
});
export type Market = Client<typeof marketWire>;
