import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import type { Currency } from '@slipstream/units/currency';
import type { Minor } from '@slipstream/units/minor';
import type { BoostPreference, PlayerBonuses } from './available-bonuses.ts';
import type { TermsByProvider } from './provider-terms.ts';

/** Everything a rule needs besides the ticket: player, terms and time. Never stored with a ticket. */
export type TicketContext = {
  /** Real time in epoch milliseconds: it measures how fast a player accepts prices. */
  readonly now: number;
  /** Null for a visitor. */
  readonly player: TicketPlayer | null;
  readonly currency: Currency;
  readonly providers: TermsByProvider;
  /** The types of the settings, k of n and named sets, in any order. */
  readonly systemTypes: readonly SystemType[];
  readonly limits: BetLimits;
  readonly bonuses: PlayerBonuses;
  /** Null until the player has chosen. */
  readonly boostPreference: BoostPreference | null;
  /** How the player last entered the stake of a system; a new system begins with it (SLIP-19). */
  readonly stakeBasis: StakeBasis;
  readonly isCustomBetEnabled: boolean;
  readonly isMultiActiveFreebetsAllowed: boolean;
};

export type StakeBasis = 'line' | 'total';

type TicketPlayer = {
  /** Flagged by the regulator: may not bet (PLACE-5). */
  readonly isPve: boolean;
  /** The available balance in the context's currency; null while unknown, when only the server can check it. */
  readonly balance: Minor | null;
};
