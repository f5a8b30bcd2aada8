import type { ReactNode } from 'react';

import styles from './chip.module.css';

/** The look of a chip for a link; the router's link takes it as its class. */
export const chipClass = styles.chip;

/** A row of chips: scrolls sideways when it is too long for the page. */
export function ChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}

export function ChipCount({ children }: { readonly children: ReactNode }) {
  return <span className={styles.count}>{children}</span>;
}
