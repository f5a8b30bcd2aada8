import { pageSizeMax } from '../entities/pagination.ts';
import { withDefault } from '../scalars.ts';
import { queryWhole } from './query.ts';

/** The query fields of every paged list; up to 500 per page (CAT-7). */
export const paging = {
  page: withDefault(queryWhole(1, 1_000_000), 1),
  limit: withDefault(queryWhole(1, pageSizeMax), pageSizeMax),
};
