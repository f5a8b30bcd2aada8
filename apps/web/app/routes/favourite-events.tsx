import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';

import { EventSection } from '../features/event-list/event-section.tsx';
import { MatchSection } from '../features/event-list/match-section.tsx';
import { sortFavourites } from '../features/favourites/sort-favourites.ts';
import { groupResults } from '../features/results/group-results.ts';
import { LeagueResults } from '../features/results/league-results.tsx';
import { ListSkeleton } from '../shared/loading/list-skeleton.tsx';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { useLinks } from '../shared/links/use-links.ts';
import { targets } from '../site/paths.ts';
import type { FavouriteMatches } from '../state/favourites/load-favourites.ts';
import { useStores } from '../state/use-stores.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import type { clientLoader } from './favorites.tsx';

/** The favourites of one sport, as a part of that sport's page. */
export function FavouriteEvents({ sportKey }: { readonly sportKey: string }) {
  const { load, data } = useFetcher<typeof clientLoader>({ key: 'favourites' });
  const { favourites } = useStores();
  const address = useLinks()(targets.favorites);
  useEffect(() => {
    void load(address);
    return favourites.subscribe(() => void load(address));
  }, [load, address, favourites]);
  if (data === undefined) return <ListSkeleton />;
  return data.list === undefined ? <LoadFailure /> : <FavouriteList list={data.list} sportKey={sportKey} />;
}

export interface FavouriteListProps {
  readonly list: FavouriteMatches;
  /** Undefined for all sports. */
  readonly sportKey: string | undefined;
}

export function FavouriteList({ list, sportKey }: FavouriteListProps) {
  const t = useTranslations('favourites');
  const links = useLinks();
  const { live, upcoming, ofLeagues, over } = useMemo(() => sortFavourites(list, sportKey), [list, sportKey]);
  const words = sportKey === undefined ? 'empty' : 'emptySport';
  const isEmpty = live.length + upcoming.length + ofLeagues.length + over.length === 0;
  return (
    <>
      <MatchSection title={t('live')} isLive matches={live} />
      <MatchSection title={t('upcoming')} matches={upcoming} />
      <MatchSection title={t('leagues')} matches={ofLeagues} />
      {over.length > 0 && (
        <EventSection title={t('over')}>
          {groupResults(over).map(({ league, matches }) => (
            <LeagueResults key={league.id} league={league} matches={matches} />
          ))}
        </EventSection>
      )}
      {isEmpty && (
        <EmptyState
          icon="star"
          title={t(`${words}.title`)}
          text={t(`${words}.text`)}
          action={<ButtonLink href={links(targets.live)}>{t('browse')}</ButtonLink>}
        />
      )}
    </>
  );
}
