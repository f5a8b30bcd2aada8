import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { leagueId, priority, slug, text, urnId, whole, withDefault } from '../../scalars.ts';
import { categoryWire } from './category.ts';
import { sportWire } from './sport.ts';

/** On the wire it is called `tournament`; we say league, because a tournament is also a kind of bonus. */
export const leagueWire = z.object({
  id: leagueId,
  urn_id: withDefault(urnId, ''),
  slug,
  name: text(150),
  priority: withDefault(priority, 0),
  /** Without its sport, which the league has. */
  category: z.omit(categoryWire, { sport: true }),
  sport: sportWire,
  /** How many outcome columns a list of this league's matches needs. */
  main_market_outcomes_count: withDefault(whole(0, 50), 0),
  secondary_market_outcomes_count: withDefault(whole(0, 50), 0),
});
export type League = Client<typeof leagueWire>;
