import { boostedFloor } from '@slipstream/betting/bonus/pools';
import { minor } from '@slipstream/units/minor';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { bonusesOf, changeBonus, type BonusRow } from './bonus-store.ts';
import { offerOf } from './offers.data.ts';

export type Boosting =
  | { readonly kind: 'done'; readonly row: BonusRow }
  | { readonly kind: 'not-found' | 'used' | 'no-such-step' | 'points-short' };

/** Points of a hunting raise what a freebet is worth: both change, or neither. */
export async function boostFreebet(
  transaction: Transaction<Tables>,
  playerId: string,
  id: string,
  { multiplier, nowMs }: { readonly multiplier: number; readonly nowMs: number },
): Promise<Boosting> {
  const rows = await bonusesOf(transaction, playerId);
  const row = rows.find((one) => one.id === id && one.kind === 'freebet');
  if (row === undefined) return { kind: 'not-found' };
  const isLate = row.expires_ms !== null && row.expires_ms <= nowMs;
  if (isLate || (row.status !== 'available' && row.status !== 'active')) return { kind: 'used' };
  const offer = offerOf(row.offer);
  const steps = offer.kind === 'freebet' ? (offer.boost?.steps ?? []) : [];
  const ahead = steps.filter((step) => step > row.boost);
  const count = ahead.indexOf(multiplier) + 1;
  if (offer.kind !== 'freebet' || offer.boost === null || count === 0) return { kind: 'no-such-step' };
  const price = offer.boost.pricePoints * count;
  const hunting = rows.find(
    (one) => one.kind === 'hunting' && one.status === 'active' && one.points - one.points_spent >= price,
  );
  if (hunting === undefined) return { kind: 'points-short' };
  await changeBonus(transaction, hunting, { points_spent: hunting.points_spent + price });
  const amount = boostedFloor(minor(row.amount_issued ?? 0), multiplier);
  return { kind: 'done', row: await changeBonus(transaction, row, { boost: multiplier, amount }) };
}
