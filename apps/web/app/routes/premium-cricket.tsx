import { useTranslations } from 'use-intl';

import type { Route } from './+types/premium-cricket.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { MatchSections } from '../features/event-list/match-sections.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { siteLanguage } from '../paths.ts';
import { loadFeatures } from '../server/load-features.server.ts';
import { loadKind } from '../server/load-kind.server.ts';
import { loadPage } from '../server/load-page.server.ts';
import { missingPage } from '../server/missing-page.server.ts';
import { pageReply, partsOf } from '../server/page-reply.server.ts';
import { SportIcon } from '../ui/sport-icon/sport-icon.tsx';

export async function loader({ params }: Route.LoaderArgs) {
  const locale = params.locale ?? siteLanguage;
  const [features, page, list] = await Promise.all([
    loadFeatures(),
    loadPage(locale, 'premium-cricket'),
    loadKind(locale, 'premium_cricket', undefined),
  ]);
  if (features?.isPremiumCricketEnabled === false) throw await missingPage(locale);
  return pageReply({ page: partsOf(page), list }, list.kind === 'list');
}

export default function PremiumCricket({ loaderData: { page, list } }: Route.ComponentProps) {
  const t = useTranslations('catalogue');
  return (
    <ConfiguredPage
      page={page}
      title={t('premiumCricket.title')}
      description={t('premiumCricket.description')}
      head={<PageTitle title={t('premiumCricket.heading')} sign={<SportIcon sportKey="premium-cricket" size={22} />} />}
    >
      {list.kind === 'list' ? (
        <MatchSections
          live={list.live}
          upcoming={list.upcoming}
          titles={{ live: t('premiumCricket.live'), upcoming: t('premiumCricket.upcoming') }}
        />
      ) : (
        <LoadFailure />
      )}
    </ConfiguredPage>
  );
}
