import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { MatchId } from '@slipstream/units/ids';
import { useEffect } from 'react';

import { useStores } from '../use-stores.ts';

/**
 * Puts a loader's matches on the board before the rows that read them render, also on the server. Versions make this
 * safe: a discarded render, or data older than a push, changes nothing. They stay on the board while this component is
 * mounted. `isPart`: the loader left out what its rows don't show.
 */
export function useMatchesOnBoard(matches: readonly SportEvent[], isPart = false): void {
  const { board } = useStores();
  board.applyList(matches, isPart);
  useEffect(() => board.hold(matches.map((match) => match.id)), [board, matches]);
}

/** Keeps matches on the board while this component is mounted. */
export function useHeldMatches(matchIds: readonly MatchId[]): void {
  const { board } = useStores();
  useEffect(() => board.hold(matchIds), [board, matchIds]);
}
