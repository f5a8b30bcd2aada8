import type { Options } from '../options/options.ts';
import type { Bus } from './bus.ts';
import type { Lease } from './lease.ts';
import type { SavedWorld } from './shared-world.ts';

/** What a process shares with the others of its database; with SQLite there are none, and everything is its own. */
export interface Cluster {
  /** Whether there can be other processes. */
  readonly isShared: boolean;
  /** Real time, the same in every process. */
  readonly realNow: () => number;
  /** The world as it was when this process came. */
  readonly world: SavedWorld;
  /** To be called after every change that this process makes to the world. */
  saveWorld(world: SavedWorld): void;
  /** Called when another process changed it. */
  onWorldChange(listener: (world: SavedWorld) => void): void;
  /** To publish what happens in the world. */
  readonly feed: Lease;
  /** For how long nobody has published it, as far as this process knows. */
  feedAgeMs(): number;
  /** To do the work behind the calls. */
  readonly jobs: Lease;
  /**
   * For the process that works: the real moment since which a process that is gone may have left something unsaid to players; null
   * for none. Answers each once.
   */
  takeUnsaidSince(): number | null;
  /** Carries what is published to clients of other processes; null where nobody else can have any. */
  readonly bus: Bus | null;
  /** This process is ready and reached there: from now on it takes work. */
  begin(origin: string): Promise<void>;
  /** Hands on what is under way and leaves; `world` is where it stands. */
  leave(world: SavedWorld): Promise<void>;
}

export type Role = Options['role'];

const runs: Readonly<Record<Role, readonly ('api' | 'feed' | 'jobs')[]>> = {
  all: ['api', 'feed', 'jobs'],
  api: ['api'],
  feed: ['feed'],
  jobs: ['jobs'],
};

export function isRunning(role: Role, part: 'api' | 'feed' | 'jobs'): boolean {
  return runs[role].includes(part);
}
