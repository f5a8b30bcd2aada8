import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { count, currencyCode, list, minor, minorSigned } from '../../scalars.ts';

/** A day as the player's calendar has it: `2026-08-02`. */
export const calendarDate = z.iso.date();

/** The results of a period, in one currency. */
export const betsSummaryWire = z.object({
  currency: currencyCode,
  bets_count: count,
  staked: minor,
  returned: minor,
  /** Still in play, in neither of the two above. */
  open_stake: minor,
  days: list(z.object({ date: calendarDate, staked: minor, returned: minor, profit: minorSigned }), 400),
});
export type BetsSummary = Client<typeof betsSummaryWire>;
