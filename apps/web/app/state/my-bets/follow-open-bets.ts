import { getBets } from '@slipstream/contract/http/get-bets';
import type { BetId } from '@slipstream/units/ids';

import type { Api } from '../../api/call-api.ts';
import type { Stores } from '../stores.ts';
import { isOpen, statusesOf } from './bets-filter.ts';

/** Bets of one slip, or of one whistle, change one after the other; they are counted once they have. */
const gatherMs = 300;

/** Keeps the number of a player's open bets true: asked for once, and again when a bet becomes open or is so no more. */
export function followOpenBets(
  api: Api,
  { bets, openBets, playerFeed }: Pick<Stores, 'bets' | 'openBets' | 'playerFeed'>,
): () => void {
  const known = new Map<BetId, boolean>();
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    const query = { page: 1, limit: 1, status: statusesOf('open') };
    const result = await api.call(getBets, { query, signal: leaving.signal });
    if (result.kind === 'reply' && !leaving.signal.aborted) openBets.setState({ count: result.reply.pagination.total });
  }

  function askSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), gatherMs);
  }

  const stops = [
    bets.subscribe((bet) => {
      const now = isOpen(bet);
      if (known.get(bet.id) === now) return;
      known.set(bet.id, now);
      askSoon();
    }),
    playerFeed.subscribe({ onEvent: () => undefined, onMissed: askSoon }),
  ];
  void ask();
  return () => {
    leaving.abort();
    clearTimeout(timer);
    for (const stop of stops) stop();
    openBets.setState({ count: null });
  };
}
