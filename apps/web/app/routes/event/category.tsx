import { useTranslations } from 'use-intl';

import { ConfiguredPage } from '../../blocks/configured-page.tsx';
import { MatchSections } from '../../features/event-list/match-sections.tsx';
import { LeagueTiles } from '../../features/league-page/league-tiles.tsx';
import { Counts } from '../../shared/match/counts.tsx';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { targets } from '../../site/paths.ts';
import type { CategoryPage } from '../../server/loaders/load-category.server.ts';
import type { PageParts } from '../../blocks/page-parts.ts';
import { Flag } from '../../ui/flag/flag.tsx';

export interface CategoryProps {
  readonly list: CategoryPage;
  readonly page: PageParts | undefined;
}

/** The page of a country in one sport, shown by routes/event.tsx. */
export function Category({ list: { category, leagues, live, upcoming }, page }: CategoryProps) {
  const t = useTranslations('catalogue');
  const { sport, name } = category;
  const total = leagues.reduce((sum, { count }) => sum + count.total, 0);
  return (
    <ConfiguredPage
      page={page}
      title={t('category.title', { category: name, sport: sport.name })}
      description={t('category.description', { category: name, sport: sport.name })}
      head={
        <>
          <PageTitle
            title={name}
            sign={<Flag code={category.countryCode} size={20} />}
            path={[{ text: sport.name, target: targets.sport(sport.key) }]}
          >
            <Counts total={total} live={live.length} />
          </PageTitle>
          <LeagueTiles leagues={leagues} hasFlags={false} />
        </>
      }
    >
      <MatchSections
        live={live}
        upcoming={upcoming}
        titles={{ live: t('league.live'), upcoming: t('league.upcoming') }}
      />
    </ConfiguredPage>
  );
}
