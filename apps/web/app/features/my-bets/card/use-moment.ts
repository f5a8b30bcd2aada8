import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { useState } from 'react';

interface Moment {
  readonly kind: 'win' | 'cashout';
  /** Another one for every cashout of a part. */
  readonly key: number;
}

/** A win or a cashout that happened while the bet was shown (CONFIG-7). A bet that is shown afterwards has none. */
export function useMoment(bet: Bet): Moment | null {
  const [first] = useState(bet);
  if (isWon(bet) && !isWon(first)) return { kind: 'win', key: 0 };
  const sold = soldCount(bet);
  return sold > soldCount(first) ? { kind: 'cashout', key: sold } : null;
}

function isWon({ status, result }: Bet): boolean {
  return status === 'done' && (result === 'win_entire' || result === 'refund_half_win_other');
}

function soldCount({ status, cashout }: Bet): number {
  return cashout.parts.length + (status === 'cashed_out' ? 1 : 0);
}
