import { readdirSync } from 'node:fs';
import path from 'node:path';

const app = path.join(import.meta.dirname, '..', 'app');
const under = (name: string) => path.join(app, name);

/** What every page needs and a release seldom changes. */
const framework =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@remix-run|cookie-es|use-intl|icu-minify|@formatjs|zustand)\//;

/** What every page is drawn with, and the home page needs besides. */
const first = ['entry.client.tsx', 'root.tsx', 'routes/sportsbook.tsx', 'routes/home.tsx'].map(under);
/** What every page starts after hydration. */
const alive = ['state/session/start-session.ts', 'state/preferences/follow-settings.ts', 'realtime/start-live.ts'].map(
  under,
);
/** What is loaded with the first pick. */
const slip = [
  'state/slip/load-slip.ts',
  'features/slip/slip-body.tsx',
  'features/slip/slip-alerts.tsx',
  'features/panel/slip-figures.tsx',
].map(under);

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Assigns modules to chunks. Left alone, the bundler would make a file of each of a hundred small modules, or put code
 * that is needed later into the first chunk.
 */
export function chunks() {
  let chunkOf: ReadonlyMap<string, string> | undefined;
  const own = ['first', 'pages', 'alive', 'slip'].map((chunk, at) => ({
    name: (id: string, graph: Graph) => {
      chunkOf ??= assign(graph);
      return chunkOf.get(id) === chunk ? chunk : null;
    },
    test: /apps\/web\/app\/|packages\//,
    // A chunk takes whatever its modules import, except what a chunk of higher priority has.
    priority: 4 - at,
  }));
  return [{ name: 'framework', test: framework, priority: 5 }, ...own];
}

function assign(graph: Graph): ReadonlyMap<string, string> {
  const chunkOf = new Map<string, string>();
  const put = (ids: Iterable<string>, chunk: string) => {
    for (const id of ids) if (!chunkOf.has(id)) chunkOf.set(id, chunk);
  };
  put(reachable(graph, first), 'first');
  // Code shared by pages and by what starts later gets a chunk of its own; otherwise a page would load all of the later
  // chunk.
  const drawn = reachable(
    graph,
    readdirSync(under('routes')).map((name) => under(`routes/${name}`)),
  );
  const later = [...reachable(graph, alive), ...reachable(graph, slip)];
  put(
    later.filter((id) => drawn.has(id) && isLight(graph, id)),
    'pages',
  );
  put(reachable(graph, alive), 'alive');
  put(reachable(graph, slip), 'slip');
  // These become files of their own anyway: the router and the page reference them.
  for (const id of first) chunkOf.delete(id);
  return chunkOf;
}

/** Whether a module imports no library except those every page has. */
function isLight(graph: Graph, id: string): boolean {
  return [...reachable(graph, [id])].every((each) => !each.includes('/node_modules/') || framework.test(each));
}

function reachable(graph: Graph, roots: Iterable<string>): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
