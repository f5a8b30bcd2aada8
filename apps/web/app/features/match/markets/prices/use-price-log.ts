import { useEffect, useState } from 'react';

import { useSite } from '../../../../site/site.tsx';
import { marketKey, outcomeKey } from '../../../../state/board/board-records.ts';
import { useStores } from '../../../../state/use-stores.ts';
import { marketsOf, type MarketCard } from '../market-cards.ts';
import { PriceLog } from './price-log.ts';

/** Follows the prices of all cards for as long as the page is open. */
export function usePriceLog(cards: readonly MarketCard[]): PriceLog {
  const { board, clock } = useStores();
  const site = useSite();
  const [log] = useState(
    () =>
      new PriceLog(board, clock.now, async (market) => {
        const { fetchHistory } = await import('./fetch-history.ts');
        return fetchHistory(site, market);
      }),
  );
  useEffect(() => log.follow(cards.flatMap(outcomeKeys)), [log, cards]);
  useEffect(() => log.stop, [log]);
  return log;
}

function outcomeKeys(card: MarketCard): readonly string[] {
  return marketsOf(card).flatMap(({ matchId, id, specifier, outcomes }) =>
    outcomes.map((outcome) => outcomeKey(marketKey(matchId, id, specifier), outcome.id)),
  );
}
