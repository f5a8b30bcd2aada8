import type { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import type { Steps } from '@slipstream/simulation/steps';
import type * as z from 'zod/mini';

import { eventMarkets } from './event-markets.ts';
import type { ListedEvent } from '../world/listed-event.ts';
import { marketGroups } from './market-groups.ts';
import { paged } from '../http/paged.ts';
import type { CatalogueWorld } from '../world/sandbox-world.ts';
import type { BoardMarket } from '../world/boards/board-market.ts';
import { marketOut, type MarketOwner } from './market.ts';

export type MarketsQuery = z.output<typeof getMatchMarkets.query>;

/** The markets of an event that a query asks for, as the JSON of the reply. */
export function* marketsJson(
  world: CatalogueWorld,
  event: ListedEvent,
  query: MarketsQuery,
  locale: string,
): Steps<string> {
  const { of, version, markets } = yield* eventMarkets(world, event);
  const chosen = markets.filter(
    ({ info }) =>
      (query.group_key === undefined || info.groups.some((group) => query.group_key?.includes(group))) &&
      (query.market_id === undefined || query.market_id.some((id) => id === info.id)),
  );
  const { items, pagination } = paged(chosen, query);
  const data: string[] = [];
  for (const market of items) {
    data.push(marketJson(of, market, locale));
    yield null;
  }
  const rest = { groups: marketGroups(markets, locale), match_version: version, pagination };
  return `{"data":[${data.join(',')}],${JSON.stringify(rest).slice(1)}`;
}

const written = new WeakMap<BoardMarket, Map<string, string>>();

/** A market as JSON. A market that changes becomes another object, so what was written for this one stays true. */
function marketJson(owner: MarketOwner, market: BoardMarket, locale: string): string {
  const byLocale = written.get(market) ?? new Map<string, string>();
  written.set(market, byLocale);
  let text = byLocale.get(locale);
  if (text === undefined) byLocale.set(locale, (text = JSON.stringify(marketOut(owner, market, locale))));
  return text;
}
