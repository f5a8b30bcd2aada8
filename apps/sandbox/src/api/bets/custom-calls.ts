import { getCustomMarkets } from '@slipstream/contract/http/bets/get-custom-markets';
import { getReadyCustomBets } from '@slipstream/contract/http/bets/get-ready-custom-bets';
import { priceCustomBet } from '@slipstream/contract/http/bets/price-custom-bet';
import type { Hono } from 'hono';
import { marketGroups } from '../../serialise/market-groups.ts';
import { marketOut } from '../../serialise/market.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { runInSlices } from '../../http/in-slices.ts';
import { mount } from '../../http/mount.ts';
import type { MatchBoard } from '../../world/boards/match-board.ts';
import type { Book } from '../../bets/book.ts';
import { customMarkets, customPrice, marketsMax } from '../../bets/custom/custom-price.ts';
import { readyOut } from '../../bets/custom/ready-out.ts';
import type { BookEnvironment } from '../../bets/book-environment.ts';

/** All of it answers as if there were no such match where custom bets are switched off (CUSTOM-3). */
export function mountCustomCalls(app: Hono<FrameEnv>, { environment, files }: Book): void {
  const boardFor = async (matchId: string): Promise<MatchBoard | Failure> => {
    const board = files.settings.read().custom_bet_enabled ? await fullBoard(environment, matchId) : null;
    return board ?? new Failure(404, 'not_found');
  };

  mount(app, getCustomMarkets, async ({ params, locale }) => {
    const board = await boardFor(params.matchId);
    if (board instanceof Failure) return board;
    const markets = customMarkets(board).toSorted((a, b) => a.info.priority - b.info.priority);
    return {
      match_id: board.fixture.id,
      match_version: board.version,
      markets: markets.slice(0, marketsMax).map((market) => marketOut(board.fixture, market, locale)),
      groups: marketGroups(markets, locale),
    };
  });

  mount(app, getReadyCustomBets, async ({ params, locale }) => {
    const board = await boardFor(params.matchId);
    return board instanceof Failure ? board : readyOut(board, { locale, nowMs: environment.worldNow() });
  });

  mount(app, priceCustomBet, async ({ body, locale }) => {
    const board = await boardFor(body.match_id);
    if (board instanceof Failure) return board;
    const hasAdditions = body.with_additions === true;
    return customPrice(board, body.selections, { locale, nowMs: environment.worldNow(), hasAdditions });
  });
}

async function fullBoard(environment: BookEnvironment, matchId: string): Promise<MatchBoard | null> {
  const { window, engine } = environment.world();
  const fixture = window.holds(matchId) ? window.find(matchId) : null;
  return fixture === null ? null : await runInSlices(engine.prepare(fixture, 'all'));
}
