import { getConfig } from '@slipstream/contract/http/get-config';
import { data } from 'react-router';

import type { Route } from './+types/error-page.ts';
import { createApi } from '../api/call-api.ts';
import { BlockedPage } from '../features/error-page/blocked-page.tsx';
import { useLinks } from '../parts/use-links.ts';
import { parsePath, siteLanguage, targets } from '../paths.ts';
import { serverConfig } from '../server/server-config.server.ts';

/** The pages of ERROR-1 by their addresses, for whoever is sent to one: by an edge that blocks a country, by a platform. */
const statuses: Readonly<Record<string, number>> = { '/404': 404, '/500': 500, '/blocked': 403, '/locked': 401 };

export function loader({ params, url }: Route.LoaderArgs) {
  const target = parsePath(url.pathname)?.target ?? '';
  const status = statuses[target] ?? 404;
  if (target !== '/blocked') throw data(null, { status });
  return data({ apiUrl: serverConfig().publicApiUrl, locale: params.locale ?? siteLanguage }, status);
}

/** Only the backend knows the country, and only of who asks. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { apiUrl, locale } = await serverLoader();
  const result = await createApi({ origin: apiUrl, locale }).call(getConfig);
  const code = result.kind === 'reply' ? result.reply.system.userCountry?.code : undefined;
  const name =
    code === undefined
      ? undefined
      : new Intl.DisplayNames(document.documentElement.lang, { type: 'region' }).of(code.toUpperCase());
  return { countryName: name ?? null };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <BlockedPage countryName={null} homeHref={useLinks()(targets.home)} />;
}

export default function Blocked({ loaderData }: Route.ComponentProps) {
  return <BlockedPage countryName={loaderData.countryName} homeHref={useLinks()(targets.home)} />;
}
