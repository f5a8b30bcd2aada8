import { createContext, use } from 'react';

/** How many matches are being played, as the shell knows it. */
export const LiveCountContext = createContext(0);

export function useLiveCount(): number {
  return use(LiveCountContext);
}
