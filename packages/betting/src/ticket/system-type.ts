import type { SystemType as ExactSystemType } from '@slipstream/contract/entities/system-type';
import { namedSystems } from '../arithmetic/named-systems.ts';
import { systemSelectionsMax } from '../arithmetic/system-lines.ts';
import type { SystemCover } from '../arithmetic/system-lines.ts';

/** One way to cover the selections of a slip: k of n from the settings, or one of the named sets. */
export type SystemType = SystemCover & { readonly id: string };

const namedTypes: readonly SystemType[] = Object.entries(namedSystems).map(([id, cover]) => ({ id, ...cover }));

/** The types that fit a number of selections: those of the settings by totalCount, then winCount (SLIP-4), then the named sets. */
export function systemTypesFor(selectionCount: number, types: readonly ExactSystemType[]): readonly SystemType[] {
  if (selectionCount > systemSelectionsMax) return [];
  const fits = (type: { readonly totalCount: number }) => type.totalCount === selectionCount;
  const exact = sortedSystemTypes(types).filter(fits);
  return [...exact.map((type) => ({ ...type, cover: 'exact' as const })), ...namedTypes.filter(fits)];
}

/** The type nearest to the one the slip had: as many must win as before if there is such a type, else the first (SLIP-3). */
export function systemTypeLike(
  previous: SystemType | null,
  selectionCount: number,
  types: readonly ExactSystemType[],
): SystemType | undefined {
  const fitting = systemTypesFor(selectionCount, types);
  const alike = fitting.find(
    (type) => previous !== null && type.winCount === previous.winCount && type.cover === previous.cover,
  );
  return alike ?? fitting[0];
}

function sortedSystemTypes(types: readonly ExactSystemType[]): readonly ExactSystemType[] {
  return types.toSorted((a, b) => a.totalCount - b.totalCount || a.winCount - b.winCount);
}
