import { useState, type ReactNode } from 'react';

import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './fold.module.css';
import { WithoutScript } from './without-script.tsx';

export interface FoldProps {
  readonly words: string;
  /** Rendered when opened; the server renders it at once, for readers without script. */
  readonly children: () => ReactNode;
}

/** The collapsed rest of a long list. It works without script and costs nothing until it is opened. */
export function Fold({ words, children }: FoldProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details className={styles.fold} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={styles.summary}>
        {words}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.inside}>{isOpened ? children() : <WithoutScript>{children}</WithoutScript>}</div>
    </details>
  );
}

export interface FoldButtonProps {
  readonly words: string;
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
}

/** The same look for a list whose rest appears on both sides of what shows. */
export function FoldButton({ words, isUnfolded, onToggle }: FoldButtonProps) {
  return (
    <button type="button" className={styles.button} aria-expanded={isUnfolded} onClick={onToggle}>
      {words}
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
