import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/schedule.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { DayFilter } from '../features/event-filters/day-filter.tsx';
import { FilterBar } from '../features/event-filters/filter-bar.tsx';
import { SportFilter } from '../features/event-filters/sport-filter.tsx';
import { EventList } from '../features/event-list/event-list.tsx';
import { SortFilter } from '../features/schedule/sort-filter.tsx';
import { WindowFilter } from '../features/schedule/window-filter.tsx';
import { ListPages } from '../shared/links/list-pages.tsx';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { PageTitle } from '../shared/page/page-title.tsx';
import { HidesSports } from '../shared/settings/hides-sports.tsx';
import { SlowPlace } from '../shared/loading/slow-place.tsx';
import { useSearchKey } from '../shared/settings/use-search-key.ts';
import { siteLanguage } from '../site/paths.ts';
import { readListQuery, withoutKeys } from '../server/loaders/lists/list-query.server.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { loadSchedule, type Schedule, type ScheduleQuery } from '../server/loaders/load-schedule.server.ts';
import { pageQueries } from '../server/pages/page-query.server.ts';
import { pageReply, partsOf } from '../server/http/page-reply.server.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { visuallyHiddenClass } from '../ui/visually-hidden/visually-hidden.tsx';

export async function loader({ params, url }: Route.LoaderArgs) {
  const read = readListQuery(url, pageQueries.schedule);
  if (read.kind === 'redirect') throw redirect(read.to);
  const locale = params.locale ?? siteLanguage;
  const [page, list] = await Promise.all([loadPage(locale, 'schedule'), loadSchedule(locale, read.query)]);
  if (list.kind === 'nothing-there') throw redirect(withoutKeys(url, list.keys));
  return pageReply({ page: partsOf(page), list, query: read.query }, list.kind === 'list');
}

export default function SchedulePage({ loaderData: { page, list, query } }: Route.ComponentProps) {
  const t = useTranslations('filters');
  return (
    <ConfiguredPage
      page={page}
      title={t('schedule.title')}
      description={t('schedule.description')}
      head={<PageTitle title={t('schedule.title')} />}
    >
      {list.kind === 'list' ? <Listed list={list} query={query} /> : <LoadFailure />}
    </ConfiguredPage>
  );
}

function Listed({ list, query }: { readonly list: Schedule; readonly query: ScheduleQuery }) {
  const { days, today, sports } = list;
  const selected = query.time === undefined ? (query.date ?? today) : undefined;
  return (
    <>
      <DayFilter days={days} today={today} usual={today} selected={selected} />
      <SportFilter sports={sports} selected={query.sport} />
      <FilterBar>
        <WindowFilter hours={query.time} />
        <SortFilter sortBy={query.sortBy} />
      </FilterBar>
      <SlowPlace>
        <Matches list={list} isByLeague={query.sortBy?.startsWith('tournament') ?? false} />
      </SlowPlace>
    </>
  );
}

function Matches({ list, isByLeague }: { readonly list: Schedule; readonly isByLeague: boolean }) {
  const t = useTranslations();
  const key = useSearchKey();
  if (list.matches.length === 0) {
    return (
      <EmptyState icon="calendar" title={t('filters.schedule.empty.title')} text={t('filters.schedule.empty.text')} />
    );
  }
  return (
    <>
      <h2 className={visuallyHiddenClass}>{t('filters.schedule.list')}</h2>
      <HidesSports>
        <EventList key={key} matches={list.matches} grouping={isByLeague ? 'league' : 'kick-off'} />
      </HidesSports>
      <ListPages pages={list.pagination} />
    </>
  );
}
