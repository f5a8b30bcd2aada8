import type { ReactNode } from 'react';

import styles from './figures.module.css';

export interface FiguresProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** Figures below each other, each with its name: names at the start, figures in a column at the end. */
export function Figures({ label, children }: FiguresProps) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {children}
    </dl>
  );
}

export interface FigureProps {
  readonly name: string;
  /** What the others come to: of one bet, or of all there is. */
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
