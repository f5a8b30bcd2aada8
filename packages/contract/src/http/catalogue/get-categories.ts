import * as z from 'zod/mini';
import { categoryWire } from '../../entities/catalogue/category.ts';
import { paginationWire } from '../../entities/pagination.ts';
import { list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { eventFilters, sortBy } from './event-filters.ts';
import { nothing } from '../nothing.ts';
import { paging } from '../paging.ts';

export const getCategories = {
  id: 'getCategories',
  summary: 'Categories, by priority',
  method: 'GET',
  base: 'v2',
  path: '/categories',
  auth: 'public',
  params: nothing,
  query: z.object({ ...paging, ...eventFilters, sort_by: sortBy }),
  body: nothing,
  reply: z.object({ data: list(categoryWire, 500), pagination: paginationWire }),
  errors: playerErrors,
} as const satisfies Call;
