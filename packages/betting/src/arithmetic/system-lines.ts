/** A system may have this many selections at most (BET-6). */
export const systemSelectionsMax = 20;

/** A way to cover selections: lines of exactly `winCount`, or of `winCount` and every higher number. */
export type SystemCover = {
  readonly totalCount: number;
  readonly winCount: number;
  readonly cover: 'exact' | 'full';
};

/** The lengths of line a system has: [2] for 2 of 3, [2, 3] for a Trixie. */
export function winCountsOf({ totalCount, winCount, cover }: SystemCover): readonly number[] {
  if (cover === 'exact') return [winCount];
  return Array.from({ length: totalCount - winCount + 1 }, (_, index) => winCount + index);
}

/** How many lines a system has. Lengths that do not fit the selections, or repeat, are a bug of the caller. */
export function linesCount(totalCount: number, winCounts: readonly number[]): number {
  const isSystem =
    winCounts.length > 0 &&
    new Set(winCounts).size === winCounts.length &&
    winCounts.every((winCount) => Number.isInteger(winCount) && winCount >= 1 && winCount <= totalCount);
  if (!isSystem || totalCount > systemSelectionsMax) {
    throw new RangeError(`no system of ${winCounts.join(', ')} of ${totalCount}`);
  }
  return winCounts.reduce((lines, winCount) => lines + combinations(totalCount, winCount), 0);
}

/** Each step divides exactly, because a product of `step` neighbours is a multiple of step factorial. */
function combinations(totalCount: number, chosen: number): number {
  let count = 1;
  for (let step = 1; step <= chosen; step += 1) count = (count * (totalCount - chosen + step)) / step;
  return count;
}
