import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import {
  betId,
  bonusId,
  currencyCode,
  epochMs,
  id,
  key,
  list,
  minor,
  text,
  totalOdds,
  version,
  whole,
  withDefault,
  withDefaults,
} from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { betSelectionWire } from './bet-selection.ts';
import { betResultWire, betStatusWire, betTypeWire } from './bet-status.ts';
import { bonusTypeWire } from '../bonuses/bonus-status.ts';
import { cashoutWire } from './cashout.ts';
import { subunits } from '../account/currency.ts';
import { freebetTypeWire } from '../bonuses/freebet-type.ts';
import { systemTypeWire } from './system-type.ts';

/** A placed bet (MYBETS-1). The fields after `is_vip` are ours. */
export const betWire = z.object({
  id: betId,
  version: withDefault(version, 0),
  type: betTypeWire,
  /** Short, for the player to quote to support. */
  ref: withDefault(text(40), ''),
  status: betStatusWire,
  stake: z.object({ value: minor, currency: currencyCode, subunits }),
  /** What was paid so far, cashouts included. */
  win_amount: withDefault(z.nullable(minor), null),
  odds: totalOdds,
  selections: z.array(betSelectionWire).check(z.minLength(1), z.maxLength(100)),
  created_at: timestamp,
  result: betResultWire,
  /** The cashout offer for everything in play; null without one. */
  to_cashout: withDefault(z.nullable(minor), null),
  bonus: withDefault(
    z.nullable(
      z.object({
        id: bonusId,
        type: bonusTypeWire,
        /** Comboboost only: the factor on the winnings, in thousandths. */
        odds: z.nullable(whole(1000, 100_000_000)),
        freebet_type: z.nullable(freebetTypeWire),
      }),
    ),
    null,
  ),
  system: withDefault(z.nullable(systemTypeWire), null),
  used_in_jackpot: withDefault(z.boolean(), false),
  is_vip: withDefault(z.boolean(), false),
  /** The most it can still pay, or paid. */
  potential_win: minor,
  settled_at: withDefault(z.nullable(timestamp), null),
  is_quick: withDefault(z.boolean(), false),
  cashout: withDefaults(cashoutWire),
  /** Until when a submitted live bet waits before it is accepted or rejected. */
  delay_until_ms: withDefault(z.nullable(epochMs), null),
  /** Why it was rejected or cancelled. */
  rejection: withDefault(z.nullable(z.object({ code: z.union([key, whole(1, 9999)]), message: text(500) })), null),
  /** A trader's smaller stake for a VIP bet, to be answered before it expires. */
  offer: withDefault(z.nullable(z.object({ stake: minor, expires_at_ms: epochMs })), null),
  /** Points and tickets the bet earned in bonuses and jackpots. */
  farmed: withDefault(
    list(z.object({ bonus_id: bonusId, type: bonusTypeWire, points: whole(0, 1_000_000_000_000) }), 20),
    [],
  ),
  jackpots: withDefault(list(z.object({ id, contribution: minor }), 20), []),
});
export type Bet = Client<typeof betWire>;
