import { randomInt, randomUUID } from 'node:crypto';
import { stepsReached } from '@slipstream/betting/bonus/farming';
import { contributionFloor, drawnPrize } from '@slipstream/betting/bonus/pools';
import type { BetResult } from '@slipstream/contract/entities/bets/bet-status';
import type { Minor } from '@slipstream/units/minor';
import type { Entry } from '../../ledger/ledger.ts';
import { post } from '../../ledger/post.ts';
import { houseCash, poolOf } from '../../ledger/purse.ts';
import { changeBonus, type BonusRow } from '../bonus-store.ts';
import { issueBonus } from '../issue.ts';
import type { HuntingOffer, LootboxOffer, TournamentOffer } from '../offer.ts';
import { offerOf } from '../offers.data.ts';
import { countBets } from './count-bets.ts';
import { bonusById, releaseBonus, type UsingBet } from './spend-bonuses.ts';

/** A bet that has just been settled. */
export interface SettledBet extends UsingBet {
  readonly stake: Minor;
  readonly currency: string;
  readonly result: BetResult;
}

/** What bets bring their bonuses once they are settled, in the transaction that pays them. */
export async function settleUses(entry: Entry, bets: readonly SettledBet[], atMs: number): Promise<void> {
  await countBets(
    entry.transaction,
    bets.filter(({ result }) => result !== 'refund_entire'),
    atMs,
  );
  for (const bet of bets) if (bet.terms.bonus !== undefined) await settleUse(entry, bet, atMs);
}

async function settleUse(entry: Entry, bet: SettledBet, atMs: number): Promise<void> {
  const { transaction } = entry;
  const { bonus } = bet.terms;
  if (bonus === undefined) return;
  if (bet.result === 'refund_entire') return releaseBonus(transaction, bet, atMs);
  const counted = await transaction
    .updateTable('bonus_use')
    .set({ state: 'settled' })
    .where('bet_id', '=', bet.id)
    .where('bonus_id', '=', bonus.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  const row = await bonusById(transaction, bonus.id);
  if (counted.numUpdatedRows === 0n || row === null) return;
  const offer = offerOf(row.offer);
  switch (offer.kind) {
    case 'comboboost':
    case 'freebet':
      return;
    case 'hunting':
      return farmHunting(entry, row, offer, bonus.points, atMs);
    case 'lootbox':
      return winBox(entry, row, offer, bet, atMs);
    case 'tournament':
      return farmTournament(entry, row, offer, bet, atMs);
  }
}

/** Points, and a freebet for every threshold they pass. */
export async function farmHunting(
  { transaction }: Pick<Entry, 'transaction'>,
  row: BonusRow,
  { key, thresholds }: HuntingOffer,
  points: number,
  atMs: number,
): Promise<void> {
  const after = row.points + points;
  await changeBonus(transaction, row, { points: after });
  for (const step of stepsReached(thresholds, (threshold) => threshold.points, row.points, after)) {
    const issueKey = `${key}:${row.id}:${step.points}`;
    const reward = { type: step.type, amount: step.amount };
    await issueBonus(transaction, {
      offer: offerOf('reward-freebet'),
      playerId: row.player_id,
      key: issueKey,
      atMs,
      reward,
    });
  }
}

/** The prize is drawn here and now; opening the box only shows it. */
async function winBox(
  { transaction }: Entry,
  row: BonusRow,
  offer: LootboxOffer,
  bet: SettledBet,
  atMs: number,
): Promise<void> {
  const outcome = bet.result === 'lose_entire' ? 'lose' : 'win';
  if (offer.opensOn !== 'both' && offer.opensOn !== outcome) return;
  await putBox(transaction, row, offer, { outcome, atMs, drawn: randomInt(1000) });
}

interface BoxWon {
  readonly outcome: 'win' | 'lose';
  readonly atMs: number;
  /** From 0 to 999. */
  readonly drawn: number;
}

export async function putBox(
  transaction: Entry['transaction'],
  row: BonusRow,
  { prizes }: LootboxOffer,
  { outcome, atMs, drawn }: BoxWon,
): Promise<void> {
  const chances = prizes.map(({ prize, chance_permille: chancePermille }) => ({ prize, chancePermille }));
  const prize = drawnPrize(chances, drawn)?.prize ?? { kind: 'nothing' as const };
  const box = { id: `x${randomUUID().replaceAll('-', '')}`, bonus_id: row.id, player_id: row.player_id, outcome };
  await transaction
    .insertInto('bonus_box')
    .values({ ...box, prize: JSON.stringify(prize), won_ms: atMs, opened_ms: null })
    .execute();
}

async function farmTournament(
  entry: Entry,
  row: BonusRow,
  { key, currency, contributionRate }: TournamentOffer,
  bet: SettledBet,
  atMs: number,
): Promise<void> {
  const { transaction } = entry;
  const points = bet.terms.bonus?.points ?? 0;
  const running = await transaction
    .updateTable('tournament')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('offer', '=', key)
    .where('state', 'in', ['active', 'paused'])
    .executeTakeFirst();
  // Bets settled after the end of the tournament no longer count.
  if (running.numUpdatedRows === 0n) return;
  await changeBonus(transaction, row, { points: row.points + points });
  const amount = bet.currency === currency ? contributionFloor(bet.stake, contributionRate) : 0;
  if (amount === 0) return;
  const id = `tournament:${bet.id}`;
  const transfers = [{ from: houseCash(currency), to: poolOf(`tournament.${key}`, currency), amount }];
  await post(entry, { key: id, kind: 'bonus', atMs, reference: bet.id, transfers });
}
