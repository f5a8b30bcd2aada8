import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { count, whole, withDefault } from '../scalars.ts';

export const pageSizeMax = 500;

const pagesWire = z.object({
  total: count,
  page: whole(1, 1_000_000),
  limit: whole(1, pageSizeMax),
  /** 1 even when there is nothing: an empty list has one empty page. */
  last_page: whole(1, 1_000_000),
});

/** A list that is always sent whole needs none. */
export const paginationWire = withDefault(pagesWire, { total: 0, page: 1, limit: pageSizeMax, last_page: 1 });
export type Pagination = Client<typeof paginationWire>;
