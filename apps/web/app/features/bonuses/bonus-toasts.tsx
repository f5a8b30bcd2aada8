import type { Bonus } from '@slipstream/contract/entities/bonus';
import type { BonusType } from '@slipstream/contract/entities/bonus-status';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import type { BonusesStore } from '../../stores/bonuses/bonuses-store.ts';
import { isToasted, toastOrder } from '../../stores/bonuses/toast-queue.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useBonusWorth } from './bonus-worth.ts';
import styles from './bonus-toasts.module.css';

export interface BonusToastsProps {
  readonly store: BonusesStore;
  readonly quiet: readonly BonusType[];
}

/** Unseen bonuses one after another, hits of jackpots first (BONUS-3). A player who signs out takes them along (BONUS-4). */
export function BonusToasts({ store, quiet }: BonusToastsProps) {
  const { bonuses, openId } = useStore(store.state);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const [shown] = toastOrder(bonuses.filter((bonus) => isToasted(bonus, quiet) && !dismissed.has(bonus.id)));
  // A hit of a jackpot has a dialog of its own, and nothing lies over an open detail.
  if (shown === undefined || openId !== null) return null;
  return (
    <BonusToast
      key={shown.id}
      bonus={shown}
      store={store}
      onDone={() => setDismissed((before) => new Set([...before, shown.id]))}
    />
  );
}

interface BonusToastProps {
  readonly bonus: Bonus;
  readonly store: BonusesStore;
  readonly onDone: () => void;
}

function BonusToast({ bonus, store, onDone }: BonusToastProps) {
  const t = useTranslations('bonuses');
  const worth = useBonusWorth();
  const isHit = bonus.bonusType === 'jackpot';
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    // The list is read again a second after showing (BONUS-4). A hit opens at once (JACKPOT-2).
    store.loadSoon();
    if (isHit) open();
  });

  function open(): void {
    store.open(bonus.id);
    void store.see([bonus]);
    onDone();
  }

  function dismiss(): void {
    void store.see([bonus]);
    onDone();
  }

  if (isHit) return null;
  return (
    <output className={styles.toast} aria-label={t('toast.label')}>
      <span className={styles.icon} data-type={bonus.bonusType}>
        <Icon name="gift" size={20} />
      </span>
      <button type="button" className={styles.words} onClick={open}>
        <span className={styles.kind}>{t(`type.${bonus.bonusType}`)}</span>
        <b className={styles.name}>{bonus.name}</b>
        <span className={styles.worth}>{worth(bonus)}</span>
      </button>
      <IconButton label={t('toast.dismiss', { name: bonus.name })} onClick={dismiss}>
        <Icon name="close" size={18} />
      </IconButton>
    </output>
  );
}
