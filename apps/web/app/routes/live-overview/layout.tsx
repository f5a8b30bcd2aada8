import { Outlet, redirect, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/layout.ts';
import { LiveHead } from '../../features/event-filters/live-head.tsx';
import { OverviewList } from '../../features/event-list/overview/overview-list.tsx';
import { readListQuery, withoutKeys } from '../../server/loaders/lists/list-query.server.ts';
import { loadLive } from '../../server/loaders/load-live.server.ts';
import { pageReply } from '../../server/http/page-reply.server.ts';
import { pageQueries } from '../../server/pages/page-query.server.ts';
import { LoadFailure } from '../../shared/loading/load-failure.tsx';
import { useLinks } from '../../shared/links/use-links.ts';
import { siteLanguage, targets } from '../../site/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import styles from './layout.module.css';
import { ListSkeleton } from '../../shared/loading/list-skeleton.tsx';
import { useIsSlow } from '../../shared/loading/use-is-slow.ts';

/** What is live beside one match of it (SHOW-12). */
export async function loader({ params, url }: Route.LoaderArgs) {
  const read = readListQuery(url, pageQueries.live);
  if (read.kind === 'redirect') throw redirect(read.to);
  const list = await loadLive(params.locale ?? siteLanguage, read.query);
  if (list.kind === 'no-such-sport') throw redirect(withoutKeys(url, ['sport']));
  return pageReply({ list, query: read.query, page: undefined }, list.kind === 'list');
}

export default function LiveOverview({ loaderData: { list, query } }: Route.ComponentProps) {
  const t = useTranslations('catalogue.live');
  const links = useLinks();
  if (list.kind === 'unreachable') return <LoadFailure />;
  return (
    <div className={styles.page}>
      <LiveHead sports={list.sports} query={query} />
      {list.matches.length === 0 && (
        <EmptyState
          icon="live"
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink href={links(targets.schedule)}>{t('next')}</ButtonLink>}
        />
      )}
      <div className={styles.overview}>
        {list.matches.length > 0 && <OverviewList key={query.sport ?? ''} matches={list.matches} />}
        <div className={styles.match}>
          <MatchPlace />
        </div>
      </div>
    </div>
  );
}

/** While the next match is slow to load, its skeleton replaces the old one. */
function MatchPlace() {
  const isSlow = useIsSlow(useNavigation().state === 'loading');
  return isSlow ? <ListSkeleton cards={3} /> : <Outlet />;
}
