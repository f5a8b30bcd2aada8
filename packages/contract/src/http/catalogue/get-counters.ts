import * as z from 'zod/mini';
import { countersWire } from '../../entities/catalogue/counters.ts';
import { eventTypeWire } from '../../entities/catalogue/event.ts';
import { matchStatusWire } from '../../entities/catalogue/match.ts';
import { sportKindWire } from '../../entities/catalogue/sport.ts';
import { categoryId, leagueId, list, sportId } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** A POST because its filters are lists too long for an address; it changes nothing. */
export const getCounters = {
  id: 'getCounters',
  summary: 'How many events there are behind each filter',
  method: 'POST',
  base: 'v2',
  path: '/counters',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: z.object({
    sport_id: z.optional(list(sportId, 100)),
    category_id: z.optional(list(categoryId, 500)),
    tournament_id: z.optional(list(leagueId, 500)),
    match_status: z.optional(list(matchStatusWire, 6)),
    has_video: z.optional(z.boolean()),
    sport_type: z.optional(list(sportKindWire, 3)),
    type: z.optional(list(eventTypeWire, 4)),
    start_from: z.optional(timestamp),
    start_to: z.optional(timestamp),
  }),
  reply: countersWire,
  errors: listErrors,
} as const satisfies Call;
