import * as z from 'zod/mini';

/** A double, a treble and an accumulator are all `combo` (BET-1). */
export const betTypeWire = z.enum(['single', 'combo', 'system', 'custom_bet']);
export type BetType = z.output<typeof betTypeWire>;

/** The status of a bet (MYBETS-2). */
export const betStatusWire = z.enum([
  'submitted',
  'rejected',
  'cancelled',
  'waiting_results',
  'ready_to_process',
  'done',
  'cashout_in_progress',
  'cashed_out',
  'withdrawn',
]);
export type BetStatus = z.output<typeof betStatusWire>;

/** The result of a bet (MYBETS-3). */
export const betResultWire = z.enum([
  'no_results',
  'canceled',
  'win_entire',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
  'cashed_out',
]);
export type BetResult = z.output<typeof betResultWire>;

/** A leg is open until its market is settled, then it has its outcome's result. */
export const betSelectionStatusWire = z.enum(['open', 'win', 'lose', 'void', 'half_win', 'half_lose']);
export type BetSelectionStatus = z.output<typeof betSelectionStatusWire>;
