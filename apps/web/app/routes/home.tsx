import { data, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/home.ts';
import { EventList } from '../features/event-list/event-list.tsx';
import { EventSection } from '../features/event-list/event-section.tsx';
import { Featured } from '../features/featured/featured.tsx';
import { SportChips } from '../features/sport-chips/sport-chips.tsx';
import { useLinks } from '../parts/use-links.ts';
import { useSite } from '../parts/site.tsx';
import { targets } from '../paths.ts';
import { loadHome } from '../server/load-home.server.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Hidden } from '../ui/hidden/hidden.tsx';
import type { loader as loadSportsbook } from './sportsbook.tsx';

export async function loader({ params, request }: Route.LoaderArgs) {
  const sport = new URL(request.url).searchParams.get('sport') ?? undefined;
  const lists = await loadHome(params.locale ?? 'en', sport);
  // A failure is shown in the page's place and tried again by the next visitor: the cache keeps no 5xx.
  return data({ lists, sport }, lists === undefined ? 503 : 200);
}

export default function Home({ loaderData: { lists, sport } }: Route.ComponentProps) {
  const t = useTranslations();
  const links = useLinks();
  const site = useSite();
  const menu = useRouteLoaderData<typeof loadSportsbook>('routes/sportsbook');
  if (lists === undefined) {
    return <EmptyState icon="wifi-off" title={t('errors.unreachable.title')} text={t('errors.unreachable.text')} />;
  }
  return (
    <>
      <title>{t('site.homeTitle', { siteName: site.name })}</title>
      <meta name="description" content={t('site.homeDescription')} />
      <Hidden>
        <h1>{t('site.homeHeading', { siteName: site.name })}</h1>
      </Hidden>
      <Featured matches={lists.featured} />
      <SportChips sports={menu?.sports ?? []} selected={sport} />
      <EventSection title={t('events.liveNow')} isLive more={{ text: t('events.allLive'), href: links(targets.live) }}>
        {lists.live.length > 0 ? (
          <EventList matches={lists.live} />
        ) : (
          <EmptyState icon="live" title={t('events.noLive.title')} text={t('events.noLive.text')} />
        )}
      </EventSection>
      <EventSection
        title={t('events.startingSoon')}
        more={{ text: t('events.schedule'), href: links(targets.schedule) }}
      >
        {lists.upcoming.length > 0 ? (
          <EventList matches={lists.upcoming} />
        ) : (
          <EmptyState icon="calendar" title={t('events.noUpcoming.title')} text={t('events.noUpcoming.text')} />
        )}
      </EventSection>
    </>
  );
}
