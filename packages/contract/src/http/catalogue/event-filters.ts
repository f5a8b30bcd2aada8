import * as z from 'zod/mini';
import { eventTypeWire } from '../../entities/catalogue/event.ts';
import { matchStatusWire } from '../../entities/catalogue/match.ts';
import { sportKindWire } from '../../entities/catalogue/sport.ts';
import { categoryId, key, leagueId } from '../../scalars.ts';
import { queryCodes, queryFlag, queryList, queryTime } from '../query.ts';

/** One answer spans no more than this, from `start_from` to `start_to`. */
export const eventSpanDaysMax = 31;

/** The filters that lists of matches, categories and leagues have in common (CAT-2, CAT-3). */
export const eventFilters = {
  type: z.optional(queryList(eventTypeWire, 4)),
  sport_key: z.optional(queryList(key, 100)),
  sport_type: z.optional(queryList(sportKindWire, 3)),
  category_id: z.optional(queryList(categoryId, 100)),
  tournament_id: z.optional(queryList(leagueId, 100)),
  match_status: z.optional(queryCodes(matchStatusWire, 6)),
  start_from: z.optional(queryTime),
  start_to: z.optional(queryTime),
  bettable: z.optional(queryFlag),
  favourite: z.optional(queryFlag),
  has_video: z.optional(queryFlag),
};

const sortFields = [
  'sport_id',
  'sport_priority',
  'category_id',
  'category_priority',
  'tournament_id',
  'tournament_priority',
  'start_time',
  'bets_count',
] as const;

/** `start_time:asc`; several apply one after another (CAT-7). */
export const sortKeyWire = z.enum(sortFields.flatMap((field) => [`${field}:asc`, `${field}:desc`] as const));
export type SortKey = z.output<typeof sortKeyWire>;

export const sortBy = z.optional(queryList(sortKeyWire, 6));
