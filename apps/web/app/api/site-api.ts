import type { Site } from '../parts/site.tsx';
import { createApi, type Api } from './call-api.ts';
import { tabCredentials as credentials } from './credentials.ts';

/** The backend of a site as a browser reaches it: the sportsbook, and the platform where that is another address. */
export function siteApi({ apiUrl, platformApiUrl, locale }: Pick<Site, 'apiUrl' | 'platformApiUrl' | 'locale'>): Api {
  const book = createApi({ origin: apiUrl, locale, credentials });
  const platform = createApi({ origin: platformApiUrl, locale, credentials });
  return { call: async (call, sent) => (call.base === 'platform' ? platform : book).call(call, sent) };
}
