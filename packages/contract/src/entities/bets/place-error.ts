import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { key, list, odds, text, totalOdds, whole } from '../../scalars.ts';
import { errorWire } from '../error.ts';
import { outcomeAddressWire } from './outcome-address.ts';

/** The numeric codes of refused bets (PLACE-2). */
export const placeErrorCode = {
  invalidOdds: 101,
  playerForbidden: 114,
  municipalityNotFound: 118,
  invalidCustomOdds: 120,
} as const;

/** The risk checks' codes for a wrong price (PLACE-3). */
export const wrongOddsCodes = [
  'odds_different_than_bookmaker',
  'odds_higher_than_bookmakers',
  'odds_to_low',
  'odds_higher_than_bookmakers_current_odds',
] as const;

/**
 * Our own codes, for who implements the contract.
 * @public
 */
export const placeRefusalCodes = [
  'selection_suspended',
  'selection_not_available',
  'match_closed',
  'provider_inactive',
  'same_match',
  'mixed_providers',
  'system_provider',
  'selection_limit_exceeded',
  'odds_limit_exceeded',
  'max_stake_limit_exceeded',
  'payout_limit_exceeded',
  'stake_too_low',
  'insufficient_balance',
  'bonus_not_eligible',
  'custom_bet_impossible',
  'player_limit_reached',
  'profile_incomplete',
  'phone_not_verified',
] as const;

const code = z.union([key, whole(1, 9999)]);

export const betErrorWire = z.object({
  /** Position of the bet in the request. */
  index: whole(0, 99),
  code,
  localized_message: text(500),
  selections: list(
    z.object({
      ...outcomeAddressWire.shape,
      code,
      localized_message: text(500),
      /** The price now, when the refusal is about it. */
      odds: z.nullable(odds),
    }),
    100,
  ),
  /** The price of a custom bet now, for code 120. */
  custom_odds: z.nullable(totalOdds),
});
export type BetError = Client<typeof betErrorWire>;

/** A refused POST /bets: the common error body, plus which bet and selection it is about. */
export const placeErrorWire = z.extend(errorWire, { errors_by_bet: list(betErrorWire, 100) });
export type PlaceError = Client<typeof placeErrorWire>;
