import { describe, expect, it } from 'vitest';
import { authFlows } from '../embed/auth-flow.ts';
import { featureFlags } from '../site/feature-flags.ts';
import { settingsWire } from '../site/settings.ts';
import { siteConfigWire } from '../site/site-config.ts';
import { systemWire } from '../site/system.ts';
import { jsonOf } from '../testing/json-schema-arbitrary.ts';
import { ambProgressWire } from './bonuses/amb-progress.ts';
import { computedStatusWire, userBonusStatusWire } from './bonuses/bonus-status.ts';
import { betStatusWire, betResultWire } from './bets/bet-status.ts';
import { betWire } from './bets/bet.ts';
import { categoryWire } from './catalogue/category.ts';
import { comboboostRangeWire, comboboostWire } from './bonuses/comboboost.ts';
import { farmingStatsWire } from './bonuses/farming.ts';
import { freebetWire } from './bonuses/freebet.ts';
import { huntingWire } from './bonuses/hunting.ts';
import { jackpotHitWire, jackpotWire } from './bonuses/jackpot.ts';
import { leagueWire } from './catalogue/league.ts';
import { marketWire } from './catalogue/market.ts';
import { matchStatisticsWire } from './catalogue/match-statistics.ts';
import { matchWire } from './catalogue/match.ts';
import { nonMatchEventWire } from './catalogue/non-match-event.ts';
import { notificationWire } from './account/notification.ts';
import { paginationWire } from './pagination.ts';
import { partnerMatchWire } from './catalogue/partner-match.ts';
import { placeErrorCode, wrongOddsCodes } from './bets/place-error.ts';
import { profileWire } from './account/profile.ts';
import { sportWire } from './catalogue/sport.ts';
import { leaderboardRowWire } from './bonuses/tournament.ts';
import { userLimitStatusWire, userLimitTypeWire } from './account/user-limit.ts';

/** The fields that each entity must at least have. */
const fields = [
  ['CAT-1', 'sport', sportWire, 'id urn_id key name priority type provider'],
  ['CAT-1', 'category', categoryWire, 'id slug name priority country_code sport'],
  ['CAT-1', 'league', leagueWire, 'id urn_id slug name priority category sport main_market_outcomes_count'],
  [
    'CAT-1',
    'match',
    matchWire,
    'id urn_id slug type tournament competitors stadium city status stage start_time statistics available_markets ' +
      'main_market secondary_market top_markets has_video provider',
  ],
  [
    'CAT-1',
    'statistics',
    matchStatisticsWire,
    'clock total_score game_score current_server period_score max_period_number',
  ],
  ['CAT-1', 'non-match event', nonMatchEventWire, 'name parent competitors start_time end_date'],
  [
    'CAT-1',
    'market',
    marketWire,
    'match_urn_id id name status specifier outcomes market_groups priority most_balanced next_bet_stop custom_bet_groups',
  ],
  ['CAT-1', 'pagination', paginationWire, 'total page limit last_page'],
  [
    'MYBETS-1',
    'bet',
    betWire,
    'id type ref status stake win_amount odds selections created_at result to_cashout bonus system used_in_jackpot is_vip',
  ],
  ['NOTIF-1', 'notification', notificationWire, 'id title caption body type object_type read created_at'],
  ['SESSION-8', 'profile', profileWire, 'id email phones name language currency statuses auth_fields_missed country'],
  ['BONUS-1', 'comboboost', comboboostWire, 'id bonus_type user_bonus_status type ranges valid_to trigger_key status'],
  ['BONUS-1', 'range', comboboostRangeWire, 'min_count max_count bonus_odds min_odds uses_count'],
  ['BONUS-1', 'freebet', freebetWire, 'type amount currency is_active boost_data boost_multiplier'],
  [
    'BONUS-1',
    'farming',
    farmingStatsWire,
    'avg_stake bets_count points available_points potential_points potential_freebet_amount initial_pool',
  ],
  [
    'BONUS-1',
    'hunting',
    huntingWire,
    'farm_once_per_event show_in_promotion farmed_event_ids used_in_bets freebets_to_boost',
  ],
  ['BONUS-1', 'amb progress', ambProgressWire, 'ranges progress_count min_stake issue_to'],
  [
    'BONUS-8',
    'leaderboard row',
    leaderboardRowWire,
    'position current_user farmed_amount currency_code farmed_freebets_count',
  ],
  ['JACKPOT-1', 'jackpot', jackpotWire, 'name amount pool_amount hits_amount levels'],
  ['JACKPOT-1', 'hit', jackpotHitWire, 'id jackpot_id amount amount_eur level status seen'],
  [
    'CONFIG-1',
    'site config',
    siteConfigWire,
    'chat push_notification deposit_reminder sign_up_reminder_seconds is_my_bets_visible gtm_id locales favicon logo site_name seo',
  ],
  [
    'CONFIG-1',
    'system',
    systemWire,
    'locales platform_settings player_fields currencies default_currency_code countries user_country',
  ],
  [
    'CONFIG-1',
    'settings',
    settingsWire,
    'custom_bet_enabled stakes odds_accept_mode odds_types active_odds_type sport_type_providers provider_statuses ' +
      'multi_single_available_by_provider is_multi_active_freebets_allowed bets_limits is_horse_racing_enabled ' +
      'is_lottery_enabled is_premium_cricket_enabled is_virtual_gaming_arena_enabled video_enabled video_needs_balance',
  ],
  [
    'CONFIG-5',
    'partner match',
    partnerMatchWire,
    'match_id scheduled tournament_name sport status sr_match_id odds_home odds_draw odds_away',
  ],
] as const;

describe('entities have every required field', () => {
  it.each(fields)('[%s] %s', (_, __, schema, names) => {
    expect(Object.keys(jsonOf(schema).properties ?? {})).toEqual(expect.arrayContaining(names.split(' ')));
  });
});

describe('closed lists have exactly the required values', () => {
  it.each([
    ['EMBED-2', 'auth flows', authFlows, 11],
    ['MYBETS-2', 'bet statuses', betStatusWire.options, 9],
    ['MYBETS-3', 'bet results', betResultWire.options, 8],
    ['RG-4', 'limit types', userLimitTypeWire.options, 11],
    ['RG-4', 'limit statuses', userLimitStatusWire.options, 6],
    ['PLACE-3', 'wrong odds', wrongOddsCodes, 4],
    ['CONFIG-1', 'feature flags', featureFlags.slice(0, 8), 8],
    ['BONUS-6', 'bonus statuses', userBonusStatusWire.options, 8],
    ['BONUS-6', 'periods of a bonus', computedStatusWire.options, 3],
  ])('[%s] %s', (_, __, list, length) => {
    expect(new Set<string>(list).size).toBe(length);
  });

  it('[BONUS-6] a bonus and its period have the values of the rule', () => {
    expect(userBonusStatusWire.options.join(' ')).toBe(
      'available active not_available deactivated bonus_over expired overridden unknown',
    );
    expect(computedStatusWire.options.join(' ')).toBe('past valid upcoming');
  });

  it('[PLACE-2] bet codes keep their numbers', () => {
    expect(Object.values(placeErrorCode)).toEqual([101, 114, 118, 120]);
  });
});
