import { use, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

/** A navigation closes the search, unless it was in progress when the search was opened. */
export function useCloseOnLeave(isOpen: boolean, close: () => void): void {
  const { key } = useLocation();
  // The router itself is asked, because components hear of a navigation in a transition, which may be after the next click.
  const router = use(DataRouterContext)?.router;
  const shown = useRef(key);
  /** The page that was loading or about to be shown when the search was opened. */
  const expected = useRef<string | undefined>(undefined);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen && !wasOpen.current)
      expected.current = (router?.state.navigation.location ?? router?.state.location)?.key;
    wasOpen.current = isOpen;
  }, [isOpen, router]);

  useEffect(() => {
    if (shown.current !== key && expected.current !== key) close();
    shown.current = key;
  }, [key, close]);
}
