import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { matchId, slug } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { competitorWire } from './competitor.ts';
import { leagueWire } from './league.ts';
import { matchStatusWire } from './match.ts';

/** A team or a player by name, with the foremost league it plays in and the match it plays now or next. */
export const searchTeamWire = z.object({
  team: competitorWire,
  tournament: leagueWire,
  match: z.nullable(z.object({ id: matchId, slug, status: matchStatusWire, start_time: timestamp })),
});
export type SearchTeam = Client<typeof searchTeamWire>;
