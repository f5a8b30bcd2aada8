import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { list } from '../../scalars.ts';
import { categoryWire } from './category.ts';
import { eventWire } from './event.ts';
import { leagueWire } from './league.ts';
import { searchTeamWire } from './search-team.ts';
import { sportWire } from './sport.ts';

/** Grouped by kind, best first in each. A backend that knows no teams by themselves leaves them out. */
export const searchResultsWire = z.object({
  teams: z.optional(list(searchTeamWire, 50)),
  matches: list(eventWire, 100),
  tournaments: list(leagueWire, 50),
  categories: list(categoryWire, 50),
  sports: list(sportWire, 50),
});
export type SearchResults = Client<typeof searchResultsWire>;
