import { shapeOf } from '@slipstream/simulation/pricing/fair';
import type { Steps } from '@slipstream/simulation/steps';
import { runInSlices } from '../../http/in-slices.ts';
import { marketKey } from '../../world/boards/board-market.ts';
import type { BookEnvironment } from '../book-environment.ts';
import type { Address } from './quote.ts';

type Asked = Pick<Address, 'match_id' | 'market_id' | 'specifier'>;

/**
 * Works out the boards that selections stand on, in slices, so that quoting them at once is quick (LOAD-1). Where all are worked
 * out, as they nearly always are, there is no step to wait after.
 */
export function prepareBoards(environment: BookEnvironment, selections: readonly Asked[]): Promise<void> {
  return runInSlices(boardSteps(environment, selections));
}

function* boardSteps(environment: BookEnvironment, selections: readonly Asked[]): Steps<void> {
  const { window, engine } = environment.world();
  for (const { match_id, market_id, specifier } of selections) {
    const fixture = window.holds(match_id) ? window.find(match_id) : null;
    if (fixture === null || shapeOf(fixture, market_id, specifier) === null) continue;
    const board = yield* engine.prepare(fixture, 'main');
    const isPriced = board.markets.has(marketKey({ id: market_id, specifier }));
    if (!isPriced) yield* engine.prepare(fixture, 'all');
  }
}
