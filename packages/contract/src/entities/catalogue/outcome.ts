import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { odds, outcomeId, text, withDefault } from '../../scalars.ts';

/** Places an outcome in a table of columns (CAT-6); null when it has no column of its own. */
export const outcomeKeyWire = z.enum(['home', 'draw', 'away', 'over', 'total', 'under']);

export const outcomeResultWire = z.enum(['win', 'lose', 'void', 'half_win', 'half_lose']);
export type OutcomeResult = z.output<typeof outcomeResultWire>;

export const outcomeWire = z.object({
  id: outcomeId,
  key: withDefault(z.nullable(outcomeKeyWire), null),
  name: text(200),
  active: withDefault(z.boolean(), true),
  odds,
  /** Only once the market is settled. */
  result: z.exactOptional(outcomeResultWire),
});
export type Outcome = Client<typeof outcomeWire>;
