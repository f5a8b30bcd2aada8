import type { ReactNode } from 'react';

import { LogoMark } from '../../ui/logo-mark/logo-mark.tsx';
import styles from './bare-page.module.css';

/** A page with the logo and nothing of the shell around it. */
export function BarePage({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles.page}>
      <LogoMark />
      {children}
    </main>
  );
}
