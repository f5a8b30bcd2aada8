import { useMemo, useSyncExternalStore } from 'react';

import { searchGroups } from './search-options.ts';
import type { SearchSession } from './search-session.ts';

/** The state of a search, with its results in groups. */
export function useSearch(session: SearchSession) {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const groups = useMemo(
    () => (state.results === undefined ? [] : searchGroups(state.results, state.answered)),
    [state.results, state.answered],
  );
  return { state, groups };
}
