import type { EntryContext, LinkDescriptor } from 'react-router';

/** The links of a page, each once: the style sheets of its routes and what their `links` functions name. */
export function linksOf({
  manifest,
  routeModules,
  staticHandlerContext: { matches, errors },
}: EntryContext): readonly LinkDescriptor[] {
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  const shown = failed === -1 ? matches : matches.slice(0, failed + 1);
  const links = shown.flatMap(({ route: { id } }): readonly LinkDescriptor[] => [
    ...(manifest.routes[id]?.css ?? []).map((href) => ({ rel: 'stylesheet' as const, href })),
    ...(routeModules[id]?.links?.() ?? []),
  ]);
  return [...new Map(links.map((link) => [JSON.stringify(link), link])).values()];
}
