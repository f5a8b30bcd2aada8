import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A navigation closes the search, unless it was in progress when the search was opened. */
export function useCloseOnLeave(isOpen: boolean, close: () => void): void {
  const { key } = useLocation();
  const loading = useNavigation().location?.key;
  const shown = useRef(key);
  /** The page that was loading when the search was opened. */
  const expected = useRef<string | undefined>(undefined);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen && !wasOpen.current) expected.current = loading;
    wasOpen.current = isOpen;
  }, [isOpen, loading]);

  useEffect(() => {
    if (shown.current !== key && expected.current !== key) close();
    shown.current = key;
  }, [key, close]);
}
