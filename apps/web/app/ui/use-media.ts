import { useSyncExternalStore } from 'react';

/** Where the panel is a sheet, and where it is an overlay at all; see shell.module.css. */
export const phone = '(width < 780px)';
export const overlay = '(width < 960px)';

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
