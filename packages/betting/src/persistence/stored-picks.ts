import type { OutcomePick } from '../ticket/selection.ts';
import { unsealed } from './stored-form.ts';

/**
 * Picks stored by an earlier page, written by `sealed`; stale until the feed confirms them. An unreadable text is
 * dropped: it was a tap or two.
 */
export function parsePicks(text: string): readonly OutcomePick[] {
  const reading = unsealed<readonly OutcomePick[]>(text, { upgrade: none, salvage: none });
  return reading.kind === 'read' ? reading.value.map((pick) => ({ ...pick, isStale: true })) : [];
}

function none(): readonly OutcomePick[] {
  return [];
}
