import { sql, type Kysely } from 'kysely';
import { readOnly } from '../database/transact.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { auditPurses } from '../ledger/audit-purses.ts';
import { lookAtBets } from './audit-bets.ts';
import { sources } from './audit-payments.ts';
import { poolPostings } from './audit-pools.ts';
import { auditRequests } from './audit-requests.ts';
import { auditShape } from './audit-shape.ts';
import { soundWelcomes, welcomePrefix } from './audit-welcomes.ts';
import { differenceOf, type Expected } from './expected.ts';
import { pages } from './pages.ts';
import { readPostings } from './read-postings.ts';
import { nameStrays } from './strays.ts';

/** What was looked at. */
export interface Audited {
  readonly bets: number;
  readonly postings: number;
  readonly problems: number;
}

/**
 * Every coin and every bet as of one moment, while others go on writing: one transaction that only reads, a page at a time.
 * `tell` hears of each problem in one line; of none, unless there is a bug or somebody has laid hands on the database.
 */
export async function auditBook(database: Database, tell: (problem: string) => void): Promise<Audited> {
  let problems = 0;
  const note = (problem: string) => {
    problems += 1;
    tell(problem);
  };
  return readOnly(database, async (read) => {
    await auditShape(read, note);
    await auditPurses(read, note);
    await auditStakes(read, note);
    const { bets, matched } = await auditBets(read, note);
    const others = (await auditPayments(read, note)) + (await compare(read, await poolPostings(read), note));
    const { postings, welcomes } = await countPostings(read);
    if (postings > matched + others + welcomes) await nameStrays(read, note);
    await auditRequests(read, note);
    return { bets, postings, problems };
  });
}

async function auditBets(read: Kysely<Tables>, tell: (problem: string) => void) {
  let [bets, matched] = [0, 0];
  const next = (after: string, limit: number) =>
    read.selectFrom('bet').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
  for await (const rows of pages(next)) {
    const { expected, problems } = await lookAtBets(read, rows);
    problems.forEach(tell);
    matched += await compare(read, expected, tell);
    bets += rows.length;
  }
  return { bets, matched };
}

async function auditPayments(read: Kysely<Tables>, tell: (problem: string) => void): Promise<number> {
  let matched = 0;
  for (const { read: reader } of sources) {
    for await (const rows of pages((after, limit) => reader.page(read, after, limit))) {
      const expected = rows.flatMap((row) => row.expected);
      matched += await compare(read, expected, tell);
    }
  }
  return matched;
}

/** Counts the postings that exist; reports those that are wrong or missing. */
async function compare(
  read: Kysely<Tables>,
  expected: readonly Expected[],
  tell: (problem: string) => void,
): Promise<number> {
  const found = await readPostings(
    read,
    expected.map(({ key }) => key),
  );
  for (const posting of expected) {
    const difference = differenceOf(posting, found.get(posting.key));
    if (difference !== null) tell(difference);
  }
  return found.size;
}

async function countPostings(read: Kysely<Tables>): Promise<{ readonly postings: number; readonly welcomes: number }> {
  let [postings, welcomes] = [0, 0];
  const next = (after: string, limit: number) =>
    read.selectFrom('posting').select('id').where('id', '>', after).orderBy('id').limit(limit).execute();
  for await (const rows of pages(next)) {
    postings += rows.length;
    const ids = rows.map(({ id }) => id).filter((id) => id.startsWith(welcomePrefix));
    if (ids.length > 0) welcomes += (await soundWelcomes(read, ids)).size;
  }
  return { postings, welcomes };
}

/** The house holds exactly what open bets and open rounds of games have in play. */
async function auditStakes(read: Kysely<Tables>, tell: (problem: string) => void): Promise<void> {
  const { rows } = await sql<{ currency: string; held: number; open: number }>`
    select currency, cast(sum(held) as bigint) as held, cast(sum(open) as bigint) as open from (
      select currency, stake_left as open, 0 as held from bet
      union all select currency, stake, 0 from game_play where status = 'open'
      union all select currency, 0, amount from transfer join purse on purse.id = to_purse
        where owner = 'house' and kind = 'stakes'
      union all select currency, 0, -amount from transfer join purse on purse.id = from_purse
        where owner = 'house' and kind = 'stakes'
    ) as sides group by currency having sum(held) <> sum(open) order by currency`.execute(read);
  for (const { currency, held, open } of rows) {
    tell(`house/stakes/${currency} holds ${held} and open bets have ${open} in play`);
  }
}
