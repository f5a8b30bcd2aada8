import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { changeBonus, type BonusRow } from '../bonus-store.ts';
import { offerOf } from '../offers.data.ts';
import type { BonusPart } from './bonus-terms.ts';

/** As much of a bet as bonuses want to know. */
export interface UsingBet {
  readonly id: string;
  readonly playerId: string;
  readonly terms: BonusPart;
  readonly legs: readonly { readonly matchId: string }[];
}

/** Notes which bets use which bonuses, in the transaction that places them: both or neither. */
export async function spendBonuses(transaction: Transaction<Tables>, bets: readonly UsingBet[]): Promise<void> {
  for (const { id, playerId, terms, legs } of bets) {
    const { bonus } = terms;
    if (bonus === undefined) continue;
    const match_ids = JSON.stringify(legs.map(({ matchId }) => matchId));
    const use = { bonus_id: bonus.id, bet_id: id, player_id: playerId, kind: bonus.type, state: 'open' as const };
    await transaction
      .insertInto('bonus_use')
      .values({ ...use, points: bonus.points, match_ids })
      .execute();
    const row = await bonusById(transaction, bonus.id);
    if (row === null) throw new RangeError(`bet ${id} uses a bonus that is not there`);
    const times_used = row.times_used + 1;
    await changeBonus(transaction, row, { times_used, ...(isUsedUp(row, times_used) ? { status: 'bonus_over' } : {}) });
  }
}

/** The bet did not come to be, or everything came back: its bonus can be used again, unless its time is over. */
export async function releaseBonus(
  transaction: Transaction<Tables>,
  { id, terms }: UsingBet,
  nowMs: number,
): Promise<void> {
  const { bonus } = terms;
  if (bonus === undefined) return;
  const released = await transaction
    .updateTable('bonus_use')
    .set({ state: 'released' })
    .where('bet_id', '=', id)
    .where('bonus_id', '=', bonus.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  const row = await bonusById(transaction, bonus.id);
  if (released.numUpdatedRows === 0n || row === null) return;
  const isExpired = row.expires_ms !== null && row.expires_ms <= nowMs;
  // One that ended for another reason, such as a tournament, stays over.
  const wasUsedUp = row.status === 'bonus_over' && isUsedUp(row, row.times_used);
  await changeBonus(transaction, row, {
    times_used: row.times_used - 1,
    ...(wasUsedUp ? { status: isExpired ? 'expired' : 'active' } : {}),
  });
}

export async function bonusById(transaction: Transaction<Tables>, id: string): Promise<BonusRow | null> {
  const row = await transaction.selectFrom('bonus').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A freebet is one bet's; a boost may have a number of uses. */
function isUsedUp(row: BonusRow, timesUsed: number): boolean {
  const offer = offerOf(row.offer);
  if (offer.kind === 'freebet') return true;
  return offer.kind === 'comboboost' && offer.usesMax !== null && timesUsed >= offer.usesMax;
}
