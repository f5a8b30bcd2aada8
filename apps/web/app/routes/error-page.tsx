import { getConfig } from '@slipstream/contract/http/get-config';
import { data } from 'react-router';

import type { Route } from './+types/error-page.ts';
import { createApi } from '../api/call-api.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { BlockedPage } from '../features/error-page/blocked-page.tsx';
import { useLinks } from '../parts/use-links.ts';
import { parsePath, siteLanguage, targets } from '../paths.ts';
import { loadPage } from '../server/load-page.server.ts';
import { missingPage } from '../server/missing-page.server.ts';
import { partsOf } from '../server/page-reply.server.ts';
import { serverConfig } from '../server/server-config.server.ts';

/** The pages of ERROR-1 by their addresses, for whoever is sent to one: by an edge that blocks a country, by a platform. */
const statuses: Readonly<Record<string, 401 | 404 | 500>> = { '/404': 404, '/500': 500, '/locked': 401 };

export async function loader({ params, url }: Route.LoaderArgs) {
  const target = parsePath(url.pathname)?.target ?? '';
  const locale = params.locale ?? siteLanguage;
  if (target !== '/blocked') throw await missingPage(locale, statuses[target]);
  const page = partsOf(await loadPage(locale, 'blocked'));
  return data({ page, apiUrl: serverConfig().publicApiUrl, locale }, 403);
}

/** Only the backend knows the country, and only of who asks. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { page, apiUrl, locale } = await serverLoader();
  const result = await createApi({ origin: apiUrl, locale }).call(getConfig);
  const code = result.kind === 'reply' ? result.reply.system.userCountry?.code : undefined;
  const name =
    code === undefined
      ? undefined
      : new Intl.DisplayNames(document.documentElement.lang, { type: 'region' }).of(code.toUpperCase());
  return { page, countryName: name ?? null };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <BlockedPage countryName={null} homeHref={useLinks()(targets.home)} />;
}

export default function Blocked({ loaderData: { page, countryName } }: Route.ComponentProps) {
  return (
    <>
      <BlockedPage countryName={countryName} homeHref={useLinks()(targets.home)} />
      {page !== undefined && <Blocks blocks={[...page.main, ...page.footer]} />}
    </>
  );
}
