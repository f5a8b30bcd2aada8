import type { Route } from './+types/content-page.ts';
import { Content } from '../blocks/content.tsx';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { parsePath, siteLanguage } from '../site/paths.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { missingPage } from '../server/http/missing-page.server.ts';
import { pageReply } from '../server/http/page-reply.server.ts';

/** Pages that every site has as content: their key is the last part of the address. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const key = parsePath(url.pathname)?.target.slice(1) ?? '';
  const load = await loadPage(params.locale ?? siteLanguage, key);
  if (load.kind === 'not-found') throw await missingPage(params.locale ?? siteLanguage);
  return pageReply({ page: load.kind === 'page' ? load.page : undefined }, load.kind === 'page');
}

export default function ContentPage({ loaderData: { page } }: Route.ComponentProps) {
  return page === undefined ? <LoadFailure /> : <Content page={page} />;
}
