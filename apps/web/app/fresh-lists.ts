import { whenCalm } from './when-calm.ts';

/** Loads the page's lists again some time after it is asked to. What can't be loaded leaves them as they are, and is tried again. */
export function freshLists(reload: () => Promise<void>): ReturnType<typeof whenCalm> {
  const lists = whenCalm(() => void refresh());
  let isStopped = false;
  async function refresh() {
    if (await canReload(location)) await reload();
    else if (!isStopped) lists.ask();
  }
  return {
    ask: lists.ask,
    stop: () => {
      isStopped = true;
      lists.stop();
    },
  };
}

/**
 * Whether what a page shows could be loaded now. A refresh that nobody asked for must not put a failure where a list is,
 * so it is asked about first; the answer stands in the page cache.
 */
export async function canReload({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<boolean> {
  try {
    const { ok } = await fetch(`${pathname.replace(/\/$/, '')}.data${search}`, { method: 'HEAD' });
    return ok;
  } catch {
    return false;
  }
}
