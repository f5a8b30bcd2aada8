import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { lookAtBets } from './audit-bets.ts';
import { sources } from './audit-payments.ts';
import { poolPostings } from './audit-pools.ts';
import { soundWelcomes, welcomePrefix } from './audit-welcomes.ts';
import { pages } from './pages.ts';

const ofBet = /^(?:stake|settle|refund|offer|cashout|jackpot|tournament):([^:]+)/;

/** Names the postings that nothing accounts for. Looked for only when there are more of them than there should be. */
export async function nameStrays(read: Kysely<Tables>, tell: (problem: string) => void): Promise<void> {
  const pools = new Set((await poolPostings(read)).map(({ key }) => key));
  const next = (after: string, limit: number) =>
    read.selectFrom('posting').select(['id', 'kind']).where('id', '>', after).orderBy('id').limit(limit).execute();
  for await (const rows of pages(next)) {
    const ids = rows.map(({ id }) => id).filter((id) => !pools.has(id));
    const known = await accountedFor(read, ids);
    for (const { id, kind } of rows) {
      if (!pools.has(id) && !known.has(id)) tell(`posting ${id} (${kind}) has no cause`);
    }
  }
}

async function accountedFor(read: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const betIds = ids.flatMap((id) => ofBet.exec(id)?.[1] ?? []);
  const bets = betIds.length === 0 ? [] : await read.selectFrom('bet').selectAll().where('id', 'in', betIds).execute();
  const { expected } = await lookAtBets(read, bets);
  const keys = new Set(expected.map(({ key }) => key));
  for (const { prefix, read: reader } of sources) {
    const own = ids.filter((id) => (prefix === '' ? !id.includes(':') : id.startsWith(prefix)));
    const rows = await reader.byId(
      read,
      own.map((id) => id.slice(prefix.length)),
    );
    for (const { key } of rows.flatMap((row) => row.expected)) keys.add(key);
  }
  const welcomes = await soundWelcomes(
    read,
    ids.filter((id) => id.startsWith(welcomePrefix)),
  );
  return new Set([...keys, ...welcomes]);
}
