import type { PageKey } from '@slipstream/contract/site/page-keys';

import { betsAnchor, targets } from './paths.ts';

/** Where each page is; links and reports are both made from this table (ROUTE-14). */
export const targetsByKey: Readonly<Record<PageKey, string>> = {
  home: targets.home,
  in_play: targets.live,
  cyberspace: targets.cybersport,
  favorites: targets.favorites,
  schedule: targets.schedule,
  results: targets.results,
  promotions: targets.promotions,
  bets_history: betsAnchor,
  horse_racing: targets.racing,
  lotteries: targets.lotteries,
  premium_cricket: targets.premiumCricket,
  virtual_gaming_arena: targets.virtualGamingArena,
  general_rules: targets.generalRules,
  about: targets.about,
};

const prefix = 'page:';

/** The target of `page:in_play` or `page:sport/soccer`; any other target is itself. */
export function targetOfPage(href: string): string {
  if (!href.startsWith(prefix)) return href;
  const [key = '', ...path] = href.slice(prefix.length).split('/');
  return path.length > 0 ? `/${path.join('/')}` : targetsByKey[key as PageKey];
}
