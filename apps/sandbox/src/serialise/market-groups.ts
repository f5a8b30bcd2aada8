import type { marketGroupWire } from '@slipstream/contract/entities/catalogue/market-group';
import type * as z from 'zod/mini';
import type { BoardMarket } from '../world/boards/board-market.ts';
import { groupName } from './names/market-names.ts';

/** The groups a match's markets fall into, in the order of the first market of each (CAT-8). */
export function marketGroups(markets: readonly BoardMarket[], locale: string): z.input<typeof marketGroupWire>[] {
  const keys = new Set(markets.flatMap(({ info }) => info.groups));
  return [...keys].map((key, at) => ({ group_key: key, name: groupName(key, locale), priority: at + 1 }));
}
