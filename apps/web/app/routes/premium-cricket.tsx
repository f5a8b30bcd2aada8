import { useTranslations } from 'use-intl';

import type { Route } from './+types/premium-cricket.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { KindNotice } from '../features/connection/kind-notice.tsx';
import { MatchSections } from '../features/event-list/match-sections.tsx';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { PageTitle } from '../shared/page/page-title.tsx';
import { siteLanguage } from '../site/paths.ts';
import { loadFeatures } from '../server/loaders/site/load-features.server.ts';
import { loadKind } from '../server/loaders/load-kind.server.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { missingPage } from '../server/http/missing-page.server.ts';
import { pageReply, partsOf } from '../server/http/page-reply.server.ts';
import { SportIcon } from '../sports/sport-icon.tsx';

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
      <KindNotice kind="premium_cricket" />
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
