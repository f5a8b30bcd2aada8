import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from 'react-router';

import { listSearch, type ListChanges } from './list-search.ts';

/**
 * Changes what a list shows, on top of every choice made before. Whoever picks a day and at once a sport wants both, but the
 * page is drawn some time after a choice, and its hooks tell of the address it was drawn with. The router itself knows where
 * it is going.
 */
export function useChooseList(): (changes: ListChanges) => void {
  const router = use(DataRouterContext)?.router;
  const navigate = useNavigate();
  return (changes) => {
    if (router === undefined) return;
    const { location, navigation } = router.state;
    const { pathname, search } = navigation.location ?? location;
    const next = listSearch(search, changes);
    // Choosing what is chosen already is no step to go back over.
    void navigate(pathname + next, { preventScrollReset: true, replace: next === location.search });
  };
}
