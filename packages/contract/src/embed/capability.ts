import { key } from '../scalars.ts';

/** What a host can do, one word each; the sportsbook does the rest itself. Unknown words are accepted and ignored. */
export const capabilities = [
  'auth',
  'session',
  'deposit',
  'locale',
  'theme',
  'navigation',
  'history',
  'address',
  'pages',
  'resize',
  'viewport',
  'analytics',
  'consent',
] as const;
export type Capability = (typeof capabilities)[number];

export const capability = key;
