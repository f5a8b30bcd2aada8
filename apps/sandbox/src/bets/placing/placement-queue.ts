import type { BookParts } from '../book-parts.ts';
import { placeTogether, type PlaceJob, type Placement } from './place-bets.ts';

/** Requests to place, which go to the writer in groups. */
export interface PlacementQueue {
  add(job: PlaceJob): Promise<Placement>;
  /** How many wait for their group. */
  waiting(): number;
}

interface Waiting {
  readonly job: PlaceJob;
  done(placement: Placement): void;
  failed(error: unknown): void;
}

const groupMax = 32;

/** Those that wait while one group is written are the next. A player has one request in a group: each may spend what another needs. */
export function createPlacementQueue(
  parts: Pick<BookParts, 'files' | 'newId' | 'settings' | 'writer'>,
): PlacementQueue {
  let waiting: Waiting[] = [];
  let isBusy = false;
  const place = (group: readonly Waiting[]) =>
    parts.writer.run((entry) =>
      placeTogether(
        entry,
        parts,
        group.map(({ job }) => job),
      ),
    );
  const settle = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const placements = await place(group);
      for (const [at, { done, failed }] of group.entries()) {
        const placement = placements[at];
        if (placement === undefined) failed(new RangeError('a placement has lost its answer'));
        else done(placement);
      }
    } catch (error) {
      // Nothing of the group has happened. One by one, only the one that can't be done fails.
      if (group.length > 1) for (const one of group) await settle([one]);
      else for (const { failed } of group) failed(error);
    }
  };
  const drain = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      const { group, rest } = nextGroup(waiting);
      waiting = rest;
      await settle(group);
    }
    isBusy = false;
  };
  return {
    waiting: () => waiting.length,
    add: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, done: resolve, failed: reject });
        if (!isBusy) void drain();
      }),
  };
}

function nextGroup(waiting: readonly Waiting[]): { group: readonly Waiting[]; rest: Waiting[] } {
  const group: Waiting[] = [];
  const rest: Waiting[] = [];
  const players = new Set<string>();
  for (const one of waiting) {
    const { id } = one.job.player;
    const fits = group.length < groupMax && !players.has(id);
    players.add(id);
    (fits ? group : rest).push(one);
  }
  return { group, rest };
}
