import { key } from '../scalars.ts';

/**
 * What a host may offer: one word for each thing the sportsbook would otherwise do itself. A word somebody does not know
 * is no error: it is let through and nothing is asked of it.
 */
export const capabilities = [
  'auth',
  'session',
  'deposit',
  'locale',
  'theme',
  'navigation',
  'history',
  'pages',
  'resize',
  'viewport',
  'analytics',
  'consent',
] as const;
export type Capability = (typeof capabilities)[number];

export const capability = key;
