import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { key, list, marketId, matchId, priority, specifier, text, urnId, version } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { outcomeWire } from './outcome.ts';

/** The feed's numbers, by name (CAT-5). Only `open` can be bet; `removed` never appears in a list. */
export const marketStatus = {
  open: 1,
  removed: 0,
  suspended: -1,
  handedOver: -2,
  settled: -3,
  cancelled: -4,
} as const;
export const marketStatusWire = z.literal(Object.values(marketStatus));
export type MarketStatus = z.output<typeof marketStatusWire>;

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
