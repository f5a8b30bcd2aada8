import type { Lootbox, LootboxPrize } from '@slipstream/contract/entities/lootbox';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useMoney } from '../../parts/use-money.ts';
import type { BonusesStore } from '../../stores/bonuses/bonuses-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './lootbox-boxes.module.css';

export interface LootboxBoxesProps {
  readonly bonus: Lootbox;
  readonly store: BonusesStore;
}

/** Boxes to open, and what can be in them with its chance. What is in one was decided by the server before. */
export function LootboxBoxes({ bonus, store }: LootboxBoxesProps) {
  const t = useTranslations('bonuses.lootbox');
  const format = useFormatter();
  const words = usePrizeWords();
  const [opened, setOpened] = useState<LootboxPrize | null>(null);
  const closed = bonus.boxes.find(({ prize }) => prize === null);

  async function open() {
    if (closed === undefined) return;
    setOpened(await store.openBox(bonus.id, closed.id));
  }

  return (
    <section className={styles.boxes} aria-label={t('title')}>
      <div className={styles.stage} data-open={opened !== null || undefined}>
        <Icon name="gift" size={40} />
        <output>{opened === null ? t('count', { count: bonus.boxesUnopened }) : words(opened)}</output>
      </div>
      {closed !== undefined && (
        <Button look="primary" onClick={() => void open()}>
          {t('open')}
        </Button>
      )}
      <h3>{t('chances')}</h3>
      <ul className={styles.chances}>
        {bonus.prizes.map(({ name, prize, chancePermille }) => (
          <li key={name}>
            <span>{words(prize)}</span>
            <span>{format.number(chancePermille / 1000, { style: 'percent', maximumFractionDigits: 1 })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function usePrizeWords(): (prize: LootboxPrize) => string {
  const t = useTranslations('bonuses.prize');
  const money = useMoney();
  return (prize) => {
    switch (prize.kind) {
      case 'freebet':
        return t('freebet', { amount: money(prize.amount, prize.currency) });
      case 'money':
        return t('money', { amount: money(prize.amount, prize.currency) });
      case 'points':
        return t('points', { points: prize.points });
      case 'nothing':
        return t('nothing');
    }
  };
}
