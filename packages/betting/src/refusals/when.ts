import type { Selection, SelectionId } from '../ticket/selection.ts';

/** A refusal in a list of them, if its reason holds. */
export function when<const Refusal>(holds: boolean, refusal: Refusal): readonly Refusal[] {
  return holds ? [refusal] : [];
}

export function idsOf(selections: readonly Pick<Selection, 'id'>[]): readonly SelectionId[] {
  return selections.map(({ id }) => id);
}
