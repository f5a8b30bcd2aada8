import type { Row } from '../facts.ts';
import type { Complaint } from '../types.ts';

/** A page as it was left, or as it is come back to. */
export interface Place {
  readonly rows: readonly Row[];
  readonly scrollY: number;
  /** How far it can be scrolled; not asked of a page that is left. */
  readonly scrollMax?: number;
  /** What may change elsewhere and has it laid out otherwise. */
  readonly layout?: string;
}

type Kept = Row & { readonly now: Row };

/**
 * A way back leads to the same row at the same height. Rows that ended meanwhile are passed over: the next one counts. Where
 * a list grew in its middle, what is above of it and what is below can't both stay, and the greater part counts. A page that has
 * become shorter is shown to its end. A page of which another layout is wanted now, since its match ended or a league was folded elsewhere, is
 * passed over.
 */
export function checkBack(before: Place, after: Place): readonly Complaint[] {
  if (before.scrollY === 0 && after.scrollY === 0) return [];
  if (before.layout !== after.layout) return [];
  const all = before.rows.flatMap((row) => {
    const now = isUnique(before.rows, row) ? after.rows.find(({ key }) => key === row.key) : undefined;
    return now === undefined ? [] : [{ ...row, now }];
  });
  const [kept] = all;
  const moved = `${before.scrollY} -> ${after.scrollY} px`;
  if (kept === undefined) {
    if (before.rows.length === 0) return [];
    const [was, is] = [before.rows[0]?.key ?? 'nothing', after.rows[0]?.key ?? 'nothing'];
    return [{ check: 'back', what: 'row', detail: `${was} was at the top, now it is ${is} (${moved})` }];
  }
  if (isAtItsEnd(before, after, kept) || isThere(kept) || all.filter(isThere).length > all.length / 2) return [];
  const { key, top, now } = kept;
  return [{ check: 'back', what: 'row', detail: `${key} was at ${top} px, now at ${now.top} px (${moved})` }];
}

function isAtItsEnd(before: Place, { scrollY, scrollMax = Infinity }: Place, { top, height, now }: Kept): boolean {
  if (before.scrollY <= scrollMax || scrollY < scrollMax - 1) return false;
  return Math.abs(now.top + scrollY - top - before.scrollY) <= height;
}

function isThere({ top, height, now }: Kept): boolean {
  return Math.abs(now.top - top) <= Math.max(height, now.height);
}

function isUnique(rows: readonly Row[], { key }: Row): boolean {
  return rows.filter((row) => row.key === key).length === 1;
}
