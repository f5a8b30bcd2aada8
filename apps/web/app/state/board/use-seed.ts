import type { Event } from '@slipstream/contract/entities/event';
import type { MatchId } from '@slipstream/units/ids';
import { useEffect } from 'react';

import { useStores } from '../use-stores.ts';

/**
 * Puts what a loader brought on the board before the rows that read it are drawn, on the server too. The board takes a
 * list once, and versions make it safe: a render that is thrown away, or data older than a push, changes nothing.
 * They stay on the board for as long as this is on the page.
 */
export function useSeed(matches: readonly Event[]): void {
  const { board } = useStores();
  board.seed(matches);
  useEffect(() => board.hold(matches.map((match) => match.id)), [board, matches]);
}

/** Keeps matches on the board for as long as this is on the page. */
export function useHold(matchIds: readonly MatchId[]): void {
  const { board } = useStores();
  useEffect(() => board.hold(matchIds), [board, matchIds]);
}
