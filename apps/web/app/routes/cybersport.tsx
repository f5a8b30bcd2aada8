import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/cybersport.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { KindNotice } from '../features/connection/kind-notice.tsx';
import { SportFilter } from '../features/event-filters/sport-filter.tsx';
import { MatchSections } from '../features/event-list/match-sections.tsx';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { PageTitle } from '../shared/page/page-title.tsx';
import { SlowPlace } from '../shared/loading/slow-place.tsx';
import { useLinks } from '../shared/links/use-links.ts';
import { siteLanguage, targets } from '../site/paths.ts';
import { readListQuery, withoutKeys } from '../server/loaders/lists/list-query.server.ts';
import { loadKind } from '../server/loaders/load-kind.server.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { pageQueries } from '../server/pages/page-query.server.ts';
import { pageReply, partsOf } from '../server/http/page-reply.server.ts';
import { Icon } from '../ui/icon/icon.tsx';

export async function loader({ params, url }: Route.LoaderArgs) {
  const read = readListQuery(url, pageQueries.cybersport);
  if (read.kind === 'redirect') throw redirect(read.to);
  const locale = params.locale ?? siteLanguage;
  const { sport } = read.query;
  const [page, list] = await Promise.all([
    loadPage(locale, 'cybersport', { sportKey: sport }),
    loadKind(locale, 'cyber', sport),
  ]);
  if (list.kind === 'no-such-sport') throw redirect(withoutKeys(url, ['sport']));
  return pageReply({ page: partsOf(page), list, sport }, list.kind === 'list');
}

export default function Cybersport({ loaderData: { page, list, sport } }: Route.ComponentProps) {
  const t = useTranslations('catalogue');
  const links = useLinks();
  // The site may show live matches with a block of its own; then they are not shown twice.
  const hasLive = page?.main.some(({ type }) => type === 'live-now') ?? false;
  const title = <PageTitle title={t('cybersport.heading')} sign={<Icon name="sport-esports" size={22} />} />;
  const filter = list.kind === 'list' && <SportFilter sports={list.sports} selected={sport} />;
  return (
    <ConfiguredPage
      page={page}
      title={t('cybersport.title')}
      description={t('cybersport.description')}
      head={
        <>
          {title}
          <KindNotice kind="cyber" />
          {filter}
        </>
      }
    >
      {list.kind === 'unreachable' ? (
        <LoadFailure />
      ) : (
        <SlowPlace>
          <MatchSections
            live={hasLive ? [] : list.live}
            upcoming={list.upcoming}
            titles={{ live: t('sport.live'), upcoming: t('cybersport.upcoming') }}
            more={{ upcoming: { text: t('sport.schedule'), href: `${links(targets.schedule)}?sportType=cyber` } }}
            grouping="kick-off"
          />
        </SlowPlace>
      )}
    </ConfiguredPage>
  );
}
