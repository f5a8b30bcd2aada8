import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { categoryId, count, key, leagueId, list, sportId, withDefault } from '../../scalars.ts';

/** The number of events for each menu entry, and how many of them are live. */
export const countersWire = z.object({
  live: withDefault(count, 0),
  sports: withDefault(list(z.object({ id: sportId, key, count, live: withDefault(count, 0) }), 500), []),
  categories: withDefault(list(z.object({ id: categoryId, count, live: withDefault(count, 0) }), 2000), []),
  /** Of the leagues. */
  tournaments: withDefault(list(z.object({ id: leagueId, count, live: withDefault(count, 0) }), 5000), []),
});
export type Counters = Client<typeof countersWire>;
