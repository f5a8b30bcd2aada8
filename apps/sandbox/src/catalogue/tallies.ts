import type { Archive } from '../archive/archive.ts';
import { Failure } from '../http/failure.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { asksArchive, selectEvents, type EventFilters } from './select-events.ts';
import { tallyEvents, type LeagueTally } from './tally-events.ts';

/** Counts the events a query asks for, league by league. */
export type Tally = (query: EventFilters) => Promise<readonly LeagueTally[] | Failure>;

export function createTally(sandbox: SandboxWorld, archive: Archive, address: string): Tally {
  return async (query) => {
    if (asksArchive(sandbox, query)) return archive.ask(address, { kind: 'tally', query });
    const events = selectEvents(sandbox, query);
    return events instanceof Failure ? events : tallyEvents(sandbox, events);
  };
}
