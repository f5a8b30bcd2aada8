import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { pushTopics, pushTopicsWire } from '../entities/account/push-subscription.ts';
import { betLimitsWire } from '../entities/bets/bet-limits.ts';
import { oddsAcceptModeWire, oddsTypeWire } from '../entities/catalogue/odds-settings.ts';
import { providerStatusWire, providerWire } from '../entities/catalogue/provider.ts';
import { sportKindWire } from '../entities/catalogue/sport.ts';
import { systemTypeWire } from '../entities/bets/system-type.ts';
import { currencyCode, list, minor, withDefault, withDefaults } from '../scalars.ts';

export const stakePresetsWire = z.object({ currency: currencyCode, amounts: list(minor, 10) });

/** Whether offers, bonuses and jackpots are shown: `off` when the player wants none, `paused` while they take a break. */
const offersShownWire = z.enum(['on', 'off', 'paused']);
export type OffersShown = z.output<typeof offersShownWire>;

/** GET /settings: the site's defaults for a visitor, the player's own choices over them for a player. */
export const settingsWire = z.object({
  custom_bet_enabled: withDefault(z.boolean(), false),
  stakes: withDefault(list(stakePresetsWire, 200), []),
  odds_accept_mode: withDefault(oddsAcceptModeWire, 'none'),
  odds_types: withDefaults(
    z.object({
      available: withDefault(list(oddsTypeWire, oddsTypeWire.options.length), ['european']),
      selected: withDefault(oddsTypeWire, 'european'),
    }),
  ),
  /** The player's saved format, null when never chosen: then the browser's own memory decides, then `selected` (ODDS-2). */
  active_odds_type: withDefault(z.nullable(oddsTypeWire), null),
  sport_type_providers: withDefault(
    list(z.object({ sport_type: sportKindWire, providers: list(providerWire, 50) }), 3),
    [],
  ),
  provider_statuses: withDefault(list(providerStatusWire, 50), []),
  multi_single_available_by_provider: withDefault(
    list(z.object({ provider: providerWire, available: z.boolean() }), 50),
    [],
  ),
  is_multi_active_freebets_allowed: withDefault(z.boolean(), false),
  offers: withDefault(offersShownWire, 'on'),
  /** What the player is told of by push messages. */
  push_topics: withDefault(pushTopicsWire, [...pushTopics]),
  bets_limits: withDefaults(betLimitsWire),
  system_types: withDefault(list(systemTypeWire, 400), []),
  is_horse_racing_enabled: withDefault(z.boolean(), false),
  is_lottery_enabled: withDefault(z.boolean(), false),
  is_premium_cricket_enabled: withDefault(z.boolean(), false),
  is_virtual_gaming_arena_enabled: withDefault(z.boolean(), false),
  video_enabled: withDefault(z.boolean(), false),
  /** Whether only players with money in an account may watch. */
  video_needs_balance: withDefault(z.boolean(), false),
});
export type Settings = Client<typeof settingsWire>;
