import type { ReactNode } from 'react';

import styles from './panel.module.css';

/** The betting panel's place at the right; what is in it belongs to the slip. */
export function Panel({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <aside className={styles.panel} aria-label={label}>
      {children}
    </aside>
  );
}
