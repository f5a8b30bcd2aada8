/** Everything the product serves lives under this path, so that a platform can put it beside its own pages (ROUTE-5). */
export const basePath = '/sportsbook';

/** The query keys that change what a list shows; every other key is left alone and never reaches a loader (ROUTE-6). */
export const listQueryKeys = [
  'time',
  'sortBy',
  'date',
  'sport',
  'page',
  'isBettable',
  'sportType',
  // Ours: the part of a page, one league's results, only what can be watched.
  'tab',
  'league',
  'hasVideo',
] as const;

/** What the server answers, with 503, when it has no room to load a page just now (PAGE-5). */
export const crowdedMark = 'crowded';

/** What an address without a prefix asks the backend for: any language, which is answered with the site's first (ROUTE-5). */
export const siteLanguage = '*';

/** How a site writes its languages into addresses; the first language is the default one. */
export interface LocaleRules<Code extends string = string> {
  readonly locales: readonly Code[];
  /** When set, even the default language has its prefix. */
  readonly localeInUrl: boolean;
}

/** Where pages are, after the locale prefix and the base path (ROUTE-1). */
export const targets = {
  home: '/',
  live: '/live',
  /** What is live beside one match of it. */
  liveOverview: '/live/overview',
  inLiveOverview: (sportKey: string, slug: string) =>
    `/live/overview/${encodeURIComponent(sportKey)}/${encodeURIComponent(slug)}`,
  cybersport: '/cybersport',
  favorites: '/favorites',
  schedule: '/schedule',
  results: '/results',
  promotions: '/promotions',
  tournament: (id: string) => `/promotions/${encodeURIComponent(id)}`,
  racing: '/racing',
  lotteries: '/lotteries',
  premiumCricket: '/premium-cricket',
  virtualGamingArena: '/virtual-gaming-arena',
  generalRules: '/general-rules',
  about: '/about',
  /** What the service worker shows without a connection. */
  offline: '/offline',
  locked: '/locked',
  blocked: '/blocked',
  signIn: '/users/sign-in',
  signUp: '/users/sign-up',
  sport: (sportKey: string) => `/${encodeURIComponent(sportKey)}`,
  /** A match of which only the id is known; leads on to the match's own address (ROUTE-1). */
  matchById: (id: string) => `/event/m${encodeURIComponent(id)}`,
  /** Category, league and match share one shape and are told apart by the end of their slug (ROUTE-1). */
  inSport: (sportKey: string, slug: string) => `/${encodeURIComponent(sportKey)}/${encodeURIComponent(slug)}`,
} as const;

/** The anchor that shows a player's bets on whichever page it is (ROUTE-14). */
export const betsAnchor = '#myBets';

/** A link is an optional locale prefix, the base path and a target; other schemes are left untouched (ROUTE-5). */
export function link(target: string, locale: string, rules: LocaleRules): string {
  if (/^(https?:|sms:|mailto:)/i.test(target)) return target;
  return localePrefix(locale, rules) + basePath + (target === '/' ? '' : target);
}

function localePrefix(locale: string, rules: LocaleRules): string {
  return locale === rules.locales[0] && !rules.localeInUrl ? '' : `/${locale}`;
}

export interface PathParts {
  /** As written in the address; undefined when there is no prefix. */
  readonly prefix: string | undefined;
  readonly target: string;
}

/** Takes an address apart again; null when it is not below the base path. */
export function parsePath(pathname: string): PathParts | null {
  const match = /^(?:\/([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,4})?))?\/sportsbook(\/.*)?$/.exec(pathname);
  if (match === null) return null;
  const target = match[2] ?? '/';
  // An expression for the slashes at the end would try again from each slash of a long row.
  let end = target.length;
  while (end > 1 && target[end - 1] === '/') end -= 1;
  return { prefix: match[1], target: target.slice(0, end) };
}

/** A link is active when its target is the current path with the base removed (ROUTE-5). */
export function isActive(target: string, pathname: string): boolean {
  return parsePath(pathname)?.target === target;
}

export function isInLiveOverview(pathname: string): boolean {
  const target = parsePath(pathname)?.target;
  return target === targets.liveOverview || target?.startsWith(`${targets.liveOverview}/`) === true;
}

/** The same page in another language, query and hash kept (I18N-4). */
export function inLocale(
  current: { pathname: string; search: string; hash: string },
  locale: string,
  rules: LocaleRules,
) {
  const target = parsePath(current.pathname)?.target ?? '/';
  return link(target, locale, rules) + current.search + current.hash;
}

/** The widths the image proxy makes, twice those that are drawn included, so that a picture has few forms to keep (CONFIG-4). */
export const imageWidths = [32, 64, 128, 256, 320, 480, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Where the web server serves a picture of another origin, no wider than asked for. */
export function imagePath(source: string, width: ImageWidth): string {
  return `/images?src=${encodeURIComponent(source)}&w=${width}`;
}

/** The picture of a match for whoever it is shared with. The stamp changes when the picture would. */
export function sharePicturePath(locale: string, matchId: string, stamp: string): string {
  return `/share/${locale}/${matchId}.png?v=${stamp}`;
}
