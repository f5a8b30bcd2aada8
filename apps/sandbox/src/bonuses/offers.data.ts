import type { BetProgram, JackpotOffer, Offer } from './offer.ts';

const dayMs = 86_400_000;

const usual = [
  { heading: 'Who it is for', text: 'Players whose account is open and who are not on a break or excluded.' },
  {
    heading: 'When it ends',
    text: 'The bonus ends at the moment shown with it. A bet placed before that moment keeps the bonus until it is settled.',
  },
  {
    heading: 'Cancelled and refunded bets',
    text: 'When a bet that used a freebet is rejected or refunded in full, the freebet comes back and can be used again.',
  },
];

const freebetTerms = (pays: string) => [
  { heading: 'What it pays', text: pays },
  { heading: 'How it is used', text: 'One bet uses the whole freebet. It can not be split, paid out or cashed out.' },
  ...usual,
];
const allWin = freebetTerms('If the bet wins, the full return is paid, the amount of the freebet included.');
const onlyWin = freebetTerms('If the bet wins, the winnings are paid without the amount of the freebet.');
const noRisk = freebetTerms(
  'The bet is placed with your own money. If it loses, what you lost of the stake is paid back.',
);

export const offers: readonly Offer[] = [
  {
    key: 'accumulator-boost',
    kind: 'comboboost',
    name: 'Accumulator boost',
    description: 'The more selections your combo has, the more it pays: up to 25 % on top.',
    trigger: 'sign_up',
    startsActive: true,
    lifeMs: null,
    showInPromotion: true,
    conditions: { bet_types: ['combo'] },
    ranges: [
      { min_count: 3, max_count: 4, bonus_odds: 1050, min_odds: 1200, uses_count: null },
      { min_count: 5, max_count: 7, bonus_odds: 1100, min_odds: 1200, uses_count: null },
      { min_count: 8, max_count: null, bonus_odds: 1250, min_odds: 1200, uses_count: null },
    ],
    usesMax: null,
    terms: [
      { heading: 'What it pays', text: 'The return of a winning combo is multiplied by the factor of its range.' },
      {
        heading: 'Void selections',
        text: 'A void selection no longer counts. The combo then gets the factor of the selections that stand, or none.',
      },
      ...usual,
    ],
  },
  {
    key: 'double-boost',
    kind: 'comboboost',
    name: 'Double booster',
    description: 'Ten per cent more for combos of two and up, three times. It takes the place of another boost.',
    trigger: 'trader',
    startsActive: false,
    lifeMs: 14 * dayMs,
    showInPromotion: false,
    conditions: { bet_types: ['combo'] },
    ranges: [{ min_count: 2, max_count: null, bonus_odds: 1100, min_odds: 1100, uses_count: 3 }],
    usesMax: 3,
    terms: [
      {
        heading: 'What it pays',
        text: 'The return of a winning combo of two or more selections is multiplied by 1.10.',
      },
      { heading: 'How often', text: 'It can be used three times. Activating it ends any other boost you have.' },
      ...usual,
    ],
  },
  {
    key: 'welcome-freebet',
    kind: 'freebet',
    name: 'Welcome freebet',
    description: 'Your first bet is on us. Any single or combo from 1.50 on.',
    trigger: 'sign_up',
    startsActive: false,
    lifeMs: 30 * dayMs,
    showInPromotion: true,
    conditions: { bet_types: ['single', 'combo'], total_odds: { min: 1500, max: null } },
    type: 'freebet_all_win',
    amount: 1000,
    boost: { steps: [1250, 1500, 2000], pricePoints: 20 },
    terms: allWin,
  },
  {
    key: 'deposit-no-risk',
    kind: 'freebet',
    name: 'No-risk bet',
    description: 'Bet with your own money. If it loses, you get the stake back.',
    trigger: 'deposit',
    startsActive: false,
    lifeMs: 14 * dayMs,
    showInPromotion: true,
    conditions: { bet_types: ['single'], selection_odds: { min: 1300, max: 5000 } },
    type: 'freebet_no_risk',
    amount: 500,
    boost: null,
    terms: noRisk,
  },
  {
    key: 'friday-freebet',
    kind: 'freebet',
    name: 'Friday football',
    description: 'A freebet every week, for football before kick-off.',
    trigger: 'calendar',
    startsActive: false,
    lifeMs: 7 * dayMs,
    showInPromotion: true,
    conditions: { sport_keys: ['soccer'], match_status: [0] },
    type: 'freebet_only_win',
    amount: 300,
    boost: { steps: [1500, 2000], pricePoints: 25 },
    terms: onlyWin,
  },
  {
    key: 'verified-freebet',
    kind: 'freebet',
    name: 'Verified thank-you',
    description: 'For players who have proved who they are.',
    trigger: 'trader',
    startsActive: false,
    lifeMs: 14 * dayMs,
    showInPromotion: false,
    conditions: { only_verified: true, selection_count: { min: 2, max: 6 } },
    type: 'freebet_only_win',
    amount: 500,
    boost: null,
    terms: onlyWin,
  },
  {
    key: 'code-freebet',
    kind: 'freebet',
    name: 'Code freebet',
    description: 'For those who know the code.',
    trigger: 'promo_code',
    promoCode: { code: 'SLIPSTREAM', isOver: false },
    startsActive: false,
    lifeMs: 7 * dayMs,
    showInPromotion: false,
    conditions: {},
    type: 'freebet_only_win',
    amount: 1000,
    boost: null,
    terms: onlyWin,
  },
  {
    key: 'summer-freebet',
    kind: 'freebet',
    name: 'Summer freebet',
    description: 'The summer is over, and so is this code.',
    trigger: 'promo_code',
    promoCode: { code: 'SUMMER', isOver: true },
    startsActive: false,
    lifeMs: 7 * dayMs,
    showInPromotion: false,
    conditions: {},
    type: 'freebet_only_win',
    amount: 1000,
    boost: null,
    terms: onlyWin,
  },
  {
    key: 'reward-freebet',
    kind: 'freebet',
    name: 'Reward freebet',
    description: 'Earned by betting.',
    trigger: 'trader',
    startsActive: false,
    lifeMs: 14 * dayMs,
    showInPromotion: false,
    conditions: {},
    type: 'freebet_only_win',
    amount: 500,
    boost: null,
    terms: onlyWin,
  },
  {
    key: 'goal-hunt',
    kind: 'hunting',
    name: 'Goal hunt',
    description: 'Every bet gathers points. Points become freebets.',
    trigger: 'sign_up',
    startsActive: false,
    lifeMs: 60 * dayMs,
    showInPromotion: true,
    conditions: { total_odds: { min: 1200, max: null } },
    pointsRate: 10_000,
    farmOncePerEvent: true,
    thresholds: [
      { points: 100, type: 'freebet_only_win', amount: 200 },
      { points: 500, type: 'freebet_only_win', amount: 500 },
      { points: 2000, type: 'freebet_all_win', amount: 2000 },
    ],
    terms: [
      {
        heading: 'How points are counted',
        text: 'Ten points for each unit of stake at even odds, more for longer and fewer for shorter odds, when the bet is settled. Each match counts once. Cashed-out and refunded bets give none.',
      },
      {
        heading: 'What points are for',
        text: 'Each step gives a freebet. Points can also raise the worth of freebets.',
      },
      ...usual,
    ],
  },
  {
    key: 'lucky-crate',
    kind: 'lootbox',
    name: 'Lucky crate',
    description: 'A bet that uses it gives a box when it is settled. The chances are told below.',
    trigger: 'promo_code',
    promoCode: { code: 'CRATE', isOver: false },
    startsActive: false,
    lifeMs: 30 * dayMs,
    showInPromotion: true,
    conditions: { total_odds: { min: 1300, max: null } },
    pointsRate: 0,
    farmOncePerEvent: false,
    opensOn: 'both',
    prizes: [
      {
        name: 'Freebet',
        prize: { kind: 'freebet', freebet_type: 'freebet_only_win', amount: 500, currency: 'EUR' },
        chance_permille: 150,
      },
      { name: 'Cash', prize: { kind: 'money', amount: 200, currency: 'EUR' }, chance_permille: 100 },
      { name: 'Points', prize: { kind: 'points', points: 25 }, chance_permille: 350 },
      { name: 'Nothing', prize: { kind: 'nothing' }, chance_permille: 400 },
    ],
    terms: [
      {
        heading: 'How it works',
        text: 'What is in a box is decided when the bet is settled, by the chances shown. Opening it only shows it; waiting changes nothing.',
      },
      ...usual,
    ],
  },
  {
    key: 'weekend-cup',
    kind: 'tournament',
    name: 'Weekend cup',
    description: 'Gather points with your bets and share the pool with the best.',
    trigger: 'calendar',
    startsActive: false,
    lifeMs: null,
    showInPromotion: true,
    conditions: { selection_odds: { min: 1200, max: null } },
    pointsRate: 10_000,
    farmOncePerEvent: false,
    currency: 'EUR',
    poolSeed: 100_000,
    contributionRate: 1000,
    durationMs: 14 * dayMs,
    prizes: [
      { from: 1, to: 1, permille: 400 },
      { from: 2, to: 2, permille: 200 },
      { from: 3, to: 3, permille: 100 },
      { from: 4, to: 10, permille: 40 },
    ],
    rivals: [
      { name: 'Ma***', points: 940 },
      { name: 'je***', points: 815 },
      { name: 'Pe***', points: 640 },
      { name: 'Sa***', points: 515 },
      { name: 'lu***', points: 380 },
      { name: 'An***', points: 310 },
      { name: 'Ko***', points: 255 },
      { name: 'ri***', points: 190 },
      { name: 'El***', points: 120 },
      { name: 'to***', points: 85 },
      { name: 'Vi***', points: 40 },
      { name: 'da***', points: 15 },
    ],
    terms: [
      {
        heading: 'How places are counted',
        text: 'Points of settled bets, most first; of equal points, who had them first. The pool grows by one per cent of every stake in it.',
      },
      {
        heading: 'When it is paid',
        text: 'After the end places are checked, then paid as money that can be bet or paid out.',
      },
      ...usual,
    ],
  },
];

export const betPrograms: readonly BetProgram[] = [
  {
    key: 'bets-for-freebets',
    currency: 'EUR',
    minStake: 500,
    ranges: [
      { bets: 3, type: 'freebet_only_win', amount: 500 },
      { bets: 8, type: 'freebet_only_win', amount: 1500 },
    ],
  },
];

export const jackpotOffers: readonly JackpotOffer[] = [
  {
    key: 'city-lights',
    name: 'City lights',
    description:
      'One per cent of every euro bet goes into the pools, paid by us. Each level is hit before it passes its mark.',
    currency: 'EUR',
    contributionRate: 1000,
    levels: [
      { code: 'mini', name: 'Mini', seed: 5_000, mustHitBy: 10_000, weight: 5 },
      { code: 'major', name: 'Major', seed: 50_000, mustHitBy: 100_000, weight: 3 },
      { code: 'grand', name: 'Grand', seed: 500_000, mustHitBy: 1_500_000, weight: 2 },
    ],
  },
];

export function offerOf(key: string): Offer {
  const found = offers.find((offer) => offer.key === key);
  if (found === undefined) throw new RangeError(`no offer ${key}`);
  return found;
}
