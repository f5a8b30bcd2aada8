import type { Bet } from '@slipstream/contract/entities/bet';

import type { Api } from '../../../api/call-api.ts';
import type { BetsBook } from '../../my-bets/bets-book.ts';
import { watchSubmitted } from '../../my-bets/watch-submitted.ts';
import type { SlipStore } from '../slip-store.ts';

/** Hands the bets of a receipt over to the book of bets, and follows those that still wait to be accepted. */
export function followPlaced(slip: SlipStore, bets: BetsBook, api: Api): void {
  let known: readonly Bet[] = [];

  function check(): void {
    const { placedBets } = slip.ticket();
    if (placedBets === known) return;
    known = placedBets;
    bets.put(placedBets);
    for (const bet of placedBets) void watchSubmitted(bet, bets, api);
  }

  slip.subscribe(check);
  check();
}
