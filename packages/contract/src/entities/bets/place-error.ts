import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { key, list, odds, text, totalOdds, whole, withDefault } from '../../scalars.ts';
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

/** Our own codes: of a placement, of one of its bets, or of a submitted bet that was turned down later. */
export const placeRefusalCodes = [
  'refused',
  'bet_malformed',
  'currency_unknown',
  'idempotency_key_reused',
  'placement_closed',
  'selection_suspended',
  'selection_not_available',
  'match_closed',
  'provider_inactive',
  'price_stale',
  'same_match',
  'mixed_providers',
  'system_provider',
  'singles_not_allowed',
  'system_not_available',
  'custom_bet_off',
  'custom_bet_impossible',
  'selection_limit_exceeded',
  'odds_limit_exceeded',
  'max_stake_limit_exceeded',
  'payout_limit_exceeded',
  'min_stake_limit_not_reached',
  'stake_too_low',
  'stake_not_payable',
  'potential_win_too_low',
  'insufficient_balance',
  'bonus_not_eligible',
  'player_limit_reached',
  'profile_incomplete',
  'phone_not_verified',
  'country_blocked',
  'trader_rejected',
  'offer_lapsed',
  'offer_declined',
] as const;
export type PlaceRefusalCode = (typeof placeRefusalCodes)[number];

/** Every code that our server may send about a bet. A page must expect others: each backend has its own. */
export type PlaceErrorCode =
  | (typeof placeErrorCode)[keyof typeof placeErrorCode]
  | (typeof wrongOddsCodes)[number]
  | PlaceRefusalCode;

const code = z.union([key, whole(1, 9999)]);

export const betErrorWire = z.object({
  /** Position of the bet in the request. */
  index: whole(0, 99),
  code,
  localized_message: text(500),
  selections: withDefault(
    list(
      z.object({
        ...outcomeAddressWire.shape,
        code,
        localized_message: text(500),
        /** The price now, when the refusal is about it. */
        odds: withDefault(z.nullable(odds), null),
      }),
      100,
    ),
    [],
  ),
  /** The price of a custom bet now, for code 120. */
  custom_odds: withDefault(z.nullable(totalOdds), null),
});
export type BetError = Client<typeof betErrorWire>;

/** A refused POST /bets: the common error body, plus which bet and selection it is about. */
export const placeErrorWire = z.extend(errorWire, { errors_by_bet: withDefault(list(betErrorWire, 100), []) });
export type PlaceError = Client<typeof placeErrorWire>;
