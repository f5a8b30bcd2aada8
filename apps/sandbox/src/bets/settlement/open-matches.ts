import type { Database } from '../../database/open-database.ts';
import type { BookEnvironment } from '../book-environment.ts';
import { openMatchIds } from './open-lines.ts';

/** The matches that some bet waits for, and how each stood when its markets were last looked at. */
export interface OpenMatches {
  /** Reads them from the book: at the start, and now and then to be sure. */
  load(database: Database): Promise<void>;
  add(matchIds: Iterable<string>): void;
  /** Matches that changed since they were last processed. */
  due(environment: BookEnvironment): readonly string[];
  seen(matchId: string, isOver: boolean): void;
}

export function createOpenMatches(): OpenMatches {
  const waiting = new Map<string, string | null>();
  const looked = new Map<string, string>();
  return {
    load: async (database) => {
      for (const id of await openMatchIds(database)) if (!waiting.has(id)) waiting.set(id, null);
    },
    add: (matchIds) => {
      // The new bet may be on a market that was already processed.
      for (const id of matchIds) {
        waiting.set(id, null);
        looked.delete(id);
      }
    },
    due: (environment) =>
      [...waiting].flatMap(([id, seenAt]) => {
        const now = standing(environment, id);
        looked.set(id, now);
        return seenAt === null || now !== seenAt ? [id] : [];
      }),
    seen: (matchId, isOver) => {
      const lookedAt = looked.get(matchId);
      // A bet was placed while the match was processed and may have been missed.
      if (lookedAt === undefined) return;
      looked.delete(matchId);
      if (isOver) waiting.delete(matchId);
      else waiting.set(matchId, lookedAt);
    },
  };
}

/** Which match it is and when its board was last brought up to date. A match off the board is looked at every time. */
function standing(environment: BookEnvironment, matchId: string): string {
  const { window, engine } = environment.world();
  const fixture = window.holds(matchId) ? window.find(matchId) : null;
  if (fixture === null) return `gone at ${environment.worldNow()}`;
  const { stateMs, version } = engine.board(fixture);
  return `${fixture.seed} at ${stateMs} ${version}`;
}
