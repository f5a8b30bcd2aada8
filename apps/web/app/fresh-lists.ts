import { useCallback, useEffect, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router';

import { whenCalm } from './when-calm.ts';

/** Starts to load the page's lists again some time after it is asked to. What can't be loaded leaves them as they are, and is tried again. */
export function useFreshLists(): () => ReturnType<typeof whenCalm> {
  const { revalidate } = useRevalidator();
  const route = useMatches().at(-1)?.id ?? '';
  const shown = useRef(route);
  useEffect(() => {
    shown.current = route;
  }, [route]);
  return useCallback(() => {
    const lists = whenCalm(() => void refresh());
    let isStopped = false;
    async function refresh() {
      if (await canReload(location, shown.current)) await revalidate();
      else if (!isStopped) lists.ask();
    }
    return {
      ask: lists.ask,
      stop: () => {
        isStopped = true;
        lists.stop();
      },
    };
  }, [revalidate]);
}

/**
 * Whether what a page shows could be loaded now. A refresh that nobody asked for must not put a failure where a list is,
 * so it is asked about first, at the very address that is then loaded: the answer stands in the page cache.
 */
export async function canReload(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  route: string,
): Promise<boolean> {
  const query = new URLSearchParams(search);
  query.set('_routes', route);
  try {
    const { ok } = await fetch(`${pathname.replace(/\/$/, '')}.data?${query}`, { method: 'HEAD' });
    return ok;
  } catch {
    return false;
  }
}
