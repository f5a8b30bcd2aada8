import { placedBetsOf, placementOf } from '@slipstream/betting/ticket/ticket';
import type { Bet } from '@slipstream/contract/entities/bets/bet';

import type { Api } from '../../../api/call-api.ts';
import type { BetsCache } from '../../my-bets/bets-cache.ts';
import { watchSubmitted } from '../../my-bets/watch-submitted.ts';
import type { SlipStore } from '../slip-store.ts';

/** Adds the bets of a receipt to `BetsCache`, and follows those that are still submitted. */
export function followPlaced(slip: SlipStore, bets: BetsCache, api: Api): void {
  let known: readonly Bet[] = [];
  let isPlacing = false;

  function check(): void {
    const wasPlacing = isPlacing;
    isPlacing = placementOf(slip.ticket()) !== null;
    const placedBets = placedBetsOf(slip.ticket());
    if (placedBets === known) return;
    known = placedBets;
    bets.put(placedBets);
    // A receipt without a placement before it was restored after a reload, or adopted from another tab.
    const from = wasPlacing ? 'answer' : 'storage';
    for (const bet of placedBets) void watchSubmitted(bet, bets, api, from);
  }

  slip.subscribe(check);
  check();
}
