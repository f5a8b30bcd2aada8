import { isCalledOff } from '@slipstream/betting/summary/bet-sum';
import type { Bet } from '@slipstream/contract/entities/bets/bet';

/** Whether a bet on a receipt was not accepted after all. */
export function isBetRefused({ status }: Bet): boolean {
  return status === 'rejected' || isCalledOff(status);
}
