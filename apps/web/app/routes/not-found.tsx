import type { Route } from './+types/not-found.ts';
import { Content } from '../blocks/content.tsx';
import { parsePath, siteLanguage } from '../site/paths.ts';
import { loadContent } from '../server/loaders/load-content.server.ts';
import { missingPage } from '../server/http/missing-page.server.ts';
import { pageReply } from '../server/http/page-reply.server.ts';

/** No page of the product; the site may have added one (ROUTE-3). */
export async function loader({ params, url }: Route.LoaderArgs) {
  const path = parsePath(url.pathname);
  const page = path === null ? undefined : await loadContent(params.locale ?? siteLanguage, path.target);
  if (page === undefined) throw await missingPage(params.locale ?? siteLanguage);
  return pageReply({ page }, true);
}

export default function AddedPage({ loaderData: { page } }: Route.ComponentProps) {
  return <Content page={page} />;
}
