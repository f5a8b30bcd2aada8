import type { Match } from '@slipstream/contract/entities/match';

import { EventGroups } from './event-groups.tsx';
import type { Grouping } from './group-matches.ts';
import { useEventGroups } from './use-event-groups.ts';

export interface EventListProps {
  readonly matches: readonly Match[];
  readonly grouping?: Grouping;
}

/**
 * Matches under the headers of their leagues, which come and go without a jump. A list of something else on the same
 * page needs a key of its own.
 */
export function EventList({ matches, grouping = 'league' }: EventListProps) {
  return <EventGroups groups={useEventGroups(matches, grouping)} />;
}
