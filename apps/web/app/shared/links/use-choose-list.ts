import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from 'react-router';

import { listSearch, type ListChanges } from './list-search.ts';

/**
 * Changes filters on top of every choice made before. Hooks return the address of the rendered page, but a second
 * choice may come before the first is rendered, so the router's target address is used.
 */
export function useChooseList(): (changes: ListChanges) => void {
  const router = use(DataRouterContext)?.router;
  const navigate = useNavigate();
  return (changes) => {
    if (router === undefined) return;
    const { location, navigation } = router.state;
    const { pathname, search } = navigation.location ?? location;
    const next = listSearch(search, changes);
    // Choosing what is chosen loads nothing: it would cut off a refresh of the list that is under way.
    if (next === search) return;
    // A choice taken back while it loads adds no history entry.
    void navigate(pathname + next, { preventScrollReset: true, replace: next === location.search });
  };
}
