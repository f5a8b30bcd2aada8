import * as z from 'zod/mini';
import { lootboxWire } from '../../entities/bonuses/lootbox.ts';
import { paginationWire } from '../../entities/pagination.ts';
import { list } from '../../scalars.ts';
import { bonusFilters } from './bonus-filters.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';

/** A visitor sees the offers, with `issued` null in each. */
export const getLootboxes = {
  id: 'getLootboxes',
  summary: 'Lootboxes, with what the player has of them',
  method: 'GET',
  base: 'v2',
  path: '/bonuses/lootboxes',
  auth: 'public',
  params: nothing,
  query: z.object({ ...paging, ...bonusFilters }),
  body: nothing,
  reply: z.object({ data: list(lootboxWire, 500), pagination: paginationWire }),
  errors: playerErrors,
} as const satisfies Call;
