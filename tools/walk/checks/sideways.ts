import type { Facts } from '../facts.ts';
import type { Complaint } from '../types.ts';

/** A page is never wider than its window. */
export function checkSideways({ sidewaysPx, widest }: Pick<Facts, 'sidewaysPx' | 'widest'>): readonly Complaint[] {
  if (sidewaysPx <= 0) return [];
  const detail = `the page is ${sidewaysPx} px wider than its window by ${widest}`;
  return [{ check: 'sideways', what: 'the page', detail }];
}
