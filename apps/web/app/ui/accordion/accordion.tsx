import type { ReactNode } from 'react';

import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionProps {
  readonly title: ReactNode;
  /** Shown at the end of the header, outside the toggle: a star, a count. */
  readonly aside?: ReactNode;
  readonly isOpen?: boolean;
  /** Sections with the same name close each other. */
  readonly group?: string;
  readonly children: ReactNode;
}

/** A collapsible section: a native `details`, so it works without script, and find-in-page opens it. */
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
