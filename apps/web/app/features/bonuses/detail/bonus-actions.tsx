import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import type { BonusesStore, Done } from '../../../state/bonuses/bonuses-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './bonus-detail.module.css';
import { useBonusWorth } from './bonus-worth.ts';

export interface BonusActionsProps {
  readonly bonus: Bonus;
  readonly store: BonusesStore;
}

/** Activation, and boosting for a freebet that points can raise. */
export function BonusActions({ bonus, store }: BonusActionsProps) {
  const t = useTranslations('bonuses');
  const entities = useTranslations('entities');
  const worth = useBonusWorth();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isChosen = bonus.bonusType === 'freebet' || bonus.bonusType === 'lootbox';
  const boost = bonus.bonusType === 'freebet' ? bonus.boostData : null;

  async function run(action: () => Promise<Done>) {
    setIsBusy(true);
    const done = await action();
    setIsBusy(false);
    setRefusal(done.kind === 'refused' ? (done.message ?? t('failed')) : null);
  }

  return (
    <div className={styles.actions}>
      {bonus.userBonusStatus === 'available' && (
        <Button look="primary" disabled={isBusy} onClick={() => void run(async () => store.activate(bonus.id))}>
          {t('activate')}
        </Button>
      )}
      {bonus.userBonusStatus === 'active' && (
        <p className={styles.active}>{t(`isActive.${isChosen ? 'chosen' : 'byItself'}`)}</p>
      )}
      {bonus.userBonusStatus === 'deactivated' && <p className={styles.active}>{entities('bonusOff')}</p>}
      {boost !== null && bonus.bonusType === 'freebet' && (
        <Button disabled={isBusy} onClick={() => void run(async () => store.boost(bonus.id, boost.multiplier))}>
          {t('boost', { points: boost.pricePoints, worth: worth({ ...bonus, amount: boost.amountAfter }) })}
        </Button>
      )}
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
