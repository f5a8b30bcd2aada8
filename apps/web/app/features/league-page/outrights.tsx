import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import type { ListedOutright } from './league-page-data.ts';
import { useMatchesOnBoard } from '../../state/board/use-matches-on-board.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { visuallyHiddenClass } from '../../ui/visually-hidden/visually-hidden.tsx';
import { OutrightCard } from './outright-card.tsx';
import styles from './outrights.module.css';

export function Outrights({ outrights }: { readonly outrights: readonly ListedOutright[] }) {
  const words = useTranslations('catalogue.tab');
  const t = useTranslations('catalogue.outright');
  useMatchesOnBoard(
    useMemo(() => outrights.map(({ event }) => event), [outrights]),
    true,
  );
  if (outrights.length === 0) {
    return <EmptyState icon="sport-other" title={t('empty.title')} text={t('empty.text')} />;
  }
  return (
    <>
      <h2 className={visuallyHiddenClass}>{words('outrights')}</h2>
      <div className={styles.list}>
        {outrights.map((outright) => (
          <OutrightCard key={outright.event.id} outright={outright} />
        ))}
      </div>
    </>
  );
}
