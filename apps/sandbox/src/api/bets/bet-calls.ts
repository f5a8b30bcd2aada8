import { getBet } from '@slipstream/contract/http/bets/get-bet';
import { getBets } from '@slipstream/contract/http/bets/get-bets';
import { getBetsSummary } from '@slipstream/contract/http/bets/get-bets-summary';
import type { Hono } from 'hono';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { loadBetOf } from '../../bets/records/bet-store.ts';
import { listBets } from '../../bets/records/list-bets.ts';
import { summariseBets } from '../../bets/records/summarise-bets.ts';
import type { Book } from '../../bets/book.ts';

export function mountBetCalls(app: Hono<FrameEnv>, book: Book): void {
  const { database } = book;

  mountForPlayer(app, getBets, async ({ query, locale }, player) => {
    const { bets, total } = await listBets(database, player.id, query);
    const { page, limit } = query;
    return {
      bets: bets.map((bet) => book.show(bet, locale)),
      pagination: { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) },
    };
  });

  mountForPlayer(app, getBetsSummary, async ({ query }, player) => {
    const { currency, from, to, time_zone: timeZone } = query;
    const summary = await summariseBets(database, player.id, { currency, from, to, timeZone });
    if (summary !== null) return summary;
    return new Failure(400, 'bad_request', [
      { path: 'query', message: 'an unknown time zone or an impossible period' },
    ]);
  });

  mountForPlayer(app, getBet, async ({ params, locale }, player) => {
    const bet = await loadBetOf(database, player.id, params.id);
    return bet === null ? new Failure(404, 'not_found') : { bet: book.show(bet, locale) };
  });
}
