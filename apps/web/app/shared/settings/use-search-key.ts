import { useLocation } from 'react-router';

/** Names what the page is narrowed to: a list of something else is another list, not the old one with changes. */
export function useSearchKey(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
