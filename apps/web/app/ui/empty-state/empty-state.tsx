import type { ReactNode } from 'react';

import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.data.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** What the player can do about it. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={22} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
