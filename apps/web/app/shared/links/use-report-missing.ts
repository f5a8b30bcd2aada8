import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useStores } from '../../state/use-stores.ts';

/** Lets the host around us know that it, or a link, led to a page that does not exist (EMBED-9). */
export function useReportMissing(isMissing: boolean): void {
  const { host } = useStores();
  const { pathname } = useLocation();
  useEffect(() => {
    host.setMissing(isMissing ? pathname : null);
    return () => host.setMissing(null);
  }, [host, isMissing, pathname]);
}
