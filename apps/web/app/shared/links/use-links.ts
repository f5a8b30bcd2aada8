import { useCallback } from 'react';

import { link } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';

/** Turns a target of paths.ts into an address in the language of the page (ROUTE-5). */
export function useLinks(): (target: string) => string {
  const { locale, rules } = useSite();
  return useCallback((target: string) => link(target, locale, rules), [locale, rules]);
}
