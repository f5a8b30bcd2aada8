import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { marketId, odds, outcomeId, specifier, text, totalOdds, version } from '../../scalars.ts';
import { betTypeWire } from './bet-status.ts';
import { marketStatusWire } from '../catalogue/market.ts';
import { matchBriefWire } from '../catalogue/match-brief.ts';
import { systemTypeWire } from './system-type.ts';

/** Without `0`, `1`, `I`, `L`, `O` and `U`, which are easily misread. */
export const shareCode = z.string().check(z.regex(/^[2-9A-HJKMNP-TV-Z]{6,16}$/i));

/** A leg as it was when shared and as it is now, so that a page can show the difference. */
export const sharedSelectionWire = z.object({
  match: matchBriefWire,
  market: z.object({ id: marketId, name: text(200), version, status: marketStatusWire }),
  specifier,
  outcome: z.object({ id: outcomeId, name: text(200) }),
  odds_then: odds,
  /** Null when there is no price now. */
  odds_now: z.nullable(odds),
  change: z.enum(['same', 'moved', 'suspended', 'ended', 'not_offered']),
});
export type SharedSelection = Client<typeof sharedSelectionWire>;

/** Without stake, currency or anything else about the sender. */
export const sharedBetWire = z.object({
  type: betTypeWire,
  system: z.nullable(systemTypeWire),
  custom_odds_then: z.nullable(totalOdds),
  custom_odds_now: z.nullable(totalOdds),
  selections: z.array(sharedSelectionWire).check(z.minLength(1), z.maxLength(100)),
});
export type SharedBet = Client<typeof sharedBetWire>;
