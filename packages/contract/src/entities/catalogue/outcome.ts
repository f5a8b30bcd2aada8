import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { odds, outcomeId, text } from '../../scalars.ts';

/** Places an outcome in a table of columns (CAT-6); null when it has no column of its own. */
export const outcomeKeyWire = z.enum(['home', 'draw', 'away', 'over', 'total', 'under']);

export const outcomeResultWire = z.enum(['win', 'lose', 'void', 'half_win', 'half_lose']);
export type OutcomeResult = z.output<typeof outcomeResultWire>;

export const outcomeWire = z.object({
  id: outcomeId,
  key: z.nullable(outcomeKeyWire),
  name: text(200),
  active: z.boolean(),
  odds,
  /** Only once the market is settled. */
  result: z.exactOptional(outcomeResultWire),
});
export type Outcome = Client<typeof outcomeWire>;
