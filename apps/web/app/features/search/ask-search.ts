import { getPopularSearches } from '@slipstream/contract/http/catalogue/get-popular-searches';
import { search } from '@slipstream/contract/http/catalogue/search';

import { createApi } from '../../api/call-api.ts';
import type { Site } from '../../site/site.tsx';
import type { SearchParts } from './search-session.ts';

/** Calls the API's search and popular searches (CAT-4). */
export function askSearch({
  apiUrl,
  locale,
}: Pick<Site, 'apiUrl' | 'locale'>): Pick<SearchParts, 'ask' | 'askPopular'> {
  const api = createApi({ origin: apiUrl, locale });
  return {
    ask: async (query, signal) => {
      const result = await api.call(search, { query: { q: query }, signal });
      return result.kind === 'reply' ? result.reply : undefined;
    },
    askPopular: async () => {
      const result = await api.call(getPopularSearches);
      return result.kind === 'reply' ? result.reply : undefined;
    },
  };
}
