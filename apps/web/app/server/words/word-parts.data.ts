import type { WordPart } from '../../shared/messages/word-parts.ts';

/**
 * Where words are, by the beginning of their keys; the longest beginning decides. What is not named here is in `first`, the part
 * every page needs, so that a new word is never missing; a test keeps that part small and complete.
 */
export const wordParts: Readonly<Record<Exclude<WordPart, 'first'>, readonly string[]>> = {
  pages: ['catalogue', 'filters', 'favourites', 'launch'],
  match: ['match'],
  slip: ['slip', 'quickBet', 'builder', 'refusals'],
  bets: ['myBets'],
  bonuses: ['bonuses'],
  more: [
    'account',
    'auth',
    'consent',
    'deposit',
    'notifications',
    'responsible',
    'search',
    'settings',
    'share',
    'shell.shortcuts',
    'spi',
  ],
};

/** Words of the parts above that the frame of every page and the home page say. */
export const firstWords: readonly string[] = [
  'account.balance',
  'account.deposit',
  'account.open',
  'account.pages',
  'account.title',
  'auth.titles',
  'builder.close',
  'builder.loading',
  'builder.title',
  'catalogue.liveCount',
  'catalogue.matchCount',
  'favourites.full',
  'favourites.notAdded',
  'favourites.notRemoved',
  'favourites.star',
  'filters.allSports',
  'filters.sports',
  'match.score',
  'myBets.loading',
  'myBets.signIn',
  'notifications.open',
  'quickBet.label',
  'refusals.odds_changed',
  'settings.title',
  'slip.bar',
  'slip.close',
  'slip.empty',
  'slip.handle',
  'slip.loading',
  'slip.match',
  'slip.myBets',
  'slip.status.processing',
  'slip.tabs',
  'slip.title',
  'slip.type',
];
