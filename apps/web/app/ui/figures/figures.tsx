import type { ReactNode } from 'react';

import styles from './figures.module.css';

export interface FiguresProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** A list of names with right-aligned numbers. */
export function Figures({ label, children }: FiguresProps) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {children}
    </dl>
  );
}

export interface FigureProps {
  readonly name: string;
  /** The total row. */
  readonly rank?: 'sum' | 'total';
  readonly tone?: 'gold';
  readonly children: ReactNode;
}

export function Figure({ name, rank, tone, children }: FigureProps) {
  return (
    <>
      <dt data-rank={rank}>{name}</dt>
      <dd data-rank={rank} data-tone={tone}>
        {children}
      </dd>
    </>
  );
}
