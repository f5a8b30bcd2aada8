import type { PageParts } from '../page-parts.ts';
import type { LoadedBlock } from '../block-types.ts';

/** The areas around a page (ROUTE-10). */
export const shellAreas = ['header', 'leftSidebar', 'sideMenu', 'tabBar', 'rightSidebar'] as const;

export type ShellAreas = Readonly<Record<(typeof shellAreas)[number], readonly LoadedBlock[]>>;

/** The areas of one page: its own where it has some, else the usual ones. */
export function areasAround(usual: ShellAreas, page: PageParts | undefined): ShellAreas {
  return { ...usual, ...page?.shell };
}

/** The areas in a page's loader data or error; some pages have no configuration. */
export function partsIn(reply: unknown): PageParts | undefined {
  return typeof reply === 'object' && reply !== null && 'page' in reply ? (reply.page as PageParts) : undefined;
}
