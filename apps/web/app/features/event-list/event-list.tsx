import type { Match } from '@slipstream/contract/entities/match';
import { useMemo } from 'react';

import { useSteady } from '../../parts/steady/use-steady.ts';
import { useHold, useSeed } from '../../stores/board/use-seed.ts';
import { groupMatches, type Grouping } from './group-matches.ts';
import { LeagueCard } from './league-card.tsx';
import styles from './event-list.module.css';
import { moveBetweenOdds } from '../../parts/move-between-odds.ts';

export interface EventListProps {
  readonly matches: readonly Match[];
  readonly grouping?: Grouping;
}

/**
 * Matches under the headers of their leagues, which come and go without a jump. Arrow keys move between the odds of the
 * whole list. A list of something else on the same page needs a key of its own.
 */
export function EventList({ matches, grouping = 'league' }: EventListProps) {
  useSeed(matches);
  const groups = useSteady(useMemo(() => groupMatches(matches, grouping), [matches, grouping]));
  // A row that stays a moment longer than its match is in the list still needs it.
  useHold(useMemo(() => groups.flatMap((group) => group.matches.map(({ id }) => id)), [groups]));
  return (
    <div className={styles.list} role="presentation" onKeyDown={moveBetweenOdds}>
      {groups.map((group) => (
        <LeagueCard key={group.key} group={group} />
      ))}
    </div>
  );
}
