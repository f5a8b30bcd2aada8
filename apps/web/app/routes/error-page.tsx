import { getPlayer } from '@slipstream/contract/http/account/get-player';
import { data, redirect, useLocation } from 'react-router';

import type { Route } from './+types/error-page.ts';
import type { Api } from '../api/call-api.ts';
import { siteApi } from '../api/site-api.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { BlockedPage } from '../features/error-page/blocked-page.tsx';
import { LockedPage } from '../features/error-page/locked-page.tsx';
import { useLinks } from '../shared/links/use-links.ts';
import { parsePath, siteLanguage, targets } from '../site/paths.ts';
import { callerCountry, countryName } from '../state/country/blocked-country.ts';
import { rememberTold, toldAt } from '../state/country/told-country.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { missingPage } from '../server/http/missing-page.server.ts';
import { partsOf } from '../server/http/page-reply.server.ts';
import { serverConfig } from '../server/config/server-config.server.ts';

/** The pages of ERROR-1 by address, for visitors sent there by an edge server or a platform. */
const statuses: Readonly<Record<string, 404 | 500>> = { '/404': 404, '/500': 500 };
/** These two depend on the caller, which only the backend knows. */
const asked: Readonly<Record<string, { readonly name: 'blocked' | 'locked'; readonly status: number }>> = {
  [targets.blocked]: { name: 'blocked', status: 403 },
  [targets.locked]: { name: 'locked', status: 401 },
};

export async function loader({ params, url }: Route.LoaderArgs) {
  const target = parsePath(url.pathname)?.target ?? '';
  const locale = params.locale ?? siteLanguage;
  const kind = asked[target];
  if (kind === undefined) throw await missingPage(locale, statuses[target]);
  const page = partsOf(await loadPage(locale, kind.name));
  const { publicApiUrl: apiUrl, platformApiUrl } = serverConfig();
  return data({ page, name: kind.name, apiUrl, platformApiUrl, locale }, kind.status);
}

/** Only the backend knows the country and the reason for a block. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { page, name, ...where } = await serverLoader();
  const api = siteApi(where);
  return { page, name, words: await (name === 'locked' ? reasonOf(api) : countryOf(api)) };
}
clientLoader.hydrate = true as const;

async function reasonOf(api: Api): Promise<string | null> {
  const result = await api.call(getPlayer);
  if (result.kind === 'reply' || result.failure.code !== 'refused') return null;
  return result.failure.error?.message ?? null;
}

/** Who is no longer in a blocked country goes back to where they were told (ERROR-7). */
async function countryOf(api: Api): Promise<string | null> {
  const country = await callerCountry(api);
  const from = toldAt();
  if (country !== null && !country.isBlocked && from !== null) {
    rememberTold(null);
    throw redirect(from);
  }
  return country === null || country.code === null ? null : countryName(country.code, document.documentElement.lang);
}

/** Shown until the answer arrives, and without script. */
export function HydrateFallback() {
  const { pathname } = useLocation();
  const name = asked[parsePath(pathname)?.target ?? '']?.name ?? 'blocked';
  return <Shown name={name} words={null} />;
}

export default function ErrorRoute({ loaderData: { page, name, words } }: Route.ComponentProps) {
  return (
    <>
      <Shown name={name} words={words} />
      {page !== undefined && <Blocks blocks={[...page.main, ...page.footer]} />}
    </>
  );
}

function Shown({ name, words }: { readonly name: 'blocked' | 'locked'; readonly words: string | null }) {
  const homeHref = useLinks()(targets.home);
  if (name === 'locked') return <LockedPage message={words} homeHref={homeHref} />;
  return <BlockedPage countryName={words} homeHref={homeHref} />;
}
