import type { ReactNode } from 'react';

import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'accent' | 'quiet' | 'live' | 'gold';
  readonly children: ReactNode;
}

export function Badge({ tone = 'accent', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
