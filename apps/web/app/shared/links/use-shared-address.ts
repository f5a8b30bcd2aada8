import { useEffect, useState } from 'react';

import { useSite } from '../../site/site.tsx';
import { useStores } from '../../state/use-stores.ts';

/** The address of a page for whoever it is shared with; null until the host around the page was asked (SHARE-7). */
export function useSharedAddress(path: string): string | null {
  const { publicUrl } = useSite();
  const { host } = useStores();
  const [found, setFound] = useState<{ readonly path: string; readonly address: string } | null>(null);
  useEffect(() => {
    async function ask() {
      setFound({ path, address: await host.addressOf(path, publicUrl) });
    }
    void ask();
  }, [host, path, publicUrl]);
  return found?.path === path ? found.address : null;
}
