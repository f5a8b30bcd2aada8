import type { MarketPlace } from './market.ts';

/** All markets of a match that carry this group can be combined with each other in a custom bet. */
const builderGroup: readonly string[] = ['builder'];

/** Where a market stands on the page, as positional arguments, so that a table of markets has one line for each. */
export function place(
  id: string,
  key: string,
  name: string,
  view: string,
  groups: string,
  priority: number,
  extra: Pick<MarketPlace, 'rank' | 'customBetGroups' | 'margin'> = {},
): MarketPlace {
  return { id, key: `market.${key}`, name, view, groups: groups.split(' '), priority, ...extra };
}

/** A market that can be part of a custom bet. */
export function builderPlace(...args: Parameters<typeof place>): MarketPlace {
  return { ...place(...args), customBetGroups: builderGroup };
}
