import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { getBet } from '@slipstream/contract/http/bets/get-bet';
import type { BetId } from '@slipstream/units/ids';

import type { Api } from '../../api/call-api.ts';
import type { BetsCache } from './bets-cache.ts';

/** Polling interval; the player's channel is faster, this is for when it is down. */
const askMs = 2500;

/** Bets already being followed: a receipt and a list may both show one. */
const watched = new WeakMap<BetsCache, Set<BetId>>();

/**
 * Follows a bet that waits for its live delay or a trader until it is decided. Asks at once for one that was stored: it
 * may have been decided long ago.
 */
export async function watchSubmitted(
  { id }: Bet,
  bets: BetsCache,
  api: Api,
  from: 'answer' | 'storage' = 'answer',
): Promise<void> {
  const ids = watched.get(bets) ?? new Set();
  watched.set(bets, ids);
  if (ids.has(id)) return;
  ids.add(id);
  if (from === 'answer') await pause();
  await untilDecided(id, bets, api);
  ids.delete(id);
}

async function untilDecided(id: BetId, bets: BetsCache, api: Api): Promise<void> {
  const isWaiting = () => bets.get(id)?.status === 'submitted';
  while (isWaiting()) {
    const result = await api.call(getBet, { params: { id } });
    if (result.kind === 'reply') bets.put([result.reply.bet]);
    else if (result.failure.code === 'refused' && result.failure.status < 500) return;
    if (isWaiting()) await pause();
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, askMs));
}
