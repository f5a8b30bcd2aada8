import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { useStores } from '../use-stores.ts';
import { holdPlace } from './hold-place.ts';
import { isReturn, keepPlaces, keptPlaces, latestPlaces, type Places } from './kept-places.ts';
import { rowPlaces } from './row-places.ts';

const pagesMax = 100;
/** Those that the next document is told of. */
const pagesKeptMax = 20;

/**
 * Back returns to the same row at the same height (ROUTE-12), also when the page was another document's. React Router
 * restores the scroll offset; this corrects it by the row, because lists change and cards below the fold have estimated
 * heights.
 */
export function usePlace(): void {
  const { host } = useStores();
  const { key, pathname, search } = useLocation();
  // The first page of a tab has the same key in every document.
  const address = pathname + search;
  const page = `${key} ${address}`;
  const isBack = useNavigationType() === NavigationType.Pop;
  const pages = useRef<Places | null>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const left = (pages.current ??= keptPlaces());
    const leave = ({ target }: Event) => {
      // Picking an outcome leads nowhere, and measuring rows would delay its answer.
      if (target instanceof Element && target.closest('[data-odds]') !== null) return;
      left.delete(page);
      left.set(page, rowPlaces(host.scroller.view(), target));
      for (const oldest of left.keys()) if (left.size > pagesMax) left.delete(oldest);
    };
    const onKey = (event: KeyboardEvent) => void (event.key === 'Enter' && leave(event));
    const onHide = (event: Event) => {
      leave(event);
      keepPlaces(left, pagesKeptMax);
    };
    // Each of these events may start a navigation; once the next page is rendered, the rows of this one are gone.
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    addEventListener('click', leave, options);
    addEventListener('keydown', onKey, options);
    addEventListener('popstate', leave, options);
    addEventListener('pagehide', onHide, options);
    return () => end.abort();
  }, [host, page]);

  useEffect(() => {
    // A document begins with a step of the history, as far as the router knows.
    const [isBegun, left] = [isFirst.current, pages.current ?? new Map()];
    isFirst.current = false;
    const isReturned = isBack && (!isBegun || isReturn());
    const places = isReturned ? (left.get(page) ?? (isBegun ? latestPlaces(left, address) : [])) : [];
    if (places.length === 0) return undefined;
    let isLeft = false;
    let stop = holdPlace(places, host.scroller);
    // A document in a frame is scrolled by its host, which connects later.
    const holdAgain = async () => {
      await host.connected;
      stop();
      if (!isLeft) stop = holdPlace(places, host.scroller);
    };
    if (isBegun) void holdAgain();
    return () => {
      isLeft = true;
      stop();
    };
  }, [host, page, address, isBack]);
}
