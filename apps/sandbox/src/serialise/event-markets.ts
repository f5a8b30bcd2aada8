import { resolveMarket } from '@slipstream/simulation/match/resolve-market';
import { stateAt } from '@slipstream/simulation/match/state-at';
import { allMarkets } from '@slipstream/simulation/pricing/priced';
import type { Steps } from '@slipstream/simulation/steps';
import { isMatchOver } from '@slipstream/units/match-status';
import { boardMarket, settledMarket, type BoardMarket } from '../world/boards/board-market.ts';
import type { MatchBoard } from '../world/boards/match-board.ts';
import { playedOnCopy } from '../world/roster.ts';
import type { ListedEvent } from '../world/listed-event.ts';
import type { CatalogueWorld } from '../world/sandbox-world.ts';
import type { MarketOwner } from './market.ts';

export interface EventMarkets {
  readonly of: MarketOwner;
  readonly version: number;
  /** By priority. */
  readonly markets: readonly BoardMarket[];
}

/** Everybody who watched a match asks for its results when it ends: they are worked out once. A match takes about 0.3 MB. */
const settledMax = 20;
const settled = new Map<MatchBoard, { readonly version: number; readonly markets: readonly BoardMarket[] }>();

/** Every market of an event; of a match that is over, how each of them ended. */
export function* eventMarkets({ engine, outrights, clock }: CatalogueWorld, event: ListedEvent): Steps<EventMarkets> {
  if (event.kind === 'outright') {
    const board = outrights.board(event.outright, clock.now());
    return { of: event.outright, version: board.version, markets: [board.market] };
  }
  const board = yield* engine.prepare(event.fixture, 'all');
  const markets = isMatchOver(board.state.status) ? settledMarkets(board, clock.now()) : [...board.markets.values()];
  return {
    of: event.fixture,
    version: board.version,
    markets: markets.toSorted((a, b) => a.info.priority - b.info.priority),
  };
}

/**
 * Worked out again from the match itself: the markets it opened with, at the prices they opened at, and their results. A match that
 * is no longer covered has none until it has been played.
 */
function settledMarkets(board: MatchBoard, nowMs: number): readonly BoardMarket[] {
  const { fixture, version } = board;
  const known = settled.get(board);
  if (known?.version === version) return known.markets;
  const script = playedOnCopy(fixture);
  if (script.endMs > nowMs) return [];
  const opening = stateAt(script, fixture.startMs - 1);
  const markets = allMarkets(script.fixture, opening).flatMap((market) => {
    const resolution = resolveMarket(script, {
      marketId: market.info.id,
      specifier: market.info.specifier,
    });
    return resolution === null ? [] : [settledMarket(boardMarket(market, version), resolution.results, version)];
  });
  settled.set(board, { version, markets });
  const [oldest] = settled.keys();
  if (settled.size > settledMax && oldest !== undefined) settled.delete(oldest);
  return markets;
}
