import { useEffect, useState, type RefObject } from 'react';

import { useReload } from '../../../realtime/fresh-lists.ts';
import { marketsThatFit, type MarketsPerRow } from '../../../site/markets-per-row.ts';
import { keepMarketsPerRow } from '../../../state/preferences/preferences.ts';
import { useStores } from '../../../state/use-stores.ts';

/**
 * How many markets a row of the list has room for. Loads the page again when these are more than it was loaded with; the next
 * page is loaded so at once. A narrower list hides what does not fit.
 */
export function useRoomForMarkets(list: RefObject<HTMLElement | null>): MarketsPerRow {
  const { preferences } = useStores();
  const [room, setRoom] = useState(preferences.getState().marketsPerRow);
  const reload = useReload();
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      // Leagues may stand side by side, so a card says how wide a row is.
      const groups = marketsThatFit((element.firstElementChild ?? element).getBoundingClientRect().width);
      setRoom(groups);
      const loaded = preferences.getState().marketsPerRow;
      // Also when it stays the same: the server guesses for a browser that has not said it (visitor-request.server.ts).
      keepMarketsPerRow(preferences, groups > loaded ? groups : loaded);
      if (groups > loaded) reload();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, preferences, reload]);
  return room;
}
