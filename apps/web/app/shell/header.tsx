import type { ReactNode } from 'react';

import styles from './header.module.css';

export interface HeaderProps {
  /** Logo and main links. */
  readonly start: ReactNode;
  /** Search, settings and account. */
  readonly end: ReactNode;
}

/** Links that are also in the phone's menu, so a narrow header can leave them out. */
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
