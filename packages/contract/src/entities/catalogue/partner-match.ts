import * as z from 'zod/mini';
import { key, matchId, odds, text, url, urnId } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { matchStatusWire } from './match.ts';

/** One row of the partner export (CONFIG-5), flat for spreadsheets. */
export const partnerMatchWire = z.object({
  match_id: matchId,
  sr_match_id: urnId,
  team_home_name: text(150),
  team_away_name: text(150),
  team_home_logo: z.nullable(url),
  team_away_logo: z.nullable(url),
  scheduled: timestamp,
  tournament_name: text(150),
  sport: key,
  status: matchStatusWire,
  odds_home: z.nullable(odds),
  /** Null in a sport without draws. */
  odds_draw: z.nullable(odds),
  odds_away: z.nullable(odds),
});
