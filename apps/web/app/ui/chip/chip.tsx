import type { ReactNode } from 'react';

import styles from './chip.module.css';

/** The class of a chip, for the router's link. */
export const chipClass = styles.chip;

/** A row of chips: it scrolls sideways if it is too long, and starts with the chosen one visible. */
export function ChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav ref={showCurrent} className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}

export function ChipCount({ children }: { readonly children: ReactNode }) {
  return <span className={styles.count}>{children}</span>;
}

/** Scrolls the row only, not the page. */
function showCurrent(row: HTMLElement | null): void {
  const chip = row?.querySelector('[aria-current="true"]') ?? null;
  // The first chip is visible without measuring, which would force a layout.
  if (row === null || chip === null || chip === row.firstElementChild) return;
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
