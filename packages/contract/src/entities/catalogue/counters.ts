import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { categoryId, count, key, leagueId, list, sportId } from '../../scalars.ts';

/** The number of events for each menu entry, and how many of them are live. */
export const countersWire = z.object({
  live: count,
  sports: list(z.object({ id: sportId, key, count, live: count }), 500),
  categories: list(z.object({ id: categoryId, count, live: count }), 2000),
  tournaments: list(z.object({ id: leagueId, count, live: count }), 5000),
});
export type Counters = Client<typeof countersWire>;
