import path from 'node:path';

/** What every page is drawn with and the home page needs besides: the modules these import, and what those import. */
const roots = ['entry.client.tsx', 'root.tsx', 'routes/sportsbook.tsx', 'routes/home.tsx'];
const app = path.join(import.meta.dirname, '..', 'app');

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Names the chunk of the modules the first page needs at once. Left to itself the bundler would either make a file of
 * each of a hundred small modules, or put into one file also what only a slip or a search asks for later.
 */
export function firstPage(): (id: string, graph: Graph) => string | null {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= reachable(graph);
    return needed.has(id) ? 'first' : null;
  };
}

function reachable(graph: Graph): Set<string> {
  const found = new Set(roots.map((root) => path.join(app, root)));
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  for (const root of roots) found.delete(path.join(app, root));
  return found;
}
