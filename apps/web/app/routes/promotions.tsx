import { lazy, Suspense } from 'react';

import type { Route } from './+types/promotions.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { ListSkeleton } from '../shared/loading/list-skeleton.tsx';
import { withWords } from '../shared/messages/with-words.ts';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { PageTitle } from '../shared/page/page-title.tsx';
import { useSite } from '../site/site.tsx';
import { siteLanguage } from '../site/paths.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { pageReply } from '../server/http/page-reply.server.ts';

const BonusCenter = lazy(withWords(['bonuses'], async () => import('../features/bonuses/bonus-center.tsx')));

export async function loader({ params }: Route.LoaderArgs) {
  const load = await loadPage(params.locale ?? siteLanguage, 'promotions');
  return pageReply({ page: load.kind === 'page' ? load.page : undefined }, load.kind === 'page');
}

/** The site's promotions, and below them the player's bonuses. */
export default function Promotions({ loaderData: { page } }: Route.ComponentProps) {
  const { bonuses } = useSite();
  if (page === undefined) return <LoadFailure />;
  const title = page.title ?? '';
  return (
    <ConfiguredPage page={page} title={title} head={<PageTitle title={title} />}>
      {bonuses.isOn && (
        <Suspense fallback={<ListSkeleton />}>
          <BonusCenter />
        </Suspense>
      )}
    </ConfiguredPage>
  );
}
