import { useMemo } from 'react';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/live.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { EventList } from '../features/event-list/event-list.tsx';
import { groupBySport } from '../features/live-page/group-by-sport.ts';
import { LiveHead } from '../features/event-filters/live-head.tsx';
import { SportSection, SportSections } from '../features/live-page/sport-section.tsx';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { SlowPlace } from '../shared/loading/slow-place.tsx';
import { useStableList } from '../shared/stable-list/use-stable-list.ts';
import { useLinks } from '../shared/links/use-links.ts';
import { useSearchKey } from '../shared/settings/use-search-key.ts';
import { siteLanguage, targets } from '../site/paths.ts';
import { readListQuery, withoutKeys } from '../server/loaders/lists/list-query.server.ts';
import { loadLive, type LiveList } from '../server/loaders/load-live.server.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { pageQueries } from '../server/pages/page-query.server.ts';
import { pageReply, partsOf } from '../server/http/page-reply.server.ts';
import { useMatchesOnBoard } from '../state/board/use-matches-on-board.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';

export async function loader({ params, url }: Route.LoaderArgs) {
  const read = readListQuery(url, pageQueries.live);
  if (read.kind === 'redirect') throw redirect(read.to);
  const locale = params.locale ?? siteLanguage;
  const [page, list] = await Promise.all([loadPage(locale, 'live'), loadLive(locale, read.query)]);
  if (list.kind === 'no-such-sport') throw redirect(withoutKeys(url, ['sport']));
  return pageReply({ page: partsOf(page), list, query: read.query }, list.kind === 'list');
}

export default function Live({ loaderData: { page, list, query } }: Route.ComponentProps) {
  const t = useTranslations('catalogue.live');
  const key = useSearchKey();
  return (
    <ConfiguredPage
      page={page}
      title={t('title')}
      description={t('description')}
      head={list.kind === 'list' && <LiveHead sports={list.sports} query={query} />}
    >
      {list.kind === 'unreachable' ? (
        <LoadFailure />
      ) : (
        <SlowPlace>
          <LiveMatches key={key} matches={list.matches} isOneSport={query.sport !== undefined} />
        </SlowPlace>
      )}
    </ConfiguredPage>
  );
}

function LiveMatches({ matches, isOneSport }: Pick<LiveList, 'matches'> & { readonly isOneSport: boolean }) {
  const t = useTranslations('catalogue.live');
  const links = useLinks();
  // A sport whose matches are the same keeps its list, so what was loaded anew reaches the board here.
  useMatchesOnBoard(matches);
  // A sport comes and goes as its matches do: never under a finger, and never with the row that has the focus.
  const sports = useStableList(useMemo(() => groupBySport(matches), [matches]));
  if (sports.length === 0) {
    return (
      <EmptyState
        icon="live"
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink href={links(targets.schedule)}>{t('next')}</ButtonLink>}
      />
    );
  }
  return (
    <SportSections>
      {sports.map(({ key, sport, matches: own }) => (
        <SportSection key={key} sport={sport} count={own.length} isHideable={!isOneSport}>
          <EventList matches={own} />
        </SportSection>
      ))}
    </SportSections>
  );
}
