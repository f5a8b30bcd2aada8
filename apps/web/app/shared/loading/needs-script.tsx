import type { ReactNode } from 'react';

import styles from './needs-script.module.css';

export interface NeedsScriptProps {
  /** Shown without script. */
  readonly words: string;
  readonly children: ReactNode;
}

/** A part of a page that only a script can fill; without script it says so. */
export function NeedsScript({ words, children }: NeedsScriptProps) {
  return (
    <>
      <p className={styles.words}>{words}</p>
      <div className={styles.part}>{children}</div>
    </>
  );
}
