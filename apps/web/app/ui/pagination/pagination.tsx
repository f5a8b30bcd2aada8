import type { ReactNode } from 'react';

import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  readonly label: string;
  readonly page: number;
  readonly lastPage: number;
  /** Renders the link to a page. */
  readonly renderLink: (page: number, className: string | undefined) => ReactNode;
}

export function Pagination({ label, page, lastPage, renderLink }: PaginationProps) {
  return (
    <nav className={styles.pages} aria-label={label}>
      {pageNumbers(page, lastPage).map((number, index) => {
        if (number === page) {
          return (
            <span key={number} className={styles.page} aria-current="page">
              {number}
            </span>
          );
        }
        if (number === null) {
          return (
            <span key={`gap-${index < 2 ? 'before' : 'after'}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          );
        }
        return <span key={number}>{renderLink(number, styles.page)}</span>;
      })}
    </nav>
  );
}
