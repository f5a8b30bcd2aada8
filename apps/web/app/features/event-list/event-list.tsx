import type { Match } from '@slipstream/contract/entities/match';

import { useSeed } from '../../stores/board/use-seed.ts';
import { groupByLeague } from './group-by-league.ts';
import { LeagueCard } from './league-card.tsx';
import styles from './event-list.module.css';
import { moveBetweenOdds } from './move-between-odds.ts';

export interface EventListProps {
  readonly matches: readonly Match[];
}

/** Matches under the headers of their leagues. Arrow keys move between the odds of the whole list. */
export function EventList({ matches }: EventListProps) {
  useSeed(matches);
  return (
    <div className={styles.list} role="presentation" onKeyDown={moveBetweenOdds}>
      {groupByLeague(matches).map((group) => (
        <LeagueCard key={group.league.id} group={group} />
      ))}
    </div>
  );
}
