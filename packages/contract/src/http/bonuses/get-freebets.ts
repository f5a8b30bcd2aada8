import * as z from 'zod/mini';
import { freebetWire } from '../../entities/bonuses/freebet.ts';
import { paginationWire } from '../../entities/pagination.ts';
import { list } from '../../scalars.ts';
import { bonusFilters } from './bonus-filters.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';

/** A visitor sees the offers, with `issued` null in each. */
export const getFreebets = {
  id: 'getFreebets',
  summary: 'Freebets, with what the player has of them',
  method: 'GET',
  base: 'v2',
  path: '/bonuses/freebets',
  auth: 'public',
  params: nothing,
  query: z.object({ ...paging, ...bonusFilters }),
  body: nothing,
  reply: z.object({ data: list(freebetWire, 500), pagination: paginationWire }),
  errors: playerErrors,
} as const satisfies Call;
