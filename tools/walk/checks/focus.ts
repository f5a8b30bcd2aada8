import type { Facts } from '../facts.ts';
import { masked } from '../targets.ts';
import type { Complaint } from '../types.ts';

type Focused = Pick<Facts, 'dialogs' | 'focus' | 'url'>;

/** Where a dialog closes, the focus goes to something: to what opened it, or to what came instead. */
export function checkFocus(before: Focused, after: Focused): readonly Complaint[] {
  const hasClosed = after.dialogs.length < before.dialogs.length;
  // A new page begins at its top, as every page does.
  if (!hasClosed || before.url !== after.url || !after.focus.isBody) return [];
  const closed = masked(before.dialogs.at(-1) ?? '').slice(0, 60);
  return [{ check: 'focus', what: closed, detail: `the focus is nowhere after ${closed} was closed` }];
}
