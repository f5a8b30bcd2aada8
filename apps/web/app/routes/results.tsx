import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/results.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { DayFilter } from '../features/event-filters/day-filter.tsx';
import { SportFilter } from '../features/event-filters/sport-filter.tsx';
import { LeagueSelect } from '../features/results/league-select.tsx';
import { ResultsList } from '../features/results/results-list.tsx';
import { ListPages } from '../shared/links/list-pages.tsx';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { PageTitle } from '../shared/page/page-title.tsx';
import { SlowPlace } from '../shared/loading/slow-place.tsx';
import { siteLanguage } from '../site/paths.ts';
import { readListQuery, withoutKeys } from '../server/loaders/lists/list-query.server.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { loadResults, type Results } from '../server/loaders/load-results.server.ts';
import { pageQueries } from '../server/pages/page-query.server.ts';
import { pageReply, partsOf } from '../server/http/page-reply.server.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';

export async function loader({ params, url }: Route.LoaderArgs) {
  const read = readListQuery(url, pageQueries.results);
  if (read.kind === 'redirect') throw redirect(read.to);
  const locale = params.locale ?? siteLanguage;
  const [page, list] = await Promise.all([loadPage(locale, 'results'), loadResults(locale, read.query)]);
  if (list.kind === 'nothing-there') throw redirect(withoutKeys(url, list.keys));
  return pageReply({ page: partsOf(page), list }, list.kind === 'list');
}

export default function ResultsPage({ loaderData: { page, list } }: Route.ComponentProps) {
  const t = useTranslations('filters.results');
  return (
    <ConfiguredPage
      page={page}
      title={t('title')}
      description={t('description')}
      head={<PageTitle title={t('title')} />}
    >
      {list.kind === 'list' ? <Listed list={list} /> : <LoadFailure />}
    </ConfiguredPage>
  );
}

function Listed({ list }: { readonly list: Results }) {
  const t = useTranslations('filters.results.empty');
  return (
    <>
      <DayFilter days={list.days} today={list.today} selected={list.day} />
      <SportFilter sports={list.sports} selected={list.sport} hasAll={false} />
      {list.leagues.length > 1 && <LeagueSelect leagues={list.leagues} selected={list.league} />}
      <SlowPlace>
        {list.matches.length === 0 && <EmptyState icon="results" title={t('title')} text={t('text')} />}
        <ResultsList matches={list.matches} />
        <ListPages pages={list.pagination} />
      </SlowPlace>
    </>
  );
}
