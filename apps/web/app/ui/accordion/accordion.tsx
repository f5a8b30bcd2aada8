import type { ReactNode } from 'react';

import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionProps {
  readonly title: ReactNode;
  /** Stands at the end of the header and is no part of the toggle: a star, a count. */
  readonly aside?: ReactNode;
  readonly isOpen?: boolean;
  /** Sections of one name close each other. */
  readonly group?: string;
  readonly children: ReactNode;
}

/** A section that folds: the platform's own, so it works before and without script, and find-in-page opens it. */
export function Accordion({ title, aside, isOpen = false, group, children }: AccordionProps) {
  return (
    <details className={styles.section} open={isOpen} {...(group !== undefined && { name: group })}>
      <summary className={styles.head}>
        <span className={styles.title}>{title}</span>
        {aside}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
