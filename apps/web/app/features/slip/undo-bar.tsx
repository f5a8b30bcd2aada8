import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import type { SlipUndo } from '../../state/slip/slip-undo.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useBarSize } from '../../ui/use-bar-size.ts';
import styles from './undo-bar.module.css';

/** Undo of the last removal. While the slip is closed it is a bar along the end of the page (ALERT-3). */
export function UndoBar({ undo, isFloating = false }: { readonly undo: SlipUndo; readonly isFloating?: boolean }) {
  const t = useTranslations('slip.undo');
  const ui = useTranslations('ui');
  const removal = useStore(undo.removal);
  if (removal === null) return null;
  const { outcomeName, count } = removal;
  const bar = (
    <output className={styles.bar}>
      <span className={styles.words}>
        {outcomeName === null ? t('cleared', { count }) : t('removed', { outcome: outcomeName })}
      </span>
      <Button look="quiet" size="small" onClick={undo.undo}>
        {t('undo')}
      </Button>
      {isFloating && (
        <IconButton label={ui('close')} onClick={undo.dismiss}>
          <Icon name="close" size={18} />
        </IconButton>
      )}
    </output>
  );
  return isFloating ? <FloatingBar>{bar}</FloatingBar> : bar;
}

function FloatingBar({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useBarSize(ref, '--undo-bar-size');
  return (
    <div ref={ref} className={styles.place} data-undo-bar="">
      {children}
    </div>
  );
}
