import * as z from 'zod/mini';
import { paginationWire } from '../entities/pagination.ts';
import { tournamentWire } from '../entities/tournament.ts';
import { list } from '../scalars.ts';
import { bonusFilters } from './bonus-filters.ts';
import type { Call } from './call.ts';
import { playerErrors } from './errors.ts';
import { nothing } from './nothing.ts';
import { paging } from './paging.ts';

/** A visitor sees the offers, with `issued` null in each. */
export const getTournamentBonuses = {
  id: 'getTournamentBonuses',
  summary: 'Bonus tournaments, with what the player has of them',
  method: 'GET',
  base: 'v2',
  path: '/bonuses/tournaments',
  auth: 'public',
  params: nothing,
  query: z.object({ ...paging, ...bonusFilters }),
  body: nothing,
  reply: z.object({ data: list(tournamentWire, 500), pagination: paginationWire }),
  errors: playerErrors,
} as const satisfies Call;
