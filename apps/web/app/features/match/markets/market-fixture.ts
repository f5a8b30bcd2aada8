import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import type { MarketId, OutcomeId } from '@slipstream/units/ids';
import { odds } from '@slipstream/units/odds';

import { marketOf } from '../../../state/board/board-fixture.ts';

// Small markets for the tests of everything that arranges them.

/** `prices` by outcome name. */
export function market(
  id: string,
  name: string,
  prices: Readonly<Record<string, number>>,
  rest: Partial<Market> = {},
): Market {
  return {
    ...marketOf(1, {}),
    id: id as MarketId,
    name,
    outcomes: Object.entries(prices).map(([outcome, price]) => outcomeOf(outcome, price)),
    ...rest,
  };
}

function outcomeOf(name: string, price = 2000): Outcome {
  return { id: name as OutcomeId, key: null, name, active: true, odds: odds(price) };
}

export function total(line: string, over: number, under: number, mostBalanced = false): Market {
  const prices = { [`Over ${line}`]: over, [`Under ${line}`]: under };
  return market('18', `Total ${line}`, prices, { specifier: `total=${line}`, mostBalanced, priority: 2 });
}
