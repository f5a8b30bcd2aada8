/** The first cycle of a graph as a path; empty if there is none. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): readonly string[] => {
    if (done.has(node)) return [];
    const start = path.indexOf(node);
    if (start >= 0) return [...path.slice(start), node];
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle.length > 0) return cycle;
    }
    path.pop();
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
