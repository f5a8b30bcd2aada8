import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { ReactNode } from 'react';

import { EventGroups } from './event-groups.tsx';
import { EventSection, type EventSectionProps } from './event-section.tsx';
import type { Grouping } from './group-matches.ts';
import { useEventGroups } from './use-event-groups.ts';

export interface MatchSectionProps extends Omit<EventSectionProps, 'children'> {
  readonly matches: readonly Match[];
  readonly grouping?: Grouping;
  /** Shown when there are no matches; without it the section is left out. */
  readonly empty?: ReactNode;
}

/** A list of matches with a heading. It disappears with its last visible row, which may stay longer than its match. */
export function MatchSection({ matches, grouping = 'league', empty, ...section }: MatchSectionProps) {
  const groups = useEventGroups(matches, grouping);
  if (groups.length > 0) {
    return (
      <EventSection {...section}>
        <EventGroups groups={groups} />
      </EventSection>
    );
  }
  return empty === undefined ? null : <EventSection {...section}>{empty}</EventSection>;
}
