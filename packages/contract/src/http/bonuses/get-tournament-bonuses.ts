import * as z from 'zod/mini';
import { pageSizeMax, paginationWire } from '../../entities/pagination.ts';
import { tournamentWire } from '../../entities/bonuses/tournament.ts';
import { list, withDefault } from '../../scalars.ts';
import { bonusFilters } from './bonus-filters.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';
import { queryWhole } from '../query.ts';

/** A visitor sees the offers, with `issued` null in each. One at a time is the usual (BONUS-2). */
export const getTournamentBonuses = {
  id: 'getTournamentBonuses',
  summary: 'Bonus tournaments, with what the player has of them',
  method: 'GET',
  base: 'v2',
  path: '/bonuses/tournaments',
  auth: 'public',
  params: nothing,
  query: z.object({ ...paging, limit: withDefault(queryWhole(1, pageSizeMax), 1), ...bonusFilters }),
  body: nothing,
  reply: z.object({ data: list(tournamentWire, 500), pagination: paginationWire }),
  errors: playerErrors,
} as const satisfies Call;
