import { activateBonus } from './activate-bonus.ts';
import { addFavourite } from './add-favourite.ts';
import { addSearch } from './add-search.ts';
import { answerOffer } from './answer-offer.ts';
import { authorizeChannels } from './authorize-channels.ts';
import { boostBonus } from './boost-bonus.ts';
import type { Call } from './call.ts';
import { cashOut } from './cash-out.ts';
import { castVote } from './cast-vote.ts';
import { clearSearchHistory } from './clear-search-history.ts';
import { confirmEmail } from './confirm-email.ts';
import { continueSession } from './continue-session.ts';
import { createPlayerToken } from './create-player-token.ts';
import { createWebsocketToken } from './create-websocket-token.ts';
import { deleteCashoutRule } from './delete-cashout-rule.ts';
import { deleteFavourite } from './delete-favourite.ts';
import { deposit } from './deposit.ts';
import { disableUserLimit } from './disable-user-limit.ts';
import { exportMatches } from './export-matches.ts';
import { getAccounts } from './get-accounts.ts';
import { getAmbProgress } from './get-amb-progress.ts';
import { getBet } from './get-bet.ts';
import { getBetsSummary } from './get-bets-summary.ts';
import { getBets } from './get-bets.ts';
import { getBonusTerms } from './get-bonus-terms.ts';
import { getBonus } from './get-bonus.ts';
import { getBonuses } from './get-bonuses.ts';
import { getCategories } from './get-categories.ts';
import { getCategory } from './get-category.ts';
import { getComboboosts } from './get-comboboosts.ts';
import { getCompPoints } from './get-comp-points.ts';
import { getConfig } from './get-config.ts';
import { getCounters } from './get-counters.ts';
import { getCustomMarkets } from './get-custom-markets.ts';
import { getFavourites } from './get-favourites.ts';
import { getFreebets } from './get-freebets.ts';
import { getHuntings } from './get-huntings.ts';
import { getIcons } from './get-icons.ts';
import { getJackpotHits } from './get-jackpot-hits.ts';
import { getJackpot } from './get-jackpot.ts';
import { getJackpots } from './get-jackpots.ts';
import { getLootboxes } from './get-lootboxes.ts';
import { getMatchMarkets } from './get-match-markets.ts';
import { getMatchStreams } from './get-match-streams.ts';
import { getMatchVideo } from './get-match-video.ts';
import { getMatchWidget } from './get-match-widget.ts';
import { getMatch } from './get-match.ts';
import { getMatches } from './get-matches.ts';
import { getMaxStake } from './get-max-stake.ts';
import { getNotificationCounters } from './get-notification-counters.ts';
import { getNotifications } from './get-notifications.ts';
import { getPage } from './get-page.ts';
import { getPhone } from './get-phone.ts';
import { getPlayer } from './get-player.ts';
import { getPopularSearches } from './get-popular-searches.ts';
import { getSearchHistory } from './get-search-history.ts';
import { getSettings } from './get-settings.ts';
import { getSharedBets } from './get-shared-bets.ts';
import { getSports } from './get-sports.ts';
import { getStatusGroups } from './get-status-groups.ts';
import { getTournamentBonuses } from './get-tournament-bonuses.ts';
import { getTournamentRating } from './get-tournament-rating.ts';
import { getTournament } from './get-tournament.ts';
import { getTournaments } from './get-tournaments.ts';
import { getTransactions } from './get-transactions.ts';
import { getUserLimits } from './get-user-limits.ts';
import { getVotes } from './get-votes.ts';
import { getWatchersUserId } from './get-watchers-user-id.ts';
import { launchApp } from './launch-app.ts';
import { markBonusesSeen } from './mark-bonuses-seen.ts';
import { openAccount } from './open-account.ts';
import { openLootbox } from './open-lootbox.ts';
import { placeBets } from './place-bets.ts';
import { priceCustomBet } from './price-custom-bet.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotifications } from './read-notifications.ts';
import { reconcilePlacement } from './reconcile-placement.ts';
import { redeemPromoCode } from './redeem-promo-code.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resendUnlock } from './resend-unlock.ts';
import { resetPassword } from './reset-password.ts';
import { savePhone } from './save-phone.ts';
import { saveSettings } from './save-settings.ts';
import { search } from './search.ts';
import { setCashoutRule } from './set-cashout-rule.ts';
import { setUserLimit } from './set-user-limit.ts';
import { shareBets } from './share-bets.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { startSession } from './start-session.ts';
import { trackActivity } from './track-activity.ts';
import { unlockUser } from './unlock-user.ts';
import { updateLocale } from './update-locale.ts';
import { updatePlayer } from './update-player.ts';
import { verifyPhone } from './verify-phone.ts';

/** Every call, for the OpenAPI document and tests. Pages import single calls. */
export const calls: readonly Call[] = [
  activateBonus,
  addFavourite,
  addSearch,
  answerOffer,
  authorizeChannels,
  boostBonus,
  cashOut,
  castVote,
  clearSearchHistory,
  confirmEmail,
  continueSession,
  createPlayerToken,
  createWebsocketToken,
  deleteCashoutRule,
  deleteFavourite,
  deposit,
  disableUserLimit,
  exportMatches,
  getAccounts,
  getAmbProgress,
  getBet,
  getBets,
  getBetsSummary,
  getBonus,
  getBonusTerms,
  getBonuses,
  getCategories,
  getCategory,
  getComboboosts,
  getCompPoints,
  getConfig,
  getCounters,
  getCustomMarkets,
  getFavourites,
  getFreebets,
  getHuntings,
  getIcons,
  getJackpot,
  getJackpotHits,
  getJackpots,
  getLootboxes,
  getMatch,
  getMatchMarkets,
  getMatchStreams,
  getMatchVideo,
  getMatchWidget,
  getMatches,
  getMaxStake,
  getNotificationCounters,
  getNotifications,
  getPage,
  getPhone,
  getPlayer,
  getPopularSearches,
  getSearchHistory,
  getSettings,
  getSharedBets,
  getSports,
  getStatusGroups,
  getTournament,
  getTournamentBonuses,
  getTournamentRating,
  getTournaments,
  getTransactions,
  getUserLimits,
  getVotes,
  getWatchersUserId,
  launchApp,
  markBonusesSeen,
  openAccount,
  openLootbox,
  placeBets,
  priceCustomBet,
  readAllNotifications,
  readNotifications,
  reconcilePlacement,
  redeemPromoCode,
  requestPasswordReset,
  resendConfirmation,
  resendUnlock,
  resetPassword,
  savePhone,
  saveSettings,
  search,
  setCashoutRule,
  setUserLimit,
  shareBets,
  signIn,
  signOut,
  signUp,
  startSession,
  trackActivity,
  unlockUser,
  updateLocale,
  updatePlayer,
  verifyPhone,
];
