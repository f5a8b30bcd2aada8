import { useRef } from 'react';

import { moveBetweenOdds } from '../../shared/odds/move-between-odds.ts';
import { useRowFocus } from '../../shared/stable-list/use-row-focus.ts';
import styles from './event-list.module.css';
import type { LeagueGroup } from './group-matches.ts';
import { LeagueCard } from './league-card.tsx';
import { useRoomForMarkets } from './use-room-for-markets.ts';

/** Cards of leagues. Arrow keys move between the odds of all of them. */
export function EventGroups({ groups }: { readonly groups: readonly LeagueGroup[] }) {
  const list = useRef<HTMLDivElement>(null);
  useRowFocus(list);
  useRoomForMarkets(list);
  return (
    <div ref={list} className={styles.list} role="presentation" onKeyDown={moveBetweenOdds}>
      {groups.map((group) => (
        <LeagueCard key={group.key} group={group} />
      ))}
    </div>
  );
}
