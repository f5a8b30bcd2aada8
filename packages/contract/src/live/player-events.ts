import * as z from 'zod/mini';
import { balanceWire } from '../entities/account/balance.ts';
import { betWire } from '../entities/bets/bet.ts';
import { bonusWire } from '../entities/bonuses/bonus.ts';
import { cashoutWire } from '../entities/bets/cashout.ts';
import { favouriteTypeWire } from '../entities/account/favourite.ts';
import { notificationCountersWire, notificationWire } from '../entities/account/notification.ts';
import type { Client } from '../client-form.ts';
import { betId, epochMs, id, minor } from '../scalars.ts';

/** When the backend sent it, by its own clock. */
const sent = { at_ms: epochMs };

/** Replaces the balance of the same currency, unless that has a later version (RT-6). */
const balanceChangedWire = z.object({ event: z.literal('balance_changed'), ...sent, balance: balanceWire });

const unreadCountersChangedWire = z.object({
  event: z.literal('unread_counters_changed'),
  ...sent,
  notifications: notificationCountersWire,
});

const notificationEventWire = z.object({
  event: z.literal('notification'),
  ...sent,
  notification: notificationWire,
});

/** Replaces the bet by id; a rejected VIP bet is removed (MYBETS-5). */
const betChangedWire = z.object({ event: z.literal('bet_changed'), ...sent, bet: betWire });

/** Only the offer: much smaller and more frequent than the bet. */
const betCashoutChangedWire = z.object({
  event: z.literal('bet_cashout_changed'),
  ...sent,
  bet_id: betId,
  to_cashout: z.nullable(minor),
  cashout: cashoutWire,
});

const bonusIssuedWire = z.object({ event: z.literal('bonus_issued'), ...sent, bonus: bonusWire });

/** A favourite was added or removed, on any device (FAV-2). */
const favouriteChangedWire = z.object({
  event: z.literal('favourite_changed'),
  ...sent,
  type: favouriteTypeWire,
  id,
  is_favourite: z.boolean(),
});

/** Every event of a player's private channel (RT-5). */
export const playerEventWire = z.discriminatedUnion('event', [
  balanceChangedWire,
  unreadCountersChangedWire,
  notificationEventWire,
  betChangedWire,
  betCashoutChangedWire,
  bonusIssuedWire,
  favouriteChangedWire,
]);
export type PlayerEvent = Client<typeof playerEventWire>;
/** What a publisher must send. */
export type PlayerEventWire = z.input<typeof playerEventWire>;
