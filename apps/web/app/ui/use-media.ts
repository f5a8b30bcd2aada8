import { useSyncExternalStore } from 'react';

/** Where the panel is a sheet from below, and where it lies over the page at all; see shell.module.css. */
export const phone = '(width < 780px)';
export const overlay = '(width < 960px)';

/** The server knows no window, so it takes the widest; nothing that is open comes from the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
