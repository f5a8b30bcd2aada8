import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/home.ts';
import { BlockSkeletons } from '../blocks/blocks.tsx';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { useSite } from '../site/site.tsx';
import { SlowPlace } from '../shared/loading/slow-place.tsx';
import { siteLanguage } from '../site/paths.ts';
import { readListQuery } from '../server/loaders/lists/list-query.server.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { pageQueries } from '../server/pages/page-query.server.ts';
import { pageReply, partsOf } from '../server/http/page-reply.server.ts';
import { visuallyHiddenClass } from '../ui/visually-hidden/visually-hidden.tsx';

export async function loader({ params, url }: Route.LoaderArgs) {
  const read = readListQuery(url, pageQueries.home);
  if (read.kind === 'redirect') throw redirect(read.to);
  const load = await loadPage(params.locale ?? siteLanguage, 'home', { sportKey: read.query.sport });
  return pageReply({ page: partsOf(load) }, load.kind === 'page');
}

/** The first page is made of the blocks its site chose (CONFIG-2). */
export default function Home({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslations('site');
  const { name } = useSite();
  return (
    <SlowPlace skeleton={page && <BlockSkeletons blocks={page.main} />}>
      <ConfiguredPage
        page={page}
        title={t('homeTitle', { siteName: name })}
        description={t('homeDescription')}
        head={<h1 className={visuallyHiddenClass}>{t('homeHeading', { siteName: name })}</h1>}
      >
        {page === undefined && <LoadFailure />}
      </ConfiguredPage>
    </SlowPlace>
  );
}
