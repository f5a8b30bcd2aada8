import type { Refusal, RefusalCode } from '@slipstream/betting/refusals/refusal';
import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import type { SourceCatalogue } from '@slipstream/locales/catalogue';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';

import type { PlatformPage } from '../../state/session/platform-urls.ts';

/** What a player can do about a refused bet: a flow of the platform over this page, or a page of the platform. */
export type Remedy =
  | { readonly kind: 'flow'; readonly flow: AuthFlow }
  | { readonly kind: 'page'; readonly page: Extract<PlatformPage, 'limits'> };

/** Writes the facts of a refusal in the player's language and currency. */
export interface FactWriter {
  /** Without a currency: in that of the slip. */
  readonly money: (amount: Minor, currency?: string) => string;
  readonly odds: (odds: TotalOdds) => string;
  /** What a match is called, by the id of one of its selections. */
  readonly matchName: (selectionId: string) => string;
}

/** The codes that have a message of their own. */
type MessageCode = Exclude<keyof SourceCatalogue['refusals'], 'warning'>;

type RefusalRow<Code extends RefusalCode> = {
  /** What the message shows, where it shows figures or names. */
  readonly figures?: (refusal: Refusal<Code>, write: FactWriter) => Figures;
  /** The button that helps (PLACE-8). */
  readonly remedy?: Remedy;
  /** The message of another code. */
} & (Code extends MessageCode ? { readonly says?: MessageCode } : { readonly says: MessageCode });

const general = { says: 'refused' } as const;
const profile = { kind: 'flow', flow: 'missed_auth_fields' } as const;
const count = ({ selectionIds }: { readonly selectionIds: readonly unknown[] }) => ({ count: selectionIds.length });

/** Every refusal: its message is named as its code in the `refusals` messages, and this is what the message needs. */
export const refusalTable: { readonly [Code in RefusalCode]: RefusalRow<Code> } = {
  in_progress: {},
  restoring: {},
  no_bets: {},
  sign_in: {},
  player_forbidden: {},
  match_closed: { figures: ({ selectionIds: [id = ''] }, { matchName }) => ({ match: matchName(id) }) },
  selection_suspended: { figures: count },
  selection_not_available: { figures: count },
  price_stale: {},
  odds_changed: {},
  slip_full: { figures: ({ selectionsMax }) => ({ limit: selectionsMax }) },
  same_match: {},
  system_provider: {},
  mixed_providers: {},
  custom_bet_off: {},
  custom_bet_in_slip: {},
  other_bets_in_slip: {},
  custom_bet_other_match: {},
  custom_bet_too_small: {},
  custom_odds_missing: {},
  already_that_type: {},
  one_selection: {},
  singles_not_allowed: {},
  system_not_available: { figures: ({ selectionCount }) => ({ count: selectionCount }) },
  custom_bet_keeps_type: {},
  // The limit itself refuses, so one fewer is the most.
  selection_limit_exceeded: { figures: ({ limit }) => ({ limit: limit - 1 }) },
  odds_limit_exceeded: { figures: ({ limit }, { odds }) => ({ limit: odds(limit) }) },
  max_stake_limit_exceeded: { figures: ({ limit, currency }, { money }) => ({ limit: money(limit, currency) }) },
  payout_limit_exceeded: { figures: ({ limit, currency }, { money }) => ({ limit: money(limit, currency) }) },
  min_stake_limit_not_reached: { figures: ({ limit, currency }, { money }) => ({ limit: money(limit, currency) }) },
  stake_too_low: {},
  stake_invalid: {},
  stake_not_payable: { figures: ({ step }, { money }) => ({ step: money(step as Minor) }) },
  insufficient_balance: {
    figures: ({ needed, balance }, { money }) => ({ missing: money((needed - balance) as Minor) }),
    remedy: { kind: 'flow', flow: 'deposit' },
  },
  potential_win_too_low: {},
  freebet_fixes_stake: {},
  no_price: {},
  bonus_not_eligible: {},
  one_freebet_only: {},
  nothing_to_restore: {},
  invalid_odds: {},
  invalid_custom_odds: { says: 'invalid_odds' },
  municipality_not_found: { says: 'profile_incomplete', remedy: profile },
  profile_incomplete: { remedy: profile },
  phone_not_verified: { remedy: { kind: 'flow', flow: 'phone_verification' } },
  country_blocked: {},
  player_limit_reached: { remedy: { kind: 'page', page: 'limits' } },
  refused: {},
  // The server's own message is shown below these.
  bet_malformed: general,
  currency_unknown: general,
  idempotency_key_reused: general,
  placement_closed: general,
  provider_inactive: general,
  custom_bet_impossible: general,
  trader_rejected: general,
  offer_lapsed: general,
  offer_declined: general,
};

export type Figures = Readonly<Record<string, string | number>>;

/** The message of a refusal and what it shows. */
export function refusalMessage<Code extends RefusalCode>(
  refusal: Refusal<Code>,
  write: FactWriter,
): readonly [MessageCode, Figures] {
  const { says, figures }: RefusalRow<Code> = refusalTable[refusal.code];
  return [says ?? (refusal.code as MessageCode), figures?.(refusal, write) ?? {}];
}

/** The remedy of the first code that the player can act on; null if there is none. */
export function remedyFor(codes: readonly RefusalCode[]): Remedy | null {
  return codes.map((code) => refusalTable[code].remedy).find((remedy) => remedy !== undefined) ?? null;
}
