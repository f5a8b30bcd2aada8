import type { Facts } from '../facts.ts';
import type { Complaint } from '../types.ts';

/** Less is part of a letter and an ellipsis. */
const leftEmMin = 2;

/** No text is cut off unless a title or a label has the whole text, and its beginning can be read. */
export function checkCut({ cuts }: Pick<Facts, 'cuts'>): readonly Complaint[] {
  return cuts
    .filter(({ full, leftEm }) => full === null || leftEm < leftEmMin)
    .map(({ text, kin, inside, hiddenPx, leftEm }) => ({
      check: 'cut',
      what: kin,
      detail: `"${text}" lacks ${hiddenPx} px and has ${leftEm.toFixed(1)} em in ${inside}`,
    }));
}
