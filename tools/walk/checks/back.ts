import type { Row } from '../facts.ts';
import type { Complaint } from '../types.ts';

/** A page as it was left, or as it is come back to. */
export interface Place {
  readonly rows: readonly Row[];
  readonly scrollY: number;
}

/** A way back leads to the same row at the same height. Rows that ended meanwhile are passed over: the next one counts. */
export function checkBack(before: Place, after: Place): readonly Complaint[] {
  if (before.scrollY === 0 && after.scrollY === 0) return [];
  const kept = before.rows.find((row) => isUnique(before.rows, row) && after.rows.some(({ key }) => key === row.key));
  const moved = `${before.scrollY} -> ${after.scrollY} px`;
  if (kept === undefined) {
    if (before.rows.length === 0) return [];
    const [was, is] = [before.rows[0]?.key ?? 'nothing', after.rows[0]?.key ?? 'nothing'];
    return [{ check: 'back', what: 'row', detail: `${was} was at the top, now it is ${is} (${moved})` }];
  }
  const now = after.rows.find(({ key }) => key === kept.key)!;
  if (Math.abs(now.top - kept.top) <= Math.max(kept.height, now.height)) return [];
  return [{ check: 'back', what: 'row', detail: `${kept.key} was at ${kept.top} px, now at ${now.top} px (${moved})` }];
}

function isUnique(rows: readonly Row[], { key }: Row): boolean {
  return rows.filter((row) => row.key === key).length === 1;
}
