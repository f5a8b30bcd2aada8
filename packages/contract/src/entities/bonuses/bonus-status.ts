import * as z from 'zod/mini';

export const bonusTypeWire = z.enum(['comboboost', 'freebet', 'hunting', 'lootbox', 'tournament', 'jackpot']);
export type BonusType = z.output<typeof bonusTypeWire>;

/** The status of a bonus for this player. */
export const userBonusStatusWire = z.enum([
  'available',
  'active',
  'not_available',
  'deactivated',
  'bonus_over',
  'expired',
  'overridden',
  'unknown',
]);
export type UserBonusStatus = z.output<typeof userBonusStatusWire>;

/** Whether the offer itself is enabled. */
export const bonusStatusWire = z.enum(['active', 'inactive']);

/** Whether the offer has started or ended. */
export const computedStatusWire = z.enum(['past', 'valid', 'upcoming']);

export const poolStateWire = z.enum(['active', 'created', 'disabled', 'finished', 'paused']);
export type PoolState = z.output<typeof poolStateWire>;

export const payoutStateWire = z.enum(['initial', 'approved', 'declined', 'paid']);
export type PayoutState = z.output<typeof payoutStateWire>;
