import { useLocation } from 'react-router';

import { useLinks } from './use-links.ts';

/** Where a link leads: an anchor stays on this page with its query, any other target is a page in this language (ROUTE-5). */
export function useTo(): (target: string) => string {
  const links = useLinks();
  const { search } = useLocation();
  return (target) => (target.startsWith('#') ? search + target : links(target));
}
