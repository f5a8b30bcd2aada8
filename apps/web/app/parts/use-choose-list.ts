import { useLocation, useNavigate } from 'react-router';

import { useStores } from '../stores/use-stores.ts';
import { listSearch, type ListChanges } from './list-search.ts';

/** Changes what a list shows, on top of every choice made before, also those the page has not been drawn with yet. */
export function useChooseList(): (changes: ListChanges) => void {
  const here = useLocation();
  const navigate = useNavigate();
  const { listChoices } = useStores();
  return (changes) => {
    const search = listSearch(listChoices.searchOf(here), changes);
    listChoices.choose(here, search);
    // Choosing what is chosen already is no step to go back over.
    void navigate(here.pathname + search, { preventScrollReset: true, replace: search === here.search });
  };
}
