import { search } from '@slipstream/contract/http/search';

import { createApi } from '../../api/call-api.ts';
import type { Site } from '../../parts/site.tsx';
import type { SearchParts } from './search-session.ts';

/** Asks the site's API by name (CAT-4). */
export function askSearch({ apiUrl, locale }: Pick<Site, 'apiUrl' | 'locale'>): SearchParts['ask'] {
  const api = createApi({ origin: apiUrl, locale });
  return async (query, signal) => {
    const result = await api.call(search, { query: { q: query }, signal });
    return result.kind === 'reply' ? result.reply : undefined;
  };
}
