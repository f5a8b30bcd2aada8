import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import type { BonusType } from '@slipstream/contract/entities/bonuses/bonus-status';
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useLinks } from '../../shared/links/use-links.ts';
import { targets } from '../../site/paths.ts';
import type { BonusesStore } from '../../state/bonuses/bonuses-store.ts';
import { isToasted } from '../../state/bonuses/toast-queue.ts';
import { offerOnArrival, recordOffer, type VisitOffer } from '../../state/bonuses/visit-offer.ts';
import { sessionStore } from '../../state/storage/session-storage.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useBonusWorth } from './detail/bonus-worth.ts';
import styles from './bonus-offer.module.css';

export interface BonusOfferProps {
  readonly store: BonusesStore;
  readonly quiet: readonly BonusType[];
}

/** One unseen bonus per visit, as a row of the page; it covers nothing (BONUS-3). The bonus centre has them all. */
export function BonusOffer({ store, quiet }: BonusOfferProps) {
  const t = useTranslations('bonuses');
  const worth = useBonusWorth();
  const { bonuses } = useStore(store.state);
  const isOffered = (bonus: Bonus) => bonus.bonusType !== 'jackpot' && isToasted(bonus, quiet);
  const [bonus, letGo] = useVisitOffer(bonuses.filter(isOffered));
  if (bonus === undefined) return null;
  function see(seen: Bonus): void {
    void store.see([seen]);
    letGo();
  }
  return (
    <section className={styles.offer} aria-label={t('toast.label')}>
      <span className={styles.icon}>
        <Icon name="gift" size={20} />
      </span>
      <button
        type="button"
        className={styles.words}
        onClick={() => {
          store.open(bonus.id);
          see(bonus);
        }}
      >
        <span className={styles.kind}>{t(`type.${bonus.bonusType}`)}</span>
        <b className={styles.name}>{bonus.name}</b>
        <span className={styles.worth}>{worth(bonus)}</span>
      </button>
      <IconButton label={t('toast.dismiss', { name: bonus.name })} onClick={() => see(bonus)}>
        <Icon name="close" size={18} />
      </IconButton>
    </section>
  );
}

/** Chosen when a page is first rendered; that page keeps it on return. */
function useVisitOffer(offers: readonly Bonus[]): readonly [offer: Bonus | undefined, letGo: () => void] {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const centre = useLinks()(targets.promotions);
  const [page, setPage] = useState(pathname);
  const [offer, setOffer] = useState<VisitOffer | null>(null);
  if (page !== pathname) {
    setPage(pathname);
    // The bonus centre shows them anyway.
    if (offer === null && !pathname.startsWith(centre)) {
      setOffer(offerOnArrival({ pathname, isBack, offers }, sessionStore()));
    }
  }
  // Not while rendering: React may drop a render, and with it the offer, and start again.
  useEffect(() => {
    if (offer !== null) recordOffer(offer, sessionStore());
  }, [offer]);
  const shown = offer?.pathname === pathname ? offers.find(({ id }) => id === offer.bonusId) : undefined;
  return [shown, () => setOffer(null)];
}
