import type { Match } from '@slipstream/contract/entities/catalogue/match';

import { EventGroups } from './event-groups.tsx';
import type { Grouping } from './group-matches.ts';
import { useEventGroups } from './use-event-groups.ts';

export interface EventListProps {
  readonly matches: readonly Match[];
  readonly grouping?: Grouping;
}

/** Matches grouped by league, in a stable order. Another list on the same page needs another key. */
export function EventList({ matches, grouping = 'league' }: EventListProps) {
  return <EventGroups groups={useEventGroups(matches, grouping)} />;
}
