import type * as z from 'zod/mini';
import { accountWire } from '../entities/account.ts';
import { ambProgressWire } from '../entities/amb-progress.ts';
import { balanceWire } from '../entities/balance.ts';
import { betLimitsWire } from '../entities/bet-limits.ts';
import { betIntentWire, betRequestWire, bonusChoiceWire } from '../entities/bet-request.ts';
import { betSelectionWire } from '../entities/bet-selection.ts';
import { betWire } from '../entities/bet.ts';
import { betsSummaryWire } from '../entities/bets-summary.ts';
import { bonusConditionsWire } from '../entities/bonus-conditions.ts';
import { bonusBannerWire } from '../entities/bonus-fields.ts';
import { bonusWire } from '../entities/bonus.ts';
import { cashoutErrorWire } from '../entities/cashout-error.ts';
import { cashoutOfferWire, cashoutRuleWire, cashoutWire } from '../entities/cashout.ts';
import { categoryWire } from '../entities/category.ts';
import { comboboostRangeWire, comboboostWire } from '../entities/comboboost.ts';
import { competitorWire } from '../entities/competitor.ts';
import { countersWire } from '../entities/counters.ts';
import { currencyWire } from '../entities/currency.ts';
import { customPriceWire } from '../entities/custom-price.ts';
import { errorDetailWire, errorWire } from '../entities/error.ts';
import { eventWire } from '../entities/event.ts';
import { farmingStatsWire } from '../entities/farming.ts';
import { favouriteWire } from '../entities/favourite.ts';
import { freebetWire } from '../entities/freebet.ts';
import { huntingWire } from '../entities/hunting.ts';
import { incidentWire } from '../entities/incident.ts';
import { jackpotBonusWire, jackpotHitWire, jackpotLevelWire, jackpotWire } from '../entities/jackpot.ts';
import { leagueWire } from '../entities/league.ts';
import { lootboxPrizeWire, lootboxWire } from '../entities/lootbox.ts';
import { marketGroupWire } from '../entities/market-group.ts';
import { marketWire } from '../entities/market.ts';
import { matchBriefWire } from '../entities/match-brief.ts';
import {
  matchClockWire,
  matchStageWire,
  matchStatisticsWire,
  periodScoreWire,
  scoreWire,
} from '../entities/match-statistics.ts';
import { matchWidgetWire } from '../entities/match-widget.ts';
import { matchWire } from '../entities/match.ts';
import { nonMatchEventWire } from '../entities/non-match-event.ts';
import { notificationCountersWire, notificationWire } from '../entities/notification.ts';
import { outcomeAddressWire } from '../entities/outcome-address.ts';
import { outcomeWire } from '../entities/outcome.ts';
import { paginationWire } from '../entities/pagination.ts';
import { partnerMatchWire } from '../entities/partner-match.ts';
import { phoneWire } from '../entities/phone.ts';
import { betErrorWire, placeErrorWire } from '../entities/place-error.ts';
import { profileWire } from '../entities/profile.ts';
import { providerStatusWire } from '../entities/provider.ts';
import { pushSubscriptionWire } from '../entities/push-subscription.ts';
import { searchResultsWire } from '../entities/search-results.ts';
import { searchTeamWire } from '../entities/search-team.ts';
import { sharedBetWire, sharedSelectionWire } from '../entities/shared-bet.ts';
import { signInWire } from '../entities/sign-in.ts';
import { sportWire } from '../entities/sport.ts';
import { realityCheckWire, sportsbookSessionWire } from '../entities/sportsbook-session.ts';
import { streamWire, videoWire } from '../entities/stream.ts';
import { systemTypeWire } from '../entities/system-type.ts';
import { leaderboardRowWire, tournamentWire } from '../entities/tournament.ts';
import { transactionWire } from '../entities/transaction.ts';
import { userLimitTermsWire, userLimitWire } from '../entities/user-limit.ts';
import { voteWire } from '../entities/vote.ts';
import { clockWire } from '../site/clock.ts';
import { blockWire, pageWire } from '../site/page.ts';
import { settingsWire, stakePresetsWire } from '../site/settings.ts';
import { seoWire, siteConfigWire } from '../site/site-config.ts';
import { countryWire, playerFieldWire, systemWire } from '../site/system.ts';

