import type { MatchId } from '@slipstream/units/ids';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { siteApi } from '../../api/site-api.ts';
import { useSite } from '../../site/site.tsx';
import type { BetsView } from '../../state/my-bets/bets-filter.ts';
import { followMatches } from '../../state/my-bets/follow-matches.ts';
import { MyBetsStore, type MyBets } from '../../state/my-bets/my-bets-store.ts';
import { usePanel } from '../../state/panel/panel.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { ShareCodeEntry } from '../../shared/betting/share-code-entry.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { BetList } from './bet-list.tsx';
import { BetFilters } from './bet-filters.tsx';
import { BetsSkeleton } from './bets-skeleton.tsx';
import { BetsSummary } from './bets-summary.tsx';
import styles from './my-bets-body.module.css';
import { OneBet } from './one-bet.tsx';

const views = ['open', 'settled', 'all'] as const satisfies readonly BetsView[];

/** How many matches of open bets are subscribed to; other bets show their own data. */
const followedMax = 40;

/** Open, settled and all bets of the player, live. */
export default function MyBetsBody() {
  const t = useTranslations('myBets');
  const site = useSite();
  const stores = useStores();
  const api = useMemo(() => siteApi(site), [site]);
  const [store] = useState(() => new MyBetsStore(api, stores));
  useEffect(() => store.start(), [store]);
  const list = useStore(store.state);
  const { filter } = list;
  const { betId } = usePanel();
  const ended = useMemo(
    () => ({ onSettled: () => store.choose({ view: 'settled', result: null }), onClose: store.dismiss }),
    [store],
  );
  const followed = useFollowed(list);
  useEffect(
    () => followMatches(followed === '' ? [] : (followed.split(' ') as MatchId[]), stores, api),
    [followed, stores, api],
  );

  if (betId !== null) return <OneBet key={betId} id={betId} api={api} />;
  return (
    <div className={styles.body}>
      <Tabs
        label={t('view.label')}
        look="segment"
        tabs={views.map((key) => ({ key, label: t(`view.${key}`) }))}
        selected={filter.view}
        onSelect={(view) => store.choose({ view, result: null })}
      >
        <div className={styles.scroll}>
          <BetFilters filter={filter} onChange={store.choose} />
          {filter.view === 'settled' && <BetsSummary api={api} period={filter.period} />}
          {list.state === 'failed' && (
            <EmptyState
              icon="warning"
              title={t('failed.title')}
              text={t('failed.text')}
              action={<Button onClick={store.retry}>{t('failed.retry')}</Button>}
            />
          )}
          {list.bets.length > 0 && (
            <BetList
              bets={list.bets}
              api={api}
              hasMore={list.hasMore}
              onMore={store.more}
              ended={filter.view === 'open' ? ended : null}
            />
          )}
          {list.state === 'loading' && <BetsSkeleton />}
          {list.state === 'ready' && list.bets.length === 0 && (
            <EmptyState
              icon="receipt"
              title={emptyTitle()}
              text={isFiltered() ? t('empty.filteredText') : t('empty.text')}
              action={isFiltered() ? undefined : <ShareCodeEntry />}
            />
          )}
        </div>
      </Tabs>
    </div>
  );

  function isFiltered(): boolean {
    return filter.period !== 'any' || filter.type !== null || filter.result !== null;
  }

  function emptyTitle(): string {
    return isFiltered() ? t('empty.filtered') : t(`empty.${filter.view}`);
  }
}

/** The matches of open legs as one string, so that equal ones do not resubscribe. */
function useFollowed({ bets }: MyBets): string {
  const ids = new Set<string>();
  for (const { selections, status } of bets) {
    if (status !== 'waiting_results' && status !== 'submitted') continue;
    for (const leg of selections) if (leg.status === 'open' && ids.size < followedMax) ids.add(leg.match.id);
  }
  return [...ids].toSorted((one, other) => (one < other ? -1 : 1)).join(' ');
}
