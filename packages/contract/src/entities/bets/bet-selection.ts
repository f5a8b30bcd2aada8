import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { id, key, marketId, odds, outcomeId, specifier, text, withDefault } from '../../scalars.ts';
import { betSelectionStatusWire } from './bet-status.ts';
import { matchBriefWire } from '../catalogue/match-brief.ts';

/** One leg of a placed bet. */
export const betSelectionWire = z.object({
  id,
  status: betSelectionStatusWire,
  market: z.object({ id: marketId, name: text(200), group: withDefault(z.nullable(key), null) }),
  outcome: z.object({ id: outcomeId, name: text(200) }),
  specifier: withDefault(specifier, ''),
  /** The price it was accepted at; never changes. */
  odds,
  match: matchBriefWire,
});
export type BetSelection = Client<typeof betSelectionWire>;
