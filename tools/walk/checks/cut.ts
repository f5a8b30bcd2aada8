import type { Facts } from '../facts.ts';
import type { Complaint } from '../types.ts';

/** No text is cut off unless a title or a label has the whole text. */
export function checkCut({ cuts }: Pick<Facts, 'cuts'>): readonly Complaint[] {
  return cuts
    .filter(({ full }) => full === null)
    .map(({ text, kin, inside, hiddenPx }) => ({
      check: 'cut',
      what: kin,
      detail: `"${text}" lacks ${hiddenPx} px in ${inside}`,
    }));
}
