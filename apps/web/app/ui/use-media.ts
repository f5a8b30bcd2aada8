import { useSyncExternalStore } from 'react';

/** Media queries: the betting panel is a sheet; it is a sheet or another overlay. See shell.module.css. */
export const phoneQuery = '(width < 780px)';
export const overlayQuery = '(width < 960px)';

/** The server assumes the widest window; no overlay is open in server-rendered pages. */
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
