import type { ReactNode } from 'react';

import styles from './header.module.css';

export interface HeaderProps {
  /** The logo and the ways to the main pages. */
  readonly start: ReactNode;
  /** Search, settings, and who is here. */
  readonly end: ReactNode;
}

/** What the menu of a phone has as well, so that a narrow header can do without. */
export function InMenu({ children }: { readonly children: ReactNode }) {
  return <span className={styles.inMenu}>{children}</span>;
}

export function Header({ start, end }: HeaderProps) {
  return (
    <div className={styles.bar}>
      {start}
      <div className={styles.end}>{end}</div>
    </div>
  );
}
