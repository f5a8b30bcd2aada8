import type { Archive } from '../../archive/archive.ts';
import type { Asker } from '../../archive/asker.ts';
import { Failure } from '../../http/failure.ts';
import type { SandboxWorld } from '../../world/sandbox-world.ts';
import { asksArchive, selectEvents } from '../../catalogue/select-events.ts';
import { tallyEvents, type Tally } from '../../catalogue/tally-events.ts';

export function createTally(sandbox: SandboxWorld, archive: Archive, asker: Asker): Tally {
  return async (query) => {
    if (asksArchive(sandbox, query)) return archive.ask(asker, { kind: 'tally', query });
    const events = selectEvents(sandbox, query);
    return events instanceof Failure ? events : tallyEvents(sandbox, events);
  };
}
