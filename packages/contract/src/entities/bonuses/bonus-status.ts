import * as z from 'zod/mini';

/** The kinds of bonuses with a list of their own. */
const listedKinds = ['comboboost', 'freebet', 'hunting', 'lootbox', 'tournament'] as const;
export type ListedKind = (typeof listedKinds)[number];

/** The list of each kind, as paths name it (BONUS-2). */
export const bonusLists = {
  comboboost: 'comboboosts',
  freebet: 'freebets',
  hunting: 'huntings',
  tournament: 'tournaments',
  lootbox: 'lootboxes',
} as const satisfies Record<ListedKind, string>;
export const bonusListWire = z.enum(bonusLists);
export type BonusList = z.output<typeof bonusListWire>;

export const bonusTypeWire = z.enum([...listedKinds, 'jackpot']);
/** The length of a list that names each kind once. */
export const bonusTypesMax = listedKinds.length + 1;
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
