import type { PageParts } from '../page-parts.ts';
import type { LoadedBlock } from '../block-types.ts';

/** What of a page's configuration stands around it (ROUTE-10). */
export const shellAreas = ['header', 'leftSidebar', 'sideMenu', 'tabBar', 'rightSidebar'] as const;

export type ShellAreas = Readonly<Record<(typeof shellAreas)[number], readonly LoadedBlock[]>>;

/** The areas around one page: those of its own where its site gave it some, and the usual ones. */
export function areasAround(usual: ShellAreas, page: PageParts | undefined): ShellAreas {
  return { ...usual, ...page?.shell };
}

/** What a site says about a page, in what the page's loader answered or threw; some pages are no more than their address. */
export function partsIn(reply: unknown): PageParts | undefined {
  return typeof reply === 'object' && reply !== null && 'page' in reply ? (reply.page as PageParts) : undefined;
}
