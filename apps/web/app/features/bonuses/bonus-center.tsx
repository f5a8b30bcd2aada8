import type { AmbProgress } from '@slipstream/contract/entities/bonuses/amb-progress';
import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { siteApi } from '../../api/site-api.ts';
import { ListSkeleton } from '../../shared/loading/list-skeleton.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { OffersSwitch } from '../../shared/settings/offers-switch.tsx';
import { useSite } from '../../site/site.tsx';
import type { BonusesStore } from '../../state/bonuses/bonuses-store.ts';
import { useOffers } from '../../state/offers/offers.ts';
import { useSession } from '../../state/session/use-session.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { BonusCard } from './bonus-card.tsx';
import styles from './bonus-center.module.css';
import { BonusEnd } from './detail/bonus-end.tsx';
import { JackpotWidgets } from './jackpots/jackpot-widgets.tsx';
import { OffersHidden } from './offers-hidden.tsx';
import { OpenOffers } from './open-offers.tsx';
import { PromoCode } from './promo-code.tsx';

/** All bonuses and jackpots; hidden for players who want no offers. */
export default function BonusCenter() {
  const site = useSite();
  const api = useMemo(() => siteApi(site), [site]);
  const { status } = useSession();
  const shown = useOffers();
  const { store } = useStore(useStores().bonuses);
  if (status === 'unknown' || status === 'pending' || shown === 'unknown') return <ListSkeleton />;
  return (
    <div className={styles.center}>
      {shown === 'on' ? (
        <>
          {site.bonuses.hasJackpots && <JackpotWidgets api={api} />}
          {status === 'visitor' && <OpenOffers api={api} />}
          {status === 'player' && store !== null && <OwnBonuses store={store} hasProgress={site.bonuses.hasProgress} />}
        </>
      ) : (
        <OffersHidden why={shown} />
      )}
      <div className={styles.choice}>
        <OffersSwitch />
      </div>
    </div>
  );
}

const views = ['available', 'active', 'past'] as const;
type View = (typeof views)[number];

function OwnBonuses({ store, hasProgress }: { readonly store: BonusesStore; readonly hasProgress: boolean }) {
  const t = useTranslations('bonuses');
  const { state, bonuses, amb } = useStore(store.state);
  const [chosen, setView] = useState<View | null>(null);
  const own = bonuses.filter(({ bonusType }) => bonusType !== 'jackpot');
  const of = (view: View) => own.filter((bonus) => viewOf(bonus) === view);
  const view = chosen ?? (of('available').length > 0 ? 'available' : 'active');
  if (state === 'loading') return <ListSkeleton />;
  if (state === 'failed') {
    return (
      <EmptyState
        icon="warning"
        title={t('loadFailed.title')}
        text={t('loadFailed.text')}
        action={<Button onClick={() => void store.load()}>{t('loadFailed.retry')}</Button>}
      />
    );
  }
  return (
    <section className={styles.own} aria-label={t('yours')}>
      <h2 className={styles.title}>{t('yours')}</h2>
      {hasProgress && amb.map((progress) => <AmbBar key={progress.bonusId} progress={progress} />)}
      <PromoCode store={store} />
      <Tabs
        label={t('view.label')}
        look="segment"
        tabs={views.map((key) => ({ key, label: t(`view.${key}`, { count: of(key).length }) }))}
        selected={view}
        onSelect={setView}
      >
        {of(view).length === 0 ? (
          <EmptyState icon="gift" title={t(`empty.${view}`)} text={t('empty.text')} />
        ) : (
          <ul className={styles.cards}>
            {of(view).map((bonus) => (
              <li key={bonus.id}>
                <BonusCard bonus={bonus} more={{ onOpen: () => open(bonus) }} />
              </li>
            ))}
          </ul>
        )}
      </Tabs>
    </section>
  );

  function open(bonus: Bonus): void {
    store.open(bonus.id);
    void store.see([bonus]);
  }
}

/** "3 more bets of 5.00 for a freebet." */
export function AmbBar({ progress }: { readonly progress: AmbProgress }) {
  const t = useTranslations('bonuses.amb');
  const money = useMoney();
  const { currency, minStake, progressCount, ranges, issueTo } = progress;
  const next = ranges.find(({ reached }) => !reached);
  if (next === undefined) return null;
  const words = t('next', {
    count: next.betsCount - progressCount,
    stake: money(minStake, currency),
    amount: money(next.amount, currency),
  });
  return (
    <div className={styles.amb}>
      <p>{words}</p>
      <ProgressBar tone="gold" label={words} value={progressCount} max={next.betsCount} />
      {issueTo !== null && <BonusEnd time={issueTo} />}
    </div>
  );
}

function viewOf({ userBonusStatus: status }: Bonus): View {
  if (status === 'active') return 'active';
  return status === 'available' || status === 'not_available' ? 'available' : 'past';
}
