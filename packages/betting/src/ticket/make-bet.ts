import type { Currency } from '@slipstream/units/currency';
import { zeroMinor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { noBonuses } from './available-bonuses.ts';
import type { BetType } from '@slipstream/contract/entities/bets/bet-status';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import type { Bet } from './bet.ts';
import type { Selection } from './selection.ts';

/** A bet as it starts: no bonus chosen, nothing priced yet. */
export function makeBet(
  betType: BetType,
  selections: readonly Selection[],
  stake: Minor,
  currency: Currency,
  systemType: SystemType | null = null,
): Bet {
  return {
    betType,
    stake,
    currency: currency.code,
    subunits: currency.subunits,
    isFiat: currency.isFiat,
    stakeSource: 'stake',
    potentialWin: null,
    lineStake: null,
    selections,
    customOdds: null,
    acceptedCustomOdds: null,
    isCustomOddsChanged: false,
    bonus: null,
    isBonusChosen: false,
    bonusOdds: null,
    availableBonuses: noBonuses,
    systemType,
    jackpots: [],
    betId: null,
    status: null,
    isVip: false,
    freebetStake: null,
    profit: zeroMinor,
    odds: null,
  };
}
