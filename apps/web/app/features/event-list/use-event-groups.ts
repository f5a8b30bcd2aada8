import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { useMemo } from 'react';

import { useStableList } from '../../shared/stable-list/use-stable-list.ts';
import { useHeldMatches, useMatchesOnBoard } from '../../state/board/use-matches-on-board.ts';
import { groupMatches, type Grouping, type LeagueGroup } from './group-matches.ts';

/** The groups of a list as they are rendered now, with their matches on the board. */
export function useEventGroups(matches: readonly Match[], grouping: Grouping): readonly LeagueGroup[] {
  useMatchesOnBoard(matches);
  const groups = useStableList(useMemo(() => groupMatches(matches, grouping), [matches, grouping]));
  // A row that stays longer than its match is in the list still needs the match.
  useHeldMatches(useMemo(() => groups.flatMap((group) => group.matches.map(({ id }) => id)), [groups]));
  return groups;
}
