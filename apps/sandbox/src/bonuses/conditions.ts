import { toClient } from '@slipstream/contract/client-form';
import type { BonusConditions } from '@slipstream/contract/entities/bonus-conditions';
import type { ConditionsOut, Offer } from './offer.ts';

const any = { min: null, max: null };

/** What an offer asks for, whole. A bonus with an amount asks for its own currency. */
export function conditionsOut({ conditions }: Offer, currency: string | null): ConditionsOut {
  return {
    bet_types: [],
    total_odds: any,
    selection_odds: any,
    selection_count: any,
    match_status: [],
    sport_keys: [],
    category_ids: [],
    tournament_ids: [],
    currencies: currency === null ? [] : [currency],
    country_codes: [],
    only_verified: false,
    ...conditions,
  };
}

export function conditionsOf(offer: Offer, currency: string | null): BonusConditions {
  // The wire's numbers become the rulebook's by name alone: the brands exist only for the compiler.
  return toClient(conditionsOut(offer, currency)) as unknown as BonusConditions;
}
