import { useTranslations } from 'use-intl';

import { ConfiguredPage } from '../../blocks/configured-page.tsx';
import { MatchSections } from '../../features/event-list/match-sections.tsx';
import { Outrights } from '../../features/league-page/outrights.tsx';
import { Standings } from '../../features/league-page/standings.tsx';
import { Counts } from '../../shared/match/counts.tsx';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { SlowPlace } from '../../shared/loading/slow-place.tsx';
import { StarButton } from '../../shared/match/star-button.tsx';
import { TabLinks } from '../../shared/links/tab-links.tsx';
import { targets } from '../../site/paths.ts';
import type { LeaguePage } from '../../server/loaders/load-league.server.ts';
import type { PageParts } from '../../blocks/page-parts.ts';
import { Flag } from '../../ui/flag/flag.tsx';

export interface LeagueProps {
  readonly list: LeaguePage;
  readonly page: PageParts | undefined;
}

/** The page of a league, shown by routes/event.tsx. */
export function League({ list, page }: LeagueProps) {
  const t = useTranslations('catalogue');
  const { league, live, upcoming, outrights, table, tab } = list;
  const { sport, category } = league;
  const tabs = [
    'matches' as const,
    ...(outrights.length > 0 || tab === 'outrights' ? ['outrights' as const] : []),
    ...(table.length > 0 || tab === 'table' ? ['table' as const] : []),
  ];
  return (
    <ConfiguredPage
      page={page}
      title={t('league.title', { league: league.name })}
      description={t('league.description', { league: league.name, category: category.name })}
      head={
        <PageTitle
          title={league.name}
          sign={<Flag code={category.countryCode} size={20} />}
          path={[
            { text: sport.name, target: targets.sport(sport.key) },
            { text: category.name, target: targets.inSport(sport.key, category.slug) },
          ]}
          tabs={
            tabs.length > 1 && (
              <TabLinks label={t('tabs')} selected={tab} tabs={tabs.map((key) => ({ key, text: t(`tab.${key}`) }))} />
            )
          }
        >
          <StarButton type="tournaments" id={league.id} name={league.name} />
          <Counts total={live.length + upcoming.length} live={live.length} />
        </PageTitle>
      }
    >
      <SlowPlace>
        {tab === 'matches' && (
          <MatchSections
            live={live}
            upcoming={upcoming}
            titles={{ live: t('league.live'), upcoming: t('league.upcoming') }}
          />
        )}
        {tab === 'outrights' && <Outrights outrights={outrights} />}
        {tab === 'table' && <Standings leagueName={league.name} rows={table} />}
      </SlowPlace>
    </ConfiguredPage>
  );
}
