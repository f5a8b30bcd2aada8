import type { Pair } from './round-robin.ts';
import { roundCount, roundPairs } from './round-robin.ts';

const known = new Map<number, readonly Pair[]>();

/** Everyone against everyone once, in an order in which nobody plays two matches in a row. It takes five or more. */
export function restfulPairs(group: number): readonly Pair[] {
  const found = known.get(group) ?? restfulOrder([], allPairs(group));
  if (!found) throw new RangeError(`no restful order for ${group}`);
  known.set(group, found);
  return found;
}

function allPairs(group: number): readonly Pair[] {
  return Array.from({ length: roundCount(group) / 2 }, (_, round) => roundPairs(group, round)).flat();
}

/** Depth first: take any pair that shares nobody with the last one, and step back where that leads nowhere. */
function restfulOrder(taken: readonly Pair[], left: readonly Pair[]): readonly Pair[] | null {
  if (left.length === 0) return taken;
  const last = taken.at(-1);
  for (const pair of left) {
    if (last?.includes(pair[0]) || last?.includes(pair[1])) continue;
    const order = restfulOrder(
      [...taken, pair],
      left.filter((other) => other !== pair),
    );
    if (order) return order;
  }
  return null;
}
