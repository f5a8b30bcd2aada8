import type { Database } from '../../apps/sandbox/src/database/open-database.ts';

interface Leader {
  /** `feed` or `jobs`. */
  readonly name: string;
  /** Where it is reached; null for one that is gone. */
  readonly origin: string | null;
  readonly fence: number;
}

/** Who publishes and who works. */
export function readLeaders(database: Database): Promise<readonly Leader[]> {
  return database
    .selectFrom('lease')
    .leftJoin('process', 'process.id', 'lease.holder')
    .select(['lease.name', 'process.origin', 'lease.fence'])
    .execute();
}

/** The name of the process that leads now, and its fence. */
export async function leaderOf(
  database: Database,
  work: 'feed' | 'jobs',
  addresses: Readonly<Record<string, string>>,
): Promise<{ readonly name: string; readonly fence: number }> {
  const leader = (await readLeaders(database)).find(({ name }) => name === work);
  const found = Object.entries(addresses).find(([, address]) => portOf(address) === portOf(leader?.origin ?? ''));
  if (leader === undefined || found === undefined) throw new Error(`nobody leads the ${work}`);
  return { name: found[0], fence: leader.fence };
}

export interface Shown {
  readonly name: string;
  readonly address: string;
  /** Whether it says that it is ready. */
  readonly isWell: boolean;
}

const portOf = (address: string) => (URL.canParse(address) ? new URL(address).port : '');
const works: Readonly<Record<string, string>> = { feed: 'publishes', jobs: 'works' };

/** A line for each process: its name, where it is, whether it is ready, and what it leads. */
export function leadersTable(leaders: readonly Leader[], shown: readonly Shown[]): readonly string[] {
  const leads = (address: string) =>
    leaders
      .filter(({ origin }) => origin !== null && portOf(origin) !== '' && portOf(origin) === portOf(address))
      .map(({ name, fence }) => `${works[name] ?? name} (fence ${fence})`);
  return shown.map(({ name, address, isWell }) =>
    [name.padEnd(13), address.padEnd(23), isWell ? 'ready' : 'DOWN ', ...leads(address)].join('  ').trimEnd(),
  );
}
