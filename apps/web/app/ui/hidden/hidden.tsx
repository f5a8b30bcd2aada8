import type { ReactNode } from 'react';

import styles from './hidden.module.css';

/** Words for a screen reader where the eye has a sign or a bare figure. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <div className={styles.hidden}>{children}</div>;
}

/** A figure the eye reads by its place and colour, with the words a screen reader says instead. */
export function Said({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <Hidden>{words}</Hidden>
    </>
  );
}
