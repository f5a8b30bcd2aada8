import type { Lootbox, LootboxPrize } from '@slipstream/contract/entities/bonuses/lootbox';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useMoney } from '../../../shared/money/use-money.ts';
import type { BonusesStore } from '../../../state/bonuses/bonuses-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BoxPicture } from './box-picture.tsx';
import styles from './lootbox-boxes.module.css';

export interface LootboxBoxesProps {
  readonly bonus: Lootbox;
  readonly store: BonusesStore;
}

type Box = Lootbox['boxes'][number];
type Stage =
  | { readonly kind: 'closed' }
  /** The prize is known; the animation is still running. */
  | { readonly kind: 'opening' | 'opened'; readonly box: Box; readonly prize: LootboxPrize }
  | { readonly kind: 'failed' };

const openMs = 900;

/** Boxes to open, and the possible prizes with their probabilities. The server decided the prize in advance. */
export function LootboxBoxes({ bonus, store }: LootboxBoxesProps) {
  const t = useTranslations('bonuses.lootbox');
  const words = usePrizeWords();
  const [stage, setStage] = useState<Stage>({ kind: 'closed' });
  const closed = bonus.boxes.find(({ prize }) => prize === null);
  const shown = stage.kind === 'opening' || stage.kind === 'opened' ? stage.box : (closed ?? null);

  useEffect(() => {
    if (stage.kind !== 'opening') return undefined;
    const timer = setTimeout(() => setStage(opened), openMs);
    return () => clearTimeout(timer);
  }, [stage.kind]);

  async function open(box: Box) {
    const prize = await store.openBox(bonus.id, box.id);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setStage(prize === null ? { kind: 'failed' } : { kind: isStill ? 'opened' : 'opening', box, prize });
  }

  function stageWords(): string {
    if (stage.kind === 'opening') return t('opening');
    return stage.kind === 'opened' ? words(stage.prize) : t('count', { count: bonus.boxesUnopened });
  }

  return (
    <section className={styles.boxes} aria-label={t('title')}>
      <div className={styles.stage} data-stage={stage.kind}>
        <BoxPicture bonus={bonus} box={shown} place={stage.kind === 'opened' ? 'opened' : 'closed'} />
        <output>{stageWords()}</output>
        {stage.kind === 'failed' && <p role="alert">{t('failed')}</p>}
      </div>
      {stage.kind === 'opening' ? (
        <Button onClick={() => setStage(opened)}>{t('skip')}</Button>
      ) : (
        closed !== undefined && (
          <Button look="primary" onClick={() => void open(closed)}>
            {t('open')}
          </Button>
        )
      )}
      <Chances bonus={bonus} />
    </section>
  );
}

function opened(stage: Stage): Stage {
  return stage.kind === 'opening' ? { ...stage, kind: 'opened' } : stage;
}

function Chances({ bonus }: Pick<LootboxBoxesProps, 'bonus'>) {
  const t = useTranslations('bonuses.lootbox');
  const format = useFormatter();
  const words = usePrizeWords();
  return (
    <>
      <h3>{t('chances')}</h3>
      <ul className={styles.chances}>
        {bonus.prizes.map(({ name, prize, chancePermille }) => (
          <li key={name}>
            <span>{words(prize)}</span>
            <span>{format.number(chancePermille / 1000, { style: 'percent', maximumFractionDigits: 1 })}</span>
          </li>
        ))}
      </ul>
    </>
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
