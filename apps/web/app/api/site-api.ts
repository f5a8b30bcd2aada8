import type { Site } from '../parts/site.tsx';
import { createApi, type Api } from './call-api.ts';

/** The backend of a site as a browser reaches it: the sportsbook, and the platform where that is another address. */
export function siteApi({ apiUrl, platformApiUrl, locale }: Pick<Site, 'apiUrl' | 'platformApiUrl' | 'locale'>): Api {
  const book = createApi({ origin: apiUrl, locale });
  const platform = createApi({ origin: platformApiUrl, locale });
  return { call: async (call, sent) => (call.base === 'platform' ? platform : book).call(call, sent) };
}
