import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { betLimitsWire } from '../entities/bets/bet-limits.ts';
import { oddsAcceptModeWire, oddsTypeWire } from '../entities/catalogue/odds-settings.ts';
import { providerStatusWire, providerWire } from '../entities/catalogue/provider.ts';
import { sportKindWire } from '../entities/catalogue/sport.ts';
import { systemTypeWire } from '../entities/bets/system-type.ts';
import { currencyCode, list, minor } from '../scalars.ts';

export const stakePresetsWire = z.object({ currency: currencyCode, amounts: list(minor, 10) });

/** Whether offers, bonuses and jackpots are shown: `off` when the player wants none, `paused` while they take a break. */
const offersShownWire = z.enum(['on', 'off', 'paused']);
export type OffersShown = z.output<typeof offersShownWire>;

/** GET /settings: the site's defaults for a visitor, the player's own choices over them for a player. */
export const settingsWire = z.object({
  custom_bet_enabled: z.boolean(),
  stakes: list(stakePresetsWire, 200),
  odds_accept_mode: oddsAcceptModeWire,
  odds_types: z.object({ available: list(oddsTypeWire, 8), selected: oddsTypeWire }),
  /** The player's saved format, null when never chosen: then the browser's own memory decides, then `selected` (ODDS-2). */
  active_odds_type: z.nullable(oddsTypeWire),
  sport_type_providers: list(z.object({ sport_type: sportKindWire, providers: list(providerWire, 10) }), 3),
  provider_statuses: list(providerStatusWire, 10),
  multi_single_available_by_provider: list(z.object({ provider: providerWire, available: z.boolean() }), 10),
  is_multi_active_freebets_allowed: z.boolean(),
  offers: offersShownWire,
  bets_limits: betLimitsWire,
  system_types: list(systemTypeWire, 400),
  is_horse_racing_enabled: z.boolean(),
  is_lottery_enabled: z.boolean(),
  is_premium_cricket_enabled: z.boolean(),
  is_virtual_gaming_arena_enabled: z.boolean(),
  video_enabled: z.boolean(),
});
export type Settings = Client<typeof settingsWire>;
