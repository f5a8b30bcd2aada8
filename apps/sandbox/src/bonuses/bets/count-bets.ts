import { countsFor } from '@slipstream/betting/bonus/bet-progress';
import { stepsReached } from '@slipstream/betting/bonus/farming';
import { minor, type Minor } from '@slipstream/units/minor';
import type { Transaction } from 'kysely';
import { rawQuery } from '../../database/raw-query.ts';
import type { Tables } from '../../database/tables.ts';
import { issueBonus } from '../issue.ts';
import type { BetProgram } from '../offer.ts';
import { betPrograms, offerOf } from '../offers.data.ts';
import { isHouseStake, type BonusPart } from './bonus-terms.ts';

export interface CountedBet {
  readonly playerId: string;
  readonly stake: Minor;
  readonly currency: string;
  readonly terms: BonusPart;
}

/** "3 more bets of 5.00 for a freebet": counts settled bets played with own money, many players' in one statement. */
export async function countBets(
  transaction: Transaction<Tables>,
  bets: readonly CountedBet[],
  atMs: number,
): Promise<void> {
  for (const program of betPrograms) {
    const counting = bets.filter((bet) => counts(program, bet));
    const byPlayer = Map.groupBy(counting, ({ playerId }) => playerId);
    if (byPlayer.size === 0) continue;
    const values = [...byPlayer].map(() => '(?,?,?)').join(',');
    const rows = await rawQuery<{ player_id: string; bets: number }>(
      transaction,
      `insert into bet_count (player_id, program, bets) values ${values}
        on conflict (player_id, program) do update set bets = bet_count.bets + excluded.bets returning player_id, bets`,
      [...byPlayer].flatMap(([playerId, own]) => [playerId, program.key, own.length]),
    );
    for (const { player_id: playerId, bets: after } of rows) {
      const before = after - (byPlayer.get(playerId)?.length ?? 0);
      await reward(transaction, program, { playerId, before, after, atMs });
    }
  }
}

function counts({ currency, minStake }: BetProgram, bet: CountedBet): boolean {
  const { stake, terms } = bet;
  return countsFor(
    { currency, minStake: minor(minStake) },
    { currency: bet.currency, stake, isOwn: !isHouseStake(terms) },
  );
}

async function reward(
  transaction: Transaction<Tables>,
  { key, ranges }: BetProgram,
  { playerId, before, after, atMs }: { playerId: string; before: number; after: number; atMs: number },
): Promise<void> {
  for (const range of stepsReached(ranges, ({ bets }) => bets, before, after)) {
    const issueKey = `${key}:${playerId}:${range.bets}`;
    const worth = { type: range.type, amount: range.amount };
    await issueBonus(transaction, { offer: offerOf('reward-freebet'), playerId, key: issueKey, atMs, reward: worth });
  }
}
