import { getMatchWidget } from '@slipstream/contract/http/catalogue/get-match-widget';

import { siteApi } from '../../../../api/site-api.ts';
import type { Site } from '../../../../site/site.tsx';
import { marketKey, outcomeKey } from '../../../../state/board/board-records.ts';
import type { MarketAddress, PricePoint } from './price-log.ts';

/** How the prices of a market went before this page was opened, by outcome key. */
export async function fetchHistory(
  site: Site,
  { matchId, id, specifier }: MarketAddress,
): Promise<ReadonlyMap<string, readonly PricePoint[]> | undefined> {
  const result = await siteApi(site).call(getMatchWidget, {
    params: { id: matchId, type: 'odds-movement' },
    query: { marketId: id, ...(specifier !== '' && { specifier }) },
  });
  if (result.kind === 'failure' || result.reply.type !== 'odds-movement') return undefined;
  const key = marketKey(matchId, id, specifier);
  return new Map(result.reply.outcomes.map((outcome) => [outcomeKey(key, outcome.id), outcome.points]));
}
