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

const portOf = (address: string) => (URL.canParse(address) ? new URL(address).port : '');

/** The same in a line, with the names that the processes have here. */
export function leadersLine(leaders: readonly Leader[], addresses: Readonly<Record<string, string>>): string {
  const who = (name: string) => {
    const leader = leaders.find((each) => each.name === name);
    const port = portOf(leader?.origin ?? '');
    const found = Object.entries(addresses).find(([, address]) => port !== '' && portOf(address) === port);
    return found === undefined || leader === undefined ? 'nobody' : `${found[0]} (fence ${leader.fence})`;
  };
  return `publishes: ${who('feed')}, works: ${who('jobs')}`;
}
