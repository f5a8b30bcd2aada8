import type { Site } from '../site/site.tsx';
import { createApi, type Api } from './call-api.ts';
import { tabCredentials as credentials } from './credentials.ts';
import { tabFailures } from './failed-calls.ts';

/**
 * The backend of a site as a browser reaches it: the sportsbook, and the platform where that is another address.
 * `request` fetches in place of the browser.
 */
export function siteApi(
  { apiUrl, platformApiUrl, locale }: Pick<Site, 'apiUrl' | 'platformApiUrl'> & { readonly locale: string },
  request?: typeof fetch,
): Api {
  const common = { locale, credentials, onFailed: tabFailures.tell, ...(request && { fetch: request }) };
  const book = createApi({ ...common, origin: apiUrl });
  const platform = createApi({ ...common, origin: platformApiUrl });
  return { call: async (call, sent) => (call.base === 'platform' ? platform : book).call(call, sent) };
}
