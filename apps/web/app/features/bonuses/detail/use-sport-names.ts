import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { useEffect, useState } from 'react';

import { siteApi } from '../../../api/site-api.ts';
import { useSite } from '../../../site/site.tsx';

/** What sports are called in the page's language, asked only where it is needed; their keys until then. */
export function useSportNames(isNeeded: boolean): (key: string) => string {
  const site = useSite();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    async function load() {
      const result = await siteApi(site).call(getSports);
      if (isGone || result.kind === 'failure') return;
      setNames(new Map(result.reply.data.map(({ key, name }) => [key, name])));
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [isNeeded, site]);
  return (key) => names.get(key) ?? key;
}
