import { createContext } from 'react';

export interface SiteSport {
  readonly key: string;
  readonly name: string;
}

/** The sports of the site's menus, in the page's language. */
export const SiteSportsContext = createContext<readonly SiteSport[]>([]);
