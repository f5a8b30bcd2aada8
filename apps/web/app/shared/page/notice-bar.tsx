import type { ReactNode } from 'react';

import styles from './notice-bar.module.css';

interface NoticeBarProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Something to be told at the edge of the page. It moves nothing and waits for no answer. */
export function NoticeBar({ title, children, actions }: NoticeBarProps) {
  return (
    <section className={styles.bar} aria-label={title} data-notice-bar>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
