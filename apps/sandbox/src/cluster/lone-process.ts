import type { Cluster } from './cluster.ts';
import { heldForEver } from './lease.ts';
import type { SavedWorld } from './shared-world.ts';

/** A process that has its database to itself. `save` is where it remembers the world. */
export function loneProcess(world: SavedWorld, realNow: () => number, save: (world: SavedWorld) => void): Cluster {
  return {
    isShared: false,
    realNow,
    world,
    saveWorld: save,
    onWorldChange: () => {},
    feed: heldForEver,
    feedAgeMs: () => 0,
    jobs: heldForEver,
    takeUnsaidSince: () => null,
    bus: null,
    begin: async () => {},
    leave: async (last) => save({ ...last, anchor: { ...last.anchor, rate: 0 } }),
  };
}
