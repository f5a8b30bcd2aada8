import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { LegAbout } from '../records/bet-record.ts';
import type { OpenLine } from './leg-result-of.ts';

/** The matches that some leg waits for. */
export async function openMatchIds(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ match_id: string }>`
    with recursive found (match_id) as (
      select (select min(match_id) from bet_leg where status = 'open')
      union all
      select (select min(match_id) from bet_leg where status = 'open' and match_id > found.match_id)
        from found where match_id is not null)
    select match_id from found where match_id is not null`.execute(database);
  return rows.map(({ match_id: id }) => id);
}

/**
 * The different lines that legs of these matches wait for, and one leg of each. Thousands of bets may wait for one line, so the
 * index is asked for the next value of each of its columns instead of for every leg (a loose index scan).
 */
export async function openLines(database: Database, matchIds: readonly string[]): Promise<readonly OpenLine[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await sql<Omit<OpenLine, 'seed'> & { readonly about: string }>`
    with recursive asked (match_id) as (values ${sql.join(matchIds.map((id) => sql`(cast(${id} as text))`))}),
    market (match_id, market_id) as (
      select match_id, (select min(leg.market_id) from bet_leg leg
          where leg.status = 'open' and leg.match_id = asked.match_id)
        from asked
      union all
      select match_id, (select min(leg.market_id) from bet_leg leg
          where leg.status = 'open' and leg.match_id = market.match_id and leg.market_id > market.market_id)
        from market where market_id is not null),
    specified (match_id, market_id, specifier) as (
      select match_id, market_id, (select min(leg.specifier) from bet_leg leg
          where leg.status = 'open' and leg.match_id = market.match_id and leg.market_id = market.market_id)
        from market where market_id is not null
      union all
      select match_id, market_id, (select min(leg.specifier) from bet_leg leg
          where leg.status = 'open' and leg.match_id = specified.match_id and leg.market_id = specified.market_id
          and leg.specifier > specified.specifier)
        from specified where specifier is not null),
    line (match_id, market_id, specifier, outcome_id) as (
      select match_id, market_id, specifier, (select min(leg.outcome_id) from bet_leg leg
          where leg.status = 'open' and leg.match_id = specified.match_id and leg.market_id = specified.market_id
          and leg.specifier = specified.specifier)
        from specified where specifier is not null
      union all
      select match_id, market_id, specifier, (select min(leg.outcome_id) from bet_leg leg
          where leg.status = 'open' and leg.match_id = line.match_id and leg.market_id = line.market_id
          and leg.specifier = line.specifier and leg.outcome_id > line.outcome_id)
        from line where outcome_id is not null)
    select match_id, market_id, specifier, outcome_id, (select leg.about from bet_leg leg
        where leg.status = 'open' and leg.match_id = line.match_id and leg.market_id = line.market_id
        and leg.specifier = line.specifier and leg.outcome_id = line.outcome_id limit 1) as about
      from line where outcome_id is not null`.execute(database);
  return rows.map(({ about, ...line }) => ({ ...line, seed: (JSON.parse(about) as LegAbout).seed }));
}
