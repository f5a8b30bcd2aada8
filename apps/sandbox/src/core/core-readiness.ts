import { partState, readinessOf, type PartState, type Readiness } from '@slipstream/contract/http/operation/readiness';
import { sql } from 'kysely';
import type { Cluster } from '../cluster/cluster.ts';
import type { Database } from '../database/open-database.ts';
import type { RateLimits } from '../http/limits/rate-limits.ts';

/** Nobody published the world for so long: longer than it takes until a process that died is replaced. */
const feedAgeMsMax = 10_000;

interface Asked {
  readonly database: Database;
  readonly isRealtimeUp: () => Promise<boolean>;
  readonly limits: Pick<RateLimits, 'isUp'>;
  readonly cluster: Pick<Cluster, 'feedAgeMs'>;
}

/**
 * What `/ready` says of a process (RUN-4). Without Redis limits count per process, and without a feed prices are locked: both are
 * worse than usual and better than no answer, so requests are still sent here.
 */
export async function readinessOfCore(
  { database, isRealtimeUp, limits, cluster }: Asked,
  isDraining: boolean,
): Promise<Readiness> {
  const feedAgeMs = Math.round(cluster.feedAgeMs());
  const asks = [
    ['database', () => sql`select 1`.execute(database)],
    ['realtime', isRealtimeUp],
    ...(limits.isUp === null ? [] : [['redis', limits.isUp] as const]),
    ['feed', async () => feedAgeMs <= feedAgeMsMax],
  ] as const;
  const states = asks.map(async ([name, ask]): Promise<[string, PartState]> => [name, await partState(ask)]);
  const parts = Object.fromEntries(await Promise.all(states));
  return { ...readinessOf(parts, isDraining, ['redis', 'feed']), feed_age_ms: feedAgeMs };
}
