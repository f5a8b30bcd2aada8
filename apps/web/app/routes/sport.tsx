import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/sport.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { Content } from '../blocks/content.tsx';
import { MatchSections } from '../features/event-list/match-sections.tsx';
import { LeagueTiles } from '../features/league-page/league-tiles.tsx';
import { Outrights } from '../features/league-page/outrights.tsx';
import { LeaguesByCountry } from '../features/sport-page/leagues-by-country.tsx';
import { Counts } from '../shared/match/counts.tsx';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { NeedsScript } from '../shared/loading/needs-script.tsx';
import { sportTabs, tabOf } from '../site/page-tabs.ts';
import { PageTitle } from '../shared/page/page-title.tsx';
import { SlowPlace } from '../shared/loading/slow-place.tsx';
import { TabLinks } from '../shared/links/tab-links.tsx';
import { useLinks } from '../shared/links/use-links.ts';
import { siteLanguage, targets } from '../site/paths.ts';
import { readListQuery, withoutKeys } from '../server/loaders/lists/list-query.server.ts';
import { loadContent } from '../server/loaders/load-content.server.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { loadSport, type SportTabList } from '../server/loaders/load-sport.server.ts';
import { missingPage } from '../server/http/missing-page.server.ts';
import { pageQueries } from '../server/pages/page-query.server.ts';
import { pageReply, partsOf } from '../server/http/page-reply.server.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { SportIcon } from '../sports/sport-icon.tsx';

import { FavouriteEvents } from './favourite-events.tsx';

/** A sport, or a page the site added at an address of the same shape (ROUTE-3). */
export async function loader({ params, url }: Route.LoaderArgs) {
  const read = readListQuery(url, pageQueries.sport);
  if (read.kind === 'redirect') throw redirect(read.to);
  const tab = tabOf(sportTabs, read.query.tab);
  if (tab === undefined) throw redirect(withoutKeys(url, ['tab']));
  const locale = params.locale ?? siteLanguage;
  const load = await loadSport(locale, params.sport, tab);
  switch (load.kind) {
    case 'not-found': {
      const content = await loadContent(locale, `/${params.sport}`);
      if (content === undefined) throw await missingPage(locale);
      return pageReply({ kind: 'content' as const, page: content }, true);
    }
    case 'unreachable':
      return pageReply({ kind: load.kind, page: undefined }, false);
    case 'sport': {
      const page = await loadPage(locale, 'sport', { sportKey: params.sport, words: { sport: load.sport.name } });
      return pageReply({ ...load, tab, page: partsOf(page) }, load.list !== undefined);
    }
  }
}

export default function SportRoute({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'content':
      return <Content page={loaderData.page} />;
    case 'unreachable':
      return <LoadFailure />;
    case 'sport':
      return <SportPage {...loaderData} />;
  }
}

type SportPageProps = Extract<Route.ComponentProps['loaderData'], { kind: 'sport' }>;

function SportPage({ sport, count, list, tab, page }: SportPageProps) {
  const t = useTranslations('catalogue');
  return (
    <ConfiguredPage
      page={page}
      title={t('sport.title', { sport: sport.name })}
      description={t('sport.description', { sport: sport.name })}
      head={
        <PageTitle
          title={sport.name}
          sign={<SportIcon sportKey={sport.key} size={22} />}
          tabs={
            <TabLinks
              label={t('tabs')}
              selected={tab}
              tabs={sportTabs.map((key) => ({ key, text: t(`tab.${key}`) }))}
            />
          }
        >
          {count !== null && <Counts {...count} />}
        </PageTitle>
      }
    >
      <SlowPlace>{list === undefined ? <LoadFailure /> : <TabList list={list} sport={sport} />}</SlowPlace>
    </ConfiguredPage>
  );
}

function TabList({ list, sport }: { readonly list: SportTabList; readonly sport: SportPageProps['sport'] }) {
  const t = useTranslations('catalogue');
  const words = useTranslations('favourites');
  const links = useLinks();
  const query = `?sport=${encodeURIComponent(sport.key)}`;
  switch (list.tab) {
    case 'top':
      return (
        <MatchSections
          live={list.live}
          upcoming={list.upcoming}
          titles={{ live: t('sport.live'), upcoming: t('sport.upcoming') }}
          more={{
            live: { text: t('sport.allLive', { sport: sport.name }), href: links(targets.live) + query },
            upcoming: { text: t('sport.schedule'), href: links(targets.schedule) + query },
          }}
        />
      );
    case 'all':
      return list.leagues.length === 0 ? (
        <EmptyState icon="calendar" title={t('noLeagues.title')} text={t('noLeagues.text')} />
      ) : (
        <LeaguesByCountry
          leagues={list.leagues}
          renderLeagues={(leagues) => <LeagueTiles leagues={leagues} hasFlags={false} />}
        />
      );
    case 'outrights':
      return <Outrights outrights={list.outrights} />;
    case 'favorites':
      return (
        <NeedsScript words={words('needsScript')}>
          <FavouriteEvents sportKey={sport.key} />
        </NeedsScript>
      );
  }
}
