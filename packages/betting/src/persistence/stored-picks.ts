import type { OutcomePick } from '../ticket/selection.ts';
import { opened } from './stored-form.ts';

/**
 * Picks a page before this one was left with, as `sealed` wrote them; stale until the feed has spoken of them. A text that is
 * not ours to read was a tap or two, and is let go.
 */
export function parsePicks(text: string): readonly OutcomePick[] {
  const reading = opened<readonly OutcomePick[]>(text, { upgrade: none, salvage: none });
  return reading.kind === 'read' ? reading.value.map((pick) => ({ ...pick, isStale: true })) : [];
}

function none(): readonly OutcomePick[] {
  return [];
}
