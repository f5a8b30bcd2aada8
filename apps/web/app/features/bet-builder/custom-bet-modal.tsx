import { useTranslations } from 'use-intl';

import { useBuilderMatch } from '../../state/builder.ts';
import { useStores } from '../../state/use-stores.ts';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import { BetBuilder } from './bet-builder.tsx';
import styles from './custom-bet-modal.module.css';

/** The custom bet modal: opens when the slip's first bet becomes a custom bet and no builder is on the page (CUSTOM-2). */
export function CustomBetModal() {
  const t = useTranslations('builder');
  const { builder } = useStores();
  const matchId = useBuilderMatch();
  if (matchId === null) return null;
  return (
    <Overlay kind="dialog" title={t('title')} closeLabel={t('close')} isOpen onClose={builder.close}>
      <div className={styles.body}>
        <BetBuilder matchId={matchId} />
      </div>
    </Overlay>
  );
}
