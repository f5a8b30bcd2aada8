import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import type { SlipUndo } from '../../state/slip/slip-undo.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './undo-bar.module.css';

/** Undo of the last removal. An overlay while the slip is closed. */
export function UndoBar({ undo, isFloating = false }: { readonly undo: SlipUndo; readonly isFloating?: boolean }) {
  const t = useTranslations('slip.undo');
  const removal = useStore(undo.removal);
  if (removal === null) return null;
  const { outcomeName, count } = removal;
  return (
    <output className={styles.bar} data-floating={isFloating || undefined}>
      <span className={styles.words}>
        {outcomeName === null ? t('cleared', { count }) : t('removed', { outcome: outcomeName })}
      </span>
      <Button look="quiet" size="small" onClick={undo.undo}>
        {t('undo')}
      </Button>
    </output>
  );
}
