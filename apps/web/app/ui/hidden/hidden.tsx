import type { ReactNode } from 'react';

import styles from './hidden.module.css';

/** For an element that must be what it is, such as a caption of a table, and is read out only. */
export const hiddenClass = styles.hidden;

/** Visually hidden text for screen readers. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <div className={hiddenClass}>{children}</div>;
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
