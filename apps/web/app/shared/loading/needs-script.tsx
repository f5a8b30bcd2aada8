import type { ReactNode } from 'react';

import styles from './needs-script.module.css';

export interface NeedsScriptProps {
  /** What is said where there is none. */
  readonly words: string;
  readonly children: ReactNode;
}

/** A part of a page that only a script can fill; without one it says so instead of waiting for ever. */
export function NeedsScript({ words, children }: NeedsScriptProps) {
  return (
    <>
      <p className={styles.words}>{words}</p>
      <div className={styles.part}>{children}</div>
    </>
  );
}
