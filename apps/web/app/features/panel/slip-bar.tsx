import { lazy, Suspense, useRef, type PointerEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { withWords } from '../../shared/messages/with-words.ts';
import { useSelectionCount, useSlip } from '../../state/slip/use-slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { VisuallyHidden, SpokenAs } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useBarSize } from '../../ui/use-bar-size.ts';
import styles from './slip-bar.module.css';

const SlipFigures = lazy(withWords(['slip'], async () => import('./slip-figures.tsx')));

/** The closed slip on a phone (PANEL-4): number of selections, odds and return. A tap or a drag opens it. */
export function SlipBar() {
  const t = useTranslations('slip');
  const shell = useTranslations('shell');
  const count = useSelectionCount();
  const slip = useSlip();
  const { panel } = useStores();
  const open = () => panel.setState({ isOpen: true, tab: 'slip' });
  const drag = useDragUp(open);
  if (count === 0) return null;
  return (
    <Bar title={t('title')}>
      <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={open} {...drag}>
        <span className={styles.count}>
          <SpokenAs text={shell('selectionCount', { count })}>{count}</SpokenAs>
        </span>
        {slip !== undefined && (
          <Suspense>
            <SlipFigures slip={slip} />
          </Suspense>
        )}
        <VisuallyHidden>{t('bar.open')}</VisuallyHidden>
        <Icon name="chevron-down" size={18} />
      </button>
    </Bar>
  );
}

function Bar({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useBarSize(ref, '--slip-bar-size');
  return (
    <section ref={ref} className={styles.place} aria-label={title} data-slip-bar="">
      {children}
    </section>
  );
}

/** Dragging this far up opens the sheet. */
const openPx = 24;

/** Opens a closed sheet by dragging its bar. */
function useDragUp(onOpen: () => void) {
  const start = useRef<number | null>(null);
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      if (start.current === null || start.current - clientY < openPx) return;
      end();
      onOpen();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
