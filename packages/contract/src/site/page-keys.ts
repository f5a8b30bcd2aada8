/** Pages by the names that integrators know them by; a link of a block may name one, `page:in_play` (ROUTE-14). */
export const pageKeys = [
  'home',
  'in_play',
  'cyberspace',
  'favorites',
  'schedule',
  'results',
  'promotions',
  'bets_history',
  'horse_racing',
  'lotteries',
  'premium_cricket',
  'virtual_gaming_arena',
  'general_rules',
  'about',
] as const;
export type PageKey = (typeof pageKeys)[number];

/** `page:in_play`, `page:sport/soccer`, `page:league/soccer/premier-league-l17`, `page:match/soccer/arsenal-tottenham-m1`. */
export const pageLink = new RegExp(
  `^page:(?:${pageKeys.join('|')}|sport/[a-z0-9-]{1,100}|(?:league|match)/[a-z0-9-]{1,100}/[a-z0-9-]{1,160})$`,
);
