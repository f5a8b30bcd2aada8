import { useRef, type ReactNode } from 'react';

import { useBarSize } from '../../ui/use-bar-size.ts';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** The room between the bar and what stands above it. */
const gapPx = 12;

/** A notice at the edge of the page. It moves no content and does not block the page. */
export function NoticeBar({ title, children, actions }: NoticeBarProps) {
  const ref = useRef<HTMLElement>(null);
  // Alerts are shown above the bar (ALERT-2), whose height depends on its words and on the width of the page.
  useBarSize(ref, '--notice-bar-size', gapPx);
  return (
    <section ref={ref} className={styles.bar} aria-label={title} data-notice-bar>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
