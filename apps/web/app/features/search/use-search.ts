import { useMemo, useSyncExternalStore } from 'react';

import { popularGroups, searchGroups } from './search-options.ts';
import type { SearchSession } from './search-session.ts';

/** The state of a search, with its results and what is popular in groups. */
export function useSearch(session: SearchSession) {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const groups = useMemo(
    () => (state.results === undefined ? [] : searchGroups(state.results, state.answered)),
    [state.results, state.answered],
  );
  const popular = useMemo(() => (state.popular === undefined ? [] : popularGroups(state.popular)), [state.popular]);
  return { state, groups, popular };
}
