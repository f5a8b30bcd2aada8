import { useRef } from 'react';

import { useRowFocus } from '../../shared/stable-list/use-row-focus.ts';
import { rowMarketsOf, shownRowMarkets } from '../../site/row-markets.ts';
import { useMarketsPerRow, useRowMarkets } from '../../state/preferences/preferences.ts';
import { useStores } from '../../state/use-stores.ts';
import styles from './event-list.module.css';
import type { LeagueGroup } from './group-matches.ts';
import { LeagueCard } from './league-card.tsx';
import { useRoomForMarkets } from './markets/use-room-for-markets.ts';

/** Cards of leagues. Arrow keys move between the odds of all of them. */
export function EventGroups({ groups }: { readonly groups: readonly LeagueGroup[] }) {
  const list = useRef<HTMLDivElement>(null);
  useRowFocus(list);
  const columns = useRoomForMarkets(list);
  const { board } = useStores();
  const perRow = useMarketsPerRow();
  const choices = useRowMarkets();
  // A group stays the same while its rows do, so the board is asked what they have now.
  const marketsOf = ({ league, matches }: LeagueGroup) => {
    const ids = rowMarketsOf(matches.map((match) => board.match(match.id) ?? match)).map(({ id }) => id);
    return shownRowMarkets(ids, perRow, choices[league.sport.key]).join(' ');
  };
  const sports = new Set<string>();
  return (
    <div ref={list} className={styles.list}>
      {groups.map((group) => {
        const { key } = group.league.sport;
        const isFirstOfSport = !sports.has(key);
        sports.add(key);
        return (
          <LeagueCard
            key={group.key}
            group={group}
            markets={marketsOf(group)}
            chosen={choices[key]}
            columns={isFirstOfSport ? columns : undefined}
          />
        );
      })}
    </div>
  );
}
