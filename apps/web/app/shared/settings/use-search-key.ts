import { useLocation } from 'react-router';

/** A key for what the page is filtered to: another filter is another list, not an update of the old one. */
export function useSearchKey(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
