import { systemName } from '../arithmetic/named-systems.ts';
import type { NamedSystem } from '../arithmetic/named-systems.ts';
import type { Bet } from '../ticket/bet.ts';

export type BetLabel = 'single' | 'doubles' | 'trebles' | 'accumulator' | 'system' | NamedSystem | 'custom_bet';

/** As much of a bet as its name depends on, in the slip or placed. */
export type LabelledBet = {
  readonly betType: Bet['betType'];
  readonly selections: readonly unknown[];
  readonly systemType: Bet['systemType'];
};

/** What a bet is called: a combo by its length (BET-1), a system by its set's name if it has one. */
export function betLabel({ betType, selections, systemType }: LabelledBet): BetLabel {
  switch (betType) {
    case 'combo':
      if (selections.length === 2) return 'doubles';
      return selections.length === 3 ? 'trebles' : 'accumulator';
    case 'system':
      return (systemType === null ? undefined : systemName(systemType)) ?? 'system';
    case 'single':
    case 'custom_bet':
      return betType;
  }
}
