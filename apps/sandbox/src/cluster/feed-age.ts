import type { Database } from '../database/open-database.ts';
import { databaseNow } from './database-time.ts';

/** For how long nobody has published the world, as far as this process knows. */
export interface FeedAge {
  look(): Promise<void>;
  ms(): number;
}

/** A process that just came has not seen anybody yet, so it counts from then. */
export function createFeedAge(database: Database, monotonicMs: () => number = () => performance.now()): FeedAge {
  let ledMs = monotonicMs();
  return {
    look: async () => {
      const askedMs = monotonicMs();
      const row = await database
        .selectFrom('lease')
        .select('holder')
        .where('name', '=', 'feed')
        .where('until_ms', '>', databaseNow)
        .executeTakeFirst();
      if (row !== undefined) ledMs = askedMs;
    },
    ms: () => monotonicMs() - ledMs,
  };
}
