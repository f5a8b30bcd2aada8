import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { BetId } from '@slipstream/units/ids';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';

/** A small open bet for the tests of everything that keeps or shows one. */
export function betOf(change: Partial<Bet> = {}): Bet {
  return {
    id: 'b1' as BetId,
    version: 1,
    type: 'single',
    ref: 'AAAA-1111',
    status: 'waiting_results',
    stake: { value: 1000 as Minor, currency: 'EUR', subunits: 100 },
    winAmount: null,
    odds: 2000 as TotalOdds,
    selections: [],
    createdAt: '2026-08-02T10:00:00Z',
    result: 'no_results',
    toCashout: null,
    bonus: null,
    system: null,
    usedInJackpot: false,
    isVip: false,
    potentialWin: 2000 as Minor,
    settledAt: null,
    isQuick: false,
    cashout: {
      version: 1,
      reason: 'price_unknown',
      offer: null,
      partialAllowed: false,
      stakeLeft: 1000 as Minor,
      stakePartMin: 100 as Minor,
      rule: null,
      parts: [],
    },
    delayUntilMs: null,
    rejection: null,
    offer: null,
    farmed: [],
    jackpots: [],
    ...change,
  };
}
