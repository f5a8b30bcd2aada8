import type { ReactNode } from 'react';

import styles from './hidden.module.css';

/** Visually hidden text for screen readers. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <div className={styles.hidden}>{children}</div>;
}

/** A number that sighted players read by place and colour, with a text for screen readers instead. */
export function Said({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <Hidden>{words}</Hidden>
    </>
  );
}
