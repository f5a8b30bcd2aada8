import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import { systemSelectionsMax } from '../arithmetic/system-lines.ts';

const coverOrder = { exact: 0, full: 1 } as const satisfies Record<SystemType['cover'], number>;

/**
 * The system types that fit a number of selections, by totalCount, then winCount (SLIP-4). Named systems, which the
 * specification does not have, come last in the same order.
 */
export function systemTypesFor(selectionCount: number, types: readonly SystemType[]): readonly SystemType[] {
  if (selectionCount > systemSelectionsMax) return [];
  return types
    .filter(({ totalCount, winCount }) => totalCount === selectionCount && winCount <= totalCount)
    .toSorted((a, b) => coverOrder[a.cover] - coverOrder[b.cover] || a.winCount - b.winCount);
}

/** The type nearest to the one the slip had: as many must win as before if there is such a type, else the first (SLIP-3). */
export function systemTypeLike(
  previous: SystemType | null,
  selectionCount: number,
  types: readonly SystemType[],
): SystemType | undefined {
  const fitting = systemTypesFor(selectionCount, types);
  const alike = fitting.find((type) => type.winCount === previous?.winCount && type.cover === previous.cover);
  return alike ?? fitting[0];
}
