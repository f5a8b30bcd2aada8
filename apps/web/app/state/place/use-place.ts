import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { useStores } from '../use-stores.ts';
import { holdPlace } from './hold-place.ts';
import { keepPlaces, keptPlaces } from './kept-places.ts';
import { rowPlaces, type RowPlace } from './row-places.ts';

const pagesMax = 100;

/**
 * Back returns to the same row at the same height (ROUTE-12). React Router restores the scroll offset; this corrects it
 * by the row, because lists change and cards below the fold have estimated heights.
 */
export function usePlace(): void {
  const { host } = useStores();
  const { key, pathname, search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const pages = useRef(new Map<string, readonly RowPlace[]>());

  useEffect(() => {
    const left = pages.current;
    const leave = ({ target }: Event) => {
      left.delete(key);
      left.set(key, rowPlaces(host.scroller.view(), target));
      for (const oldest of left.keys()) if (left.size > pagesMax) left.delete(oldest);
    };
    const onKey = (event: KeyboardEvent) => void (event.key === 'Enter' && leave(event));
    // Each of these events may start a navigation; once the next page is rendered, the rows of this one are gone.
    addEventListener('click', leave, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('popstate', leave, { capture: true });
    // The next document of this tab has none of what this one remembers.
    const keep = () => keepPlaces({ key, pathname, search }, rowPlaces(host.scroller.view()));
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('click', leave, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('popstate', leave, { capture: true });
    };
  }, [host, key, pathname, search]);

  const entered = useRef({ key, pathname, search });
  useEffect(() => {
    const places = keptPlaces(entered.current);
    return places.length === 0 ? undefined : holdPlace(places, host.scroller);
  }, [host]);

  useEffect(() => {
    const places = isBack ? (pages.current.get(key) ?? []) : [];
    return places.length === 0 ? undefined : holdPlace(places, host.scroller);
  }, [host, key, isBack]);
}