/** The entities that have a name of their own in the OpenAPI document. */
export const entitySchemas: Readonly<Record<string, z.ZodMiniType>> = {
  Account: accountWire,
  AmbProgress: ambProgressWire,
  Balance: balanceWire,
  Bet: betWire,
  BetError: betErrorWire,
  BetIntent: betIntentWire,
  BetLimits: betLimitsWire,
  BetRequest: betRequestWire,
  BetSelection: betSelectionWire,
  BetsSummary: betsSummaryWire,
  Block: blockWire,
  Bonus: bonusWire,
  BonusBanner: bonusBannerWire,
  BonusChoice: bonusChoiceWire,
  BonusConditions: bonusConditionsWire,
  Cashout: cashoutWire,
  CashoutError: cashoutErrorWire,
  CashoutOffer: cashoutOfferWire,
  CashoutRule: cashoutRuleWire,
  Category: categoryWire,
  Clock: clockWire,
  Comboboost: comboboostWire,
  ComboboostRange: comboboostRangeWire,
  Competitor: competitorWire,
  Counters: countersWire,
  Country: countryWire,
  Currency: currencyWire,
  CustomPrice: customPriceWire,
  Error: errorWire,
  ErrorDetail: errorDetailWire,
  Event: eventWire,
  FarmingStats: farmingStatsWire,
  Favourite: favouriteWire,
  Freebet: freebetWire,
  Hunting: huntingWire,
  Incident: incidentWire,
  Jackpot: jackpotWire,
  JackpotBonus: jackpotBonusWire,
  JackpotHit: jackpotHitWire,
  JackpotLevel: jackpotLevelWire,
  LeaderboardRow: leaderboardRowWire,
  League: leagueWire,
  Lootbox: lootboxWire,
  LootboxPrize: lootboxPrizeWire,
  Market: marketWire,
  MarketGroup: marketGroupWire,
  Match: matchWire,
  MatchBrief: matchBriefWire,
  MatchClock: matchClockWire,
  MatchStage: matchStageWire,
  MatchStatistics: matchStatisticsWire,
  MatchWidget: matchWidgetWire,
  NonMatchEvent: nonMatchEventWire,
  Notification: notificationWire,
  NotificationCounters: notificationCountersWire,
  Outcome: outcomeWire,
  OutcomeAddress: outcomeAddressWire,
  Page: pageWire,
  Pagination: paginationWire,
  PartnerMatch: partnerMatchWire,
  PeriodScore: periodScoreWire,
  Phone: phoneWire,
  PlaceError: placeErrorWire,
  PlayerField: playerFieldWire,
  Profile: profileWire,
  ProviderStatus: providerStatusWire,
  PushSubscription: pushSubscriptionWire,
  RealityCheck: realityCheckWire,
  Score: scoreWire,
  SearchResults: searchResultsWire,
  SearchTeam: searchTeamWire,
  Seo: seoWire,
  Settings: settingsWire,
  SharedBet: sharedBetWire,
  SharedSelection: sharedSelectionWire,
  SignIn: signInWire,
  SiteConfig: siteConfigWire,
  Sport: sportWire,
  SportsbookSession: sportsbookSessionWire,
  StakePresets: stakePresetsWire,
  Stream: streamWire,
  System: systemWire,
  SystemType: systemTypeWire,
  Tournament: tournamentWire,
  Transaction: transactionWire,
  UserLimit: userLimitWire,
  UserLimitTerms: userLimitTermsWire,
  Video: videoWire,
  Vote: voteWire,
};
