/** The parts of a sport's page (ROUTE-5). The first of a page's tabs needs no mention in the address. */
export const sportTabs = ['top', 'all', 'outrights', 'favorites'] as const;
export type SportTab = (typeof sportTabs)[number];

export const leagueTabs = ['matches', 'outrights', 'table'] as const;
export type LeagueTab = (typeof leagueTabs)[number];

/** The tab an address asks for, the first one when it asks for none; undefined when there is no such tab. */
export function tabOf<Tab extends string>(tabs: readonly Tab[], asked: string | undefined): Tab | undefined {
  return asked === undefined ? tabs[0] : tabs.find((tab) => tab === asked);
}
