import type { ReactNode } from 'react';

import styles from './sidebar.module.css';

export interface SidebarSectionProps {
  readonly title: string;
  readonly shown?: 'all' | 'visitor' | 'player';
  /** A button at the end of the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One list of the sidebar under its heading. */
export function SidebarSection({ title, shown = 'all', action, children }: SidebarSectionProps) {
  return (
    <section className={styles.section} data-shown={shown}>
      <div className={styles.top}>
        <h2 className={styles.heading}>{title}</h2>
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  );
}
