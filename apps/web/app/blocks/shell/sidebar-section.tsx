import type { ReactNode } from 'react';

import styles from './sidebar.module.css';

export interface SidebarSectionProps {
  readonly title: string;
  readonly shown?: 'all' | 'visitor' | 'player';
  readonly children: ReactNode;
}

/** One list of the sidebar under its heading. */
export function SidebarSection({ title, shown = 'all', children }: SidebarSectionProps) {
  return (
    <section className={styles.section} data-shown={shown}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
