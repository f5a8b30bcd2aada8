import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import type { Api } from '../../../api/call-api.ts';
import type { BonusesStore } from '../../../state/bonuses/bonuses-store.ts';
import { Overlay } from '../../../ui/dialog/overlay.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { BonusActions } from './bonus-actions.tsx';
import { BonusChecklist } from './bonus-checklist.tsx';
import styles from './bonus-detail.module.css';
import { BonusEnd } from './bonus-end.tsx';
import { BonusPicture } from '../bonus-picture.tsx';
import { BonusProgress } from './bonus-progress.tsx';
import { BonusTerms } from './bonus-terms.tsx';
import { FarmingFacts } from './farming-facts.tsx';
import { useBonusWorth } from './bonus-worth.ts';
import { useGoneBonus } from './use-gone-bonus.ts';
import { Leaderboard } from '../tournaments/leaderboard.tsx';
import { LootboxBoxes } from '../lootbox/lootbox-boxes.tsx';

/** Details of a bonus in a dialog, or of a jackpot hit (ROUTE-11). */
export function BonusDetail({ store, api }: { readonly store: BonusesStore; readonly api: Api }) {
  const t = useTranslations('bonuses');
  const { openId, bonuses } = useStore(store.state);
  const bonus = bonuses.find(({ id }) => id === openId);
  const close = useCallback(() => store.open(null), [store]);
  useGoneBonus(store);
  return (
    <Overlay
      kind="dialog"
      title={
        bonus === undefined
          ? t('title')
          : t(bonus.bonusType === 'jackpot' ? 'hit.title' : 'detail', { name: bonus.name })
      }
      closeLabel={t('close')}
      isOpen={bonus !== undefined}
      onClose={close}
    >
      {bonus?.bonusType === 'jackpot' && <Hit bonus={bonus} />}
      {bonus !== undefined && bonus.bonusType !== 'jackpot' && (
        <Detail key={bonus.id} bonus={bonus} store={store} api={api} />
      )}
    </Overlay>
  );
}

interface DetailProps {
  readonly bonus: Bonus;
  readonly store: BonusesStore;
  readonly api: Api;
}

function Detail({ bonus, store, api }: DetailProps) {
  const worth = useBonusWorth();
  const { issued, validTo } = bonus;
  return (
    <div className={styles.detail}>
      <BonusPicture bonus={bonus} place="detail" />
      <p className={styles.worth}>{worth(bonus)}</p>
      <p>{bonus.description}</p>
      <BonusProgress bonus={bonus} />
      <FarmingFacts bonus={bonus} />
      <BonusEnd time={issued?.expiredAt ?? validTo} />
      <BonusActions bonus={bonus} store={store} />
      {bonus.bonusType === 'lootbox' && <LootboxBoxes bonus={bonus} store={store} />}
      {bonus.bonusType === 'tournament' && <Leaderboard key={bonus.farming.points} bonus={bonus} api={api} />}
      {issued?.computedStatus === 'valid' && <BonusChecklist bonus={bonus} />}
      <BonusTerms bonus={bonus} api={api} />
    </div>
  );
}

/** The jackpot prize. It opens with the event, before the list has loaded. */
function Hit({ bonus }: { readonly bonus: Extract<Bonus, { bonusType: 'jackpot' }> }) {
  const t = useTranslations('bonuses.hit');
  const worth = useBonusWorth();
  return (
    <div className={styles.hit}>
      <span className={styles.cup}>
        <Icon name="sport-other" size={22} />
      </span>
      <p className={styles.worth}>{worth(bonus)}</p>
      <p>{t(bonus.hit.status)}</p>
    </div>
  );
}
