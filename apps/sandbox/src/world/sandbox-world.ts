import type { Provider } from '@slipstream/simulation/fixture';
import { worldOfSeed, type World } from '@slipstream/simulation/world/world';
import type { WorldClock } from './clock.ts';
import type { BoardChange } from './boards/board-change.ts';
import { Engine } from './engine.ts';
import { OutrightBook } from './boards/outright-board.ts';
import type { VersionClock } from './version-clock.ts';
import type { Failure } from '../http/failure.ts';
import { EpochCache } from './epoch-cache.ts';
import { createFixtureWindow, type FixtureWindow } from './fixture-window.ts';
import type { ListedEvent } from './listed-event.ts';

/** Few different lists are asked for at a time; a stream of made-up ones must not fill the memory. */
const listsMax = 200;
const sortedMax = 100;

/** What answers about events are made from: the matches around now as they are played, or any others, worked out. */
export interface CatalogueWorld {
  readonly world: World;
  readonly window: Pick<FixtureWindow, 'all' | 'between' | 'find'>;
  readonly engine: Pick<Engine, 'statusOf' | 'board' | 'fullBoard' | 'prepare' | 'scriptOf'>;
  readonly outrights: Pick<OutrightBook, 'open' | 'find' | 'board'>;
  readonly providerUp: (provider: Provider) => boolean;
  readonly clock: Pick<WorldClock, 'now'>;
  /** Lists that were filtered and sorted, as long as they are true. */
  readonly lists: EpochCache<readonly ListedEvent[] | Failure>;
  /** Every match of the window that filters leave, sorted, whatever its status; null where there is no one window. */
  readonly sorted: EpochCache<readonly ListedEvent[]> | null;
}

/** One seeded world with its calendar and the engine that plays it; replaced as a whole when the seed changes. */
export interface SandboxWorld extends CatalogueWorld {
  readonly seed: string;
  readonly window: FixtureWindow;
  readonly engine: Engine;
  readonly outrights: OutrightBook;
  readonly clock: WorldClock;
}

export interface SandboxWorldParts {
  readonly clock: WorldClock;
  readonly versions: VersionClock;
  readonly realNow: () => number;
  readonly watched: () => ReadonlySet<string>;
  readonly publish: (change: BoardChange) => void;
  readonly providerUp: (provider: Provider) => boolean;
}

/** It does not change with time, and its calendar, once worked out, is good for every sandbox of the process. */
let latest: { readonly seed: string; readonly world: World } | undefined;

function worldOf(seed: string): World {
  if (latest?.seed !== seed) latest = { seed, world: worldOfSeed(seed) };
  return latest.world;
}

export function createSandboxWorld(seed: string, parts: SandboxWorldParts): SandboxWorld {
  const world = worldOf(seed);
  const window = createFixtureWindow(world);
  const engine = new Engine({ ...parts, window });
  return {
    seed,
    world,
    window,
    engine,
    lists: new EpochCache(() => engine.epoch, listsMax),
    sorted: new EpochCache(() => window.laid(), sortedMax),
    outrights: new OutrightBook(world, parts.versions),
    clock: parts.clock,
    providerUp: parts.providerUp,
  };
}
