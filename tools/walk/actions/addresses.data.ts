import type { Where } from '../types.ts';

/** Where a walk may begin and what it may jump to, as if it had been typed or bookmarked. */
export const addresses: Readonly<Record<Where, readonly string[]>> = {
  web: [
    '',
    '/live',
    '/live/overview',
    '/schedule',
    '/results',
    '/soccer',
    '/tennis',
    '/basketball',
    '/cricket',
    '/cybersport',
    '/favorites',
    '/promotions',
    '/racing',
    '/lotteries',
    '/virtual-gaming-arena',
    '/premium-cricket',
    '/general-rules',
    '/soccer/premier-league-l17',
    '/soccer?tab=all',
    '/soccer/england-c1',
    '/soccer/premier-league-l17?tab=table',
    '/soccer/premier-league-l17?tab=outrights',
  ],
  host: [
    'host:/play',
    'host:/play',
    'host:/play',
    'host:/play/live',
    'host:/play/soccer',
    'host:/app',
    'host:/',
    'host:/profile',
    'host:/profile/limits',
    'host:/profile/phone',
    'host:/profile/missing',
    'host:/profile/wallet/deposit',
    'host:/profile/wallet/transactions',
    'host:/help-center',
    'host:/terms-and-conditions',
  ],
};

export const searchWords = ['arsenal', 'real', 'premier', 'tennis', 'man', 'united', 'zzzz'];
/** With a point and a comma, none at all, and more than most have. */
export const stakes = ['1', '2.50', '5', '10', '0,75', '3.33', '25', '', '100000'];
