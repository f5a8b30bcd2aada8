import type * as z from 'zod/mini';
import { accountWire } from '../entities/account/account.ts';
import { ambProgressWire } from '../entities/bonuses/amb-progress.ts';
import { balanceWire } from '../entities/account/balance.ts';
import { betLimitsWire } from '../entities/bets/bet-limits.ts';
import { betIntentWire, betRequestWire, bonusChoiceWire } from '../entities/bets/bet-request.ts';
import { betSelectionWire } from '../entities/bets/bet-selection.ts';
import { betWire } from '../entities/bets/bet.ts';
import { betsSummaryWire } from '../entities/bets/bets-summary.ts';
import { bonusConditionsWire } from '../entities/bonuses/bonus-conditions.ts';
import { bonusBannerWire } from '../entities/bonuses/bonus-fields.ts';
import { bonusWire } from '../entities/bonuses/bonus.ts';
import { cashoutErrorWire } from '../entities/bets/cashout-error.ts';
import { cashoutOfferWire, cashoutRuleWire, cashoutWire } from '../entities/bets/cashout.ts';
import { categoryWire } from '../entities/catalogue/category.ts';
import { comboboostRangeWire, comboboostWire } from '../entities/bonuses/comboboost.ts';
import { competitorWire } from '../entities/catalogue/competitor.ts';
import { countersWire } from '../entities/catalogue/counters.ts';
import { currencyWire } from '../entities/account/currency.ts';
import { customPriceWire } from '../entities/bets/custom-price.ts';
import { errorDetailWire, errorWire } from '../entities/error.ts';
import { eventWire } from '../entities/catalogue/event.ts';
import { farmingStatsWire } from '../entities/bonuses/farming.ts';
import { favouriteWire } from '../entities/account/favourite.ts';
import { freebetWire } from '../entities/bonuses/freebet.ts';
import { huntingWire } from '../entities/bonuses/hunting.ts';
import { incidentWire } from '../entities/catalogue/incident.ts';
import { jackpotBonusWire, jackpotHitWire, jackpotLevelWire, jackpotWire } from '../entities/bonuses/jackpot.ts';
import { leagueWire } from '../entities/catalogue/league.ts';
import { lootboxPrizeWire, lootboxWire } from '../entities/bonuses/lootbox.ts';
import { marketGroupWire } from '../entities/catalogue/market-group.ts';
import { marketWire } from '../entities/catalogue/market.ts';
import { matchBriefWire } from '../entities/catalogue/match-brief.ts';
import {
  matchClockWire,
  matchStageWire,
  matchStatisticsWire,
  periodScoreWire,
  scoreWire,
} from '../entities/catalogue/match-statistics.ts';
import { matchWidgetWire } from '../entities/catalogue/match-widget.ts';
import { matchWire } from '../entities/catalogue/match.ts';
import { nonMatchEventWire } from '../entities/catalogue/non-match-event.ts';
import { notificationCountersWire, notificationWire } from '../entities/account/notification.ts';
import { outcomeAddressWire } from '../entities/bets/outcome-address.ts';
import { outcomeWire } from '../entities/catalogue/outcome.ts';
import { paginationWire } from '../entities/pagination.ts';
import { partnerMatchWire } from '../entities/catalogue/partner-match.ts';
import { phoneWire } from '../entities/account/phone.ts';
import { betErrorWire, placeErrorWire } from '../entities/bets/place-error.ts';
import { profileWire } from '../entities/account/profile.ts';
import { providerStatusWire } from '../entities/catalogue/provider.ts';
import { pushSubscriptionWire } from '../entities/account/push-subscription.ts';
import { searchResultsWire } from '../entities/catalogue/search-results.ts';
import { searchTeamWire } from '../entities/catalogue/search-team.ts';
import { sharedBetWire, sharedSelectionWire } from '../entities/bets/shared-bet.ts';
import { signInWire } from '../entities/account/sign-in.ts';
import { sportWire } from '../entities/catalogue/sport.ts';
import { realityCheckWire, sportsbookSessionWire } from '../entities/account/sportsbook-session.ts';
import { streamWire, videoWire } from '../entities/catalogue/stream.ts';
import { systemTypeWire } from '../entities/bets/system-type.ts';
import { leaderboardRowWire, tournamentWire } from '../entities/bonuses/tournament.ts';
import { transactionWire } from '../entities/account/transaction.ts';
import { userLimitTermsWire, userLimitWire } from '../entities/account/user-limit.ts';
import { voteWire } from '../entities/catalogue/vote.ts';
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
  BonusTournament: tournamentWire,
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
  Transaction: transactionWire,
  UserLimit: userLimitWire,
  UserLimitTerms: userLimitTermsWire,
  Video: videoWire,
  Vote: voteWire,
};
