import type { ReactNode } from 'react';

import styles from './chip.module.css';

/** The look of a chip for a link; the router's link takes it as its class. */
export const chipClass = styles.chip;

/** A row of chips: scrolls sideways when it is too long for the page, and begins where the chosen one can be seen. */
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

/** Moves the row alone: the page stays where it is. */
function showCurrent(row: HTMLElement | null): void {
  const chip = row?.querySelector('[aria-current="true"]') ?? null;
  // The first is in view without measuring, which would lay the page out once more.
  if (row === null || chip === null || chip === row.firstElementChild) return;
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
