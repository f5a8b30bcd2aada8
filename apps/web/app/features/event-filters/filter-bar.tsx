import type { ReactNode } from 'react';

import styles from './filter-bar.module.css';

/** Filters side by side where there is room, below each other where there is none. */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bar} data-filters="">
      {children}
    </div>
  );
}
