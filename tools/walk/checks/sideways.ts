import type { Facts } from '../facts.ts';
import type { Complaint } from '../types.ts';

/** A page is never wider than its window. */
export function checkSideways({ sidewaysPx }: Pick<Facts, 'sidewaysPx'>): readonly Complaint[] {
  if (sidewaysPx <= 0) return [];
  return [{ check: 'sideways', what: 'the page', detail: `the page is ${sidewaysPx} px wider than its window` }];
}
