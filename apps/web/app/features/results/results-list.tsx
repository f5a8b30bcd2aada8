import type { Match } from '@slipstream/contract/entities/catalogue/match';

import { groupResults } from './group-results.ts';
import { LeagueResults } from './league-results.tsx';
import styles from './results-list.module.css';

/** What was played on a day, league by league. */
export function ResultsList({ matches }: { readonly matches: readonly Match[] }) {
  return (
    <div className={styles.list}>
      {groupResults(matches).map(({ league, matches: played }) => (
        <LeagueResults key={league.id} league={league} matches={played} />
      ))}
    </div>
  );
}
