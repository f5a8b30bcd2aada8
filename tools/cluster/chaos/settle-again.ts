import { fixtureById } from '@slipstream/simulation/world/fixtures';
import { worldOfSeed } from '@slipstream/simulation/world/world';
import { legResultOf } from '../../../apps/sandbox/src/bets/settlement/leg-result-of.ts';
import { withLegs } from '../../../apps/sandbox/src/bets/records/bet-store.ts';
import { independentPayout } from '../../../apps/sandbox/src/bets/testing/independent-payout.ts';
import type { Database } from '../../../apps/sandbox/src/database/open-database.ts';

export interface SettledAgain {
  readonly legs: number;
  /** Bets whose payment was worked out again: those without a bonus of which nothing was sold. */
  readonly bets: number;
  readonly problems: readonly string[];
}

/** Works out every result from the seed of the world and every payment from the results, and compares. */
export async function settleAgain(tables: Database, seed: string, worldMs: number): Promise<SettledAgain> {
  const world = worldOfSeed(seed);
  const rows = await tables.selectFrom('bet').selectAll().execute();
  const terms = new Map(rows.map(({ id, terms: json }) => [id, json]));
  const problems: string[] = [];
  let [legCount, betCount] = [0, 0];
  for (const bet of await withLegs(tables, rows)) {
    for (const leg of bet.legs) {
      const fixture = fixtureById(world, leg.matchId);
      const line = {
        match_id: leg.matchId,
        market_id: leg.marketId,
        specifier: leg.specifier,
        outcome_id: leg.outcomeId,
        seed: leg.about.seed,
      };
      const about = `${bet.id}, ${leg.matchId}/${leg.marketId}/${leg.specifier}/${leg.outcomeId}`;
      const result = legResultOf(fixture, line, worldMs);
      if (leg.status !== 'open') legCount += 1;
      if (leg.status !== 'open' && leg.status !== result) problems.push(`${about}: ${leg.status}, not ${result}`);
      const known = bet.status === 'rejected' ? null : legResultOf(fixture, line, bet.createdMs);
      if (known !== null) problems.push(`${about}: placed when ${known} was known`);
    }
    if (bet.status !== 'done' || bet.terms.bonus !== undefined || bet.course.parts.length > 0) continue;
    betCount += 1;
    const paid = independentPayout({ ...bet, terms: terms.get(bet.id) ?? '' });
    if (paid !== bet.paid) problems.push(`${bet.id}: paid ${bet.paid}, not ${paid}`);
  }
  return { legs: legCount, bets: betCount, problems };
}
