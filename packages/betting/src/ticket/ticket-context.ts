import type { BetLimits } from '@slipstream/contract/entities/bet-limits';
import type { Provider } from '@slipstream/contract/entities/provider';
import type { SystemType } from '@slipstream/contract/entities/system-type';
import type { Currency } from '@slipstream/units/currency';
import type { Minor } from '@slipstream/units/minor';
import type { BoostPreference, PlayerBonuses } from './available-bonuses.ts';

/** Everything a rule needs that is not the ticket: who plays, on what terms, and what time it is. Never stored with a ticket. */
export type TicketContext = {
  /** Epoch milliseconds of a real clock: what is timed here is how quickly a person can accept a price. */
  readonly now: number;
  /** Null for a visitor. */
  readonly player: TicketPlayer | null;
  readonly currency: Currency;
  readonly providers: Readonly<Record<Provider, ProviderTerms>>;
  /** The types of the settings, k of n and named sets, in any order. */
  readonly systemTypes: readonly SystemType[];
  readonly limits: BetLimits;
  readonly bonuses: PlayerBonuses;
  /** Null while the player was never asked, or has not answered. */
  readonly boostPreference: BoostPreference | null;
  readonly isCustomBetEnabled: boolean;
  readonly isMultiActiveFreebetsAllowed: boolean;
};

export type TicketPlayer = {
  /** Flagged by the regulator: may not bet (PLACE-5). */
  readonly isPve: boolean;
  /** What is available to bet in the context's currency; null while it is not known, when only the server can say. */
  readonly balance: Minor | null;
};

export type ProviderTerms = {
  readonly isActive: boolean;
  /** multiSingleAvailableByProvider (SLIP-6). */
  readonly allowsMultiSingle: boolean;
};
