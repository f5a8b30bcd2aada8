import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/first.ts';
import { readListQuery } from '../../server/loaders/lists/list-query.server.ts';
import { loadLive } from '../../server/loaders/load-live.server.ts';
import { pageQueries } from '../../server/pages/page-query.server.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { basePath, parsePath, siteLanguage, targets } from '../../site/paths.ts';

/** Leads to the first match; without one there is only the list's empty state. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const read = readListQuery(url, pageQueries.live);
  if (read.kind === 'redirect') return null;
  const list = await loadLive(params.locale ?? siteLanguage, read.query);
  const first = list.kind === 'list' ? list.matches[0] : undefined;
  if (first === undefined) return null;
  const prefix = parsePath(url.pathname)?.prefix;
  const target = targets.inLiveOverview(first.tournament.sport.key, first.slug);
  throw redirect((prefix === undefined ? '' : `/${prefix}`) + basePath + target + url.search);
}

export default function NoMatch() {
  const t = useTranslations('catalogue.live');
  return <PageHead title={t('title')} description={t('description')} isIndexed={false} />;
}
