import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { count, whole } from '../scalars.ts';

export const pageSizeMax = 500;

export const paginationWire = z.object({
  total: count,
  page: whole(1, 1_000_000),
  limit: whole(1, pageSizeMax),
  /** 1 even when there is nothing: an empty list has one empty page. */
  last_page: whole(1, 1_000_000),
});
export type Pagination = Client<typeof paginationWire>;
