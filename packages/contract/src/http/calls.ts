import { activateBonus } from './bonuses/activate-bonus.ts';
import { addFavourite } from './account/add-favourite.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { addSearch } from './catalogue/add-search.ts';
import { answerOffer } from './bets/answer-offer.ts';
import { authorizeChannels } from './session/authorize-channels.ts';
import { beginPasskey } from './passkeys/begin-passkey.ts';
import { beginPasskeySignIn } from './passkeys/begin-passkey-sign-in.ts';
import { boostBonus } from './bonuses/boost-bonus.ts';
import type { Call } from './call.ts';
import { cashOut } from './bets/cash-out.ts';
import { castVote } from './catalogue/cast-vote.ts';
import { clearSearchHistory } from './catalogue/clear-search-history.ts';
import { confirmEmail } from './session/confirm-email.ts';
import { confirmPassword } from './session/confirm-password.ts';
import { continueSession } from './session/continue-session.ts';
import { createPlayerToken } from './session/create-player-token.ts';
import { createWebsocketToken } from './session/create-websocket-token.ts';
import { deleteCashoutRule } from './bets/delete-cashout-rule.ts';
import { deleteFavourite } from './account/delete-favourite.ts';
import { deposit } from './account/deposit.ts';
import { disableUserLimit } from './account/disable-user-limit.ts';
import { exportMatches } from './catalogue/export-matches.ts';
import { getAccounts } from './account/get-accounts.ts';
import { getAmbProgress } from './bonuses/get-amb-progress.ts';
import { getBet } from './bets/get-bet.ts';
import { getBetsSummary } from './bets/get-bets-summary.ts';
import { getBets } from './bets/get-bets.ts';
import { getBonusTerms } from './bonuses/get-bonus-terms.ts';
import { getBonus } from './bonuses/get-bonus.ts';
import { getBonuses } from './bonuses/get-bonuses.ts';
import { getCategories } from './catalogue/get-categories.ts';
import { getCategory } from './catalogue/get-category.ts';
import { getComboboosts } from './bonuses/get-comboboosts.ts';
import { getCompPoints } from './account/get-comp-points.ts';
import { getConfig } from './site/get-config.ts';
import { getCounters } from './catalogue/get-counters.ts';
import { getCustomMarkets } from './bets/get-custom-markets.ts';
import { getFavourites } from './account/get-favourites.ts';
import { getFreebets } from './bonuses/get-freebets.ts';
import { getHuntings } from './bonuses/get-huntings.ts';
import { getIcons } from './site/get-icons.ts';
import { getJackpotHits } from './bonuses/get-jackpot-hits.ts';
import { getJackpot } from './bonuses/get-jackpot.ts';
import { getJackpots } from './bonuses/get-jackpots.ts';
import { getLootboxes } from './bonuses/get-lootboxes.ts';
import { getMatchMarkets } from './catalogue/get-match-markets.ts';
import { getMatchStreams } from './catalogue/get-match-streams.ts';
import { getMatchVideo } from './catalogue/get-match-video.ts';
import { getMatchWidget } from './catalogue/get-match-widget.ts';
import { getMatch } from './catalogue/get-match.ts';
import { getMatches } from './catalogue/get-matches.ts';
import { getMaxStake } from './bets/get-max-stake.ts';
import { getNotificationCounters } from './account/get-notification-counters.ts';
import { getNotifications } from './account/get-notifications.ts';
import { getPage } from './site/get-page.ts';
import { getPasskeys } from './passkeys/get-passkeys.ts';
import { getPhone } from './account/get-phone.ts';
import { getPlayer } from './account/get-player.ts';
import { getPopularSearches } from './catalogue/get-popular-searches.ts';
import { getReadyCustomBets } from './bets/get-ready-custom-bets.ts';
import { getSearchHistory } from './catalogue/get-search-history.ts';
import { getSettings } from './site/get-settings.ts';
import { getSharedBets } from './bets/get-shared-bets.ts';
import { getSports } from './catalogue/get-sports.ts';
import { getStatusGroups } from './account/get-status-groups.ts';
import { getTournamentBonuses } from './bonuses/get-tournament-bonuses.ts';
import { getTournamentRating } from './bonuses/get-tournament-rating.ts';
import { getTournament } from './catalogue/get-tournament.ts';
import { getTournaments } from './catalogue/get-tournaments.ts';
import { getTransactions } from './account/get-transactions.ts';
import { getUserLimits } from './account/get-user-limits.ts';
import { getVotes } from './catalogue/get-votes.ts';
import { getWatchersUserId } from './account/get-watchers-user-id.ts';
import { launchApp } from './site/launch-app.ts';
import { markBonusesSeen } from './bonuses/mark-bonuses-seen.ts';
import { openAccount } from './account/open-account.ts';
import { openLootbox } from './bonuses/open-lootbox.ts';
import { placeBets } from './bets/place-bets.ts';
import { priceCustomBet } from './bets/price-custom-bet.ts';
import { readAllNotifications } from './account/read-all-notifications.ts';
import { readNotifications } from './account/read-notifications.ts';
import { reconcilePlacement } from './bets/reconcile-placement.ts';
import { redeemPromoCode } from './bonuses/redeem-promo-code.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { requestPasswordReset } from './session/request-password-reset.ts';
import { resendConfirmation } from './session/resend-confirmation.ts';
import { resendUnlock } from './session/resend-unlock.ts';
import { resetPassword } from './session/reset-password.ts';
import { savePhone } from './account/save-phone.ts';
import { saveSettings } from './account/save-settings.ts';
import { search } from './catalogue/search.ts';
import { setCashoutRule } from './bets/set-cashout-rule.ts';
import { setUserLimit } from './account/set-user-limit.ts';
import { shareBets } from './bets/share-bets.ts';
import { signIn } from './session/sign-in.ts';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { signOut } from './session/sign-out.ts';
import { signUp } from './session/sign-up.ts';
import { startSession } from './session/start-session.ts';
import { trackActivity } from './session/track-activity.ts';
import { unlockUser } from './session/unlock-user.ts';
import { updateLocale } from './account/update-locale.ts';
import { updatePlayer } from './account/update-player.ts';
import { verifyPhone } from './account/verify-phone.ts';

/** Every call, for the OpenAPI document and tests. Pages import single calls. */
export const calls: readonly Call[] = [
  activateBonus,
  addFavourite,
  addPasskey,
  addSearch,
  answerOffer,
  authorizeChannels,
  beginPasskey,
  beginPasskeySignIn,
  boostBonus,
  cashOut,
  castVote,
  clearSearchHistory,
  confirmEmail,
  confirmPassword,
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
  getPasskeys,
  getPhone,
  getPlayer,
  getPopularSearches,
  getReadyCustomBets,
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
  removePasskey,
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
  signInWithPasskey,
  signOut,
  signUp,
  startSession,
  trackActivity,
  unlockUser,
  updateLocale,
  updatePlayer,
  verifyPhone,
];
