import { useEffect, type RefObject } from 'react';

import { useReload } from '../../realtime/fresh-lists.ts';
import { marketsThatFit } from '../../site/markets-per-row.ts';
import { keepMarketsPerRow } from '../../state/preferences/preferences.ts';
import { useStores } from '../../state/use-stores.ts';

/**
 * Loads the page again when a list has room for more markets a row than it was loaded with; the next page is loaded so at once.
 * A narrower list hides what does not fit.
 */
export function useRoomForMarkets(list: RefObject<HTMLElement | null>): void {
  const { preferences } = useStores();
  const reload = useReload();
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const groups = marketsThatFit(entry?.contentRect.width ?? 0);
      if (groups <= preferences.getState().marketsPerRow) return;
      keepMarketsPerRow(preferences, groups);
      reload();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, preferences, reload]);
}
