import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/favorites.ts';
import { createApi } from '../api/call-api.ts';
import { ConfiguredPage } from '../blocks/configured-page.tsx';
import { ListSkeleton } from '../shared/loading/list-skeleton.tsx';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { NeedsScript } from '../shared/loading/needs-script.tsx';
import { PageTitle } from '../shared/page/page-title.tsx';
import { siteLanguage } from '../site/paths.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { pageReply, partsOf } from '../server/http/page-reply.server.ts';
import { serverConfig } from '../server/config/server-config.server.ts';
import { loadFavourites } from '../state/favourites/load-favourites.ts';
import { tabFavourites } from '../state/favourites/tab-favourites.ts';
import { useReload } from '../realtime/fresh-lists.ts';
import { useStores } from '../state/use-stores.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { FavouriteList } from './favourite-events.tsx';

/** The part that is equal for everybody; only the browser knows whose favourites to show. */
export async function loader({ params }: Route.LoaderArgs) {
  const locale = params.locale ?? siteLanguage;
  const page = await loadPage(locale, 'favorites');
  return pageReply({ page: partsOf(page), apiUrl: serverConfig().publicApiUrl, locale }, true);
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [shared, favourites] = await Promise.all([serverLoader(), tabFavourites.promise]);
  if (!(await favourites.known())) return { ...shared, list: undefined };
  const api = createApi({ origin: shared.apiUrl, locale: shared.locale });
  const list = await loadFavourites(api, {
    matches: favourites.ids('matches'),
    tournaments: favourites.ids('tournaments'),
  });
  return { ...shared, list };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const t = useTranslations('favourites');
  return (
    <ConfiguredPage
      page={undefined}
      isIndexed={false}
      title={t('title')}
      description={t('description')}
      head={<Head />}
    >
      <NeedsScript words={t('needsScript')}>
        <ListSkeleton />
      </NeedsScript>
    </ConfiguredPage>
  );
}

export default function Favorites({ loaderData: { page, list } }: Route.ComponentProps) {
  const t = useTranslations('favourites');
  const { favourites } = useStores();
  const reload = useReload();
  useEffect(() => favourites.subscribe(reload), [favourites, reload]);
  return (
    <ConfiguredPage page={page} title={t('title')} description={t('description')} head={<Head />}>
      {list === undefined ? <LoadFailure /> : <FavouriteList list={list} sportKey={undefined} />}
    </ConfiguredPage>
  );
}

function Head() {
  const t = useTranslations('favourites');
  return <PageTitle title={t('title')} sign={<Icon name="star" size={22} />} />;
}
