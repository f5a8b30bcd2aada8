import type { OutcomeResult } from '@slipstream/simulation/markets/market';
import { fixtureById } from '@slipstream/simulation/world/fixtures';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { BookParts } from '../book-parts.ts';
import { legResultOf, type OpenLine } from './leg-result-of.ts';
import { openLines } from './open-lines.ts';

interface ResolvedLine extends OpenLine {
  readonly result: OutcomeResult;
}

const idsPerStatement = 500;
const matchesPerStatement = 200;

/**
 * Writes the results of matches' markets to the legs that wait for them, and marks their bets to be settled: a match in one
 * transaction, so that after a crash a leg with a result always has a bet that knows or will be told. Answers the matches
 * that no leg waits for any more.
 */
export async function resolveLegs(
  { database, writer, environment }: Pick<BookParts, 'database' | 'writer' | 'environment'>,
  matchIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const over = new Set<string>();
  for (let at = 0; at < matchIds.length; at += matchesPerStatement) {
    const ids = matchIds.slice(at, at + matchesPerStatement);
    const byMatch = Map.groupBy(await openLines(database, ids), ({ match_id: id }) => id);
    const nowMs = environment.worldNow();
    for (const id of ids) {
      const lines = byMatch.get(id) ?? [];
      const { window, world, engine } = environment.world();
      const fixture = lines.length === 0 ? null : (window.find(id) ?? fixtureById(world, id));
      const results = lines.flatMap((line) => {
        const isCancelled = engine.overrides.isCancelled(id, line.market_id);
        const result = isCancelled ? 'void' : legResultOf(fixture, line, nowMs);
        return result === null ? [] : [{ ...line, result }];
      });
      if (results.length > 0) await writer.run(({ transaction }) => writeResults(transaction, id, results));
      if (results.length === lines.length) over.add(id);
    }
  }
  return over;
}

async function writeResults(
  transaction: Transaction<Tables>,
  matchId: string,
  lines: readonly ResolvedLine[],
): Promise<void> {
  const betIds = new Set<string>();
  for (const { market_id, specifier, outcome_id, result } of lines) {
    const touched = await transaction
      .updateTable('bet_leg')
      .set({ status: result })
      .where('match_id', '=', matchId)
      .where('market_id', '=', market_id)
      .where('specifier', '=', specifier)
      .where('outcome_id', '=', outcome_id)
      .where('status', '=', 'open')
      .returning('bet_id')
      .execute();
    for (const { bet_id: id } of touched) betIds.add(id);
  }
  const ids = [...betIds];
  for (let at = 0; at < ids.length; at += idsPerStatement) {
    await markToCheck(transaction, ids.slice(at, at + idsPerStatement));
  }
}

/** A bet whose last leg is in is ready to be processed; one that waits for more is looked at all the same (MYBETS-2). */
async function markToCheck(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('bet')
    .set({
      to_check: 1,
      version: sql`version + 1`,
      status: sql`case when status = 'waiting_results' and not exists
        (select 1 from bet_leg where bet_leg.bet_id = bet.id and bet_leg.status = 'open')
        then 'ready_to_process' else status end`,
    })
    .where('id', 'in', ids)
    .execute();
}
