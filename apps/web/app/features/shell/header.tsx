import type { ReactNode } from 'react';

import styles from './header.module.css';

export interface HeaderProps {
  /** The logo and the ways to the main pages. */
  readonly start: ReactNode;
  /** Search, settings, and who is here. */
  readonly end: ReactNode;
}

export function Header({ start, end }: HeaderProps) {
  return (
    <div className={styles.bar}>
      {start}
      <div className={styles.end}>{end}</div>
    </div>
  );
}
