import { readWire } from '@slipstream/contract/client-form';
import { bonusConditionsWire, type BonusConditions } from '@slipstream/contract/entities/bonuses/bonus-conditions';
import type { ConditionsOut, Offer } from './offer.ts';

const anyValue = { min: null, max: null };

/** A bonus that asks for nothing. */
export const noConditions: ConditionsOut = {
  bet_types: [],
  total_odds: anyValue,
  selection_odds: anyValue,
  selection_count: anyValue,
  match_status: [],
  sport_keys: [],
  category_ids: [],
  tournament_ids: [],
  currencies: [],
  country_codes: [],
  only_verified: false,
};

/** What an offer asks for, whole. A bonus with an amount asks for its own currency. */
export function conditionsOut({ conditions }: Offer, currency: string | null): ConditionsOut {
  return { ...noConditions, currencies: currency === null ? [] : [currency], ...conditions };
}

/** The same as the rulebook reads it: through the contract's own schema, like everything from a wire. */
export function conditionsOf(offer: Offer, currency: string | null): BonusConditions {
  const reading = readWire(bonusConditionsWire, conditionsOut(offer, currency));
  if (reading.kind === 'malformed') throw new TypeError(`the conditions of ${offer.key} do not fit the contract`);
  return reading.value;
}
