import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { bonusId, currencyCode, id, list, minor, odds, totalOdds, whole } from '../../scalars.ts';
import { betTypeWire } from './bet-status.ts';
import { bonusTypeWire } from '../bonuses/bonus-status.ts';
import { outcomeAddressWire } from './outcome-address.ts';

const pickWire = z.extend(outcomeAddressWire, {
  /** The price the player saw and agreed to. */
  odds,
  /** The player takes any price at or above this one, whatever the acceptance mode. */
  floor_odds: z.exactOptional(odds),
});

export const bonusChoiceWire = z.object({
  id: bonusId,
  type: bonusTypeWire,
  /** Comboboost only: the factor the slip showed, in thousandths. */
  odds: z.nullable(whole(1000, 100_000_000)),
});

/** Selections as one bet, without a stake: it can be priced, shared, checked for limits and, with a stake, placed. */
export const betIntentWire = z.object({
  type: betTypeWire,
  currency: currencyCode,
  selections: z.array(pickWire).check(z.minLength(1), z.maxLength(100)),
  bonus: z.nullable(bonusChoiceWire),
  /** System bets only. */
  system_id: z.exactOptional(id),
  /** Custom bets only. */
  custom_odds: z.exactOptional(totalOdds),
  jackpots: list(id, 20),
});
export type BetIntent = Client<typeof betIntentWire>;

/** One bet of POST /bets (PLACE-1). */
export const betRequestWire = z
  .extend(betIntentWire, { stake: minor })
  .check(z.refine((bet) => (bet.system_id !== undefined) === (bet.type === 'system'), { path: ['system_id'] }))
  .check(z.refine((bet) => (bet.custom_odds !== undefined) === (bet.type === 'custom_bet'), { path: ['custom_odds'] }));
