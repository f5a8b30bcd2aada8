import { getBets } from '@slipstream/contract/http/bets/get-bets';
import type { BetId } from '@slipstream/units/ids';

import type { Api } from '../../api/call-api.ts';
import type { Stores } from '../stores.ts';
import { isOpen, statusesOf } from './bets-filter.ts';

/** Bets of one slip or one match change one after another; count once afterwards. */
const gatherMs = 300;

/** Keeps the number of open bets up to date: fetched once, and again when a bet opens or closes. */
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
