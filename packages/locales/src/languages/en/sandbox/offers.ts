/** The demo's offers in English; the keys here are the ones every other language has. */
export default {
  offers: {
    'accumulator-boost': {
      name: 'Accumulator boost',
      description: 'The more selections your combo has, the more it pays: up to 25 % on top.',
    },
    'double-boost': {
      name: 'Double booster',
      description: 'Ten per cent more for combos of two and up, three times. It takes the place of another boost.',
    },
    'welcome-freebet': {
      name: 'Welcome freebet',
      description: 'Your first bet is on us. Any single or combo from 1.50 on.',
    },
    'deposit-no-risk': {
      name: 'No-risk bet',
      description: 'Bet with your own money. If it loses, you get the stake back.',
    },
    'friday-freebet': {
      name: 'Friday football',
      description: 'A freebet every week, for football before kick-off.',
    },
    'verified-freebet': {
      name: 'Verified thank-you',
      description: 'For players who have proved who they are.',
    },
    'code-freebet': { name: 'Code freebet', description: 'For those who know the code.' },
    'summer-freebet': { name: 'Summer freebet', description: 'The summer is over, and so is this code.' },
    'reward-freebet': { name: 'Reward freebet', description: 'Earned by betting.' },
    'goal-hunt': { name: 'Goal hunt', description: 'Every bet gathers points. Points become freebets.' },
    'lucky-crate': {
      name: 'Lucky crate',
      description: 'A bet that uses it gives a box when it is settled. The chances are told below.',
    },
    'weekend-cup': {
      name: 'Weekend cup',
      description: 'Gather points with your bets and share the pool with the best.',
    },
  },
  terms: {
    who: {
      heading: 'Who it is for',
      text: 'Players whose account is open and who are not on a break or excluded.',
    },
    end: {
      heading: 'When it ends',
      text: 'The bonus ends at the moment shown with it. A bet placed before that moment keeps the bonus until it is settled.',
    },
    refund: {
      heading: 'Cancelled and refunded bets',
      text: 'When a bet that used a freebet is rejected or refunded in full, the freebet comes back and can be used again.',
    },
    allWin: {
      heading: 'What it pays',
      text: 'If the bet wins, the full return is paid, the amount of the freebet included.',
    },
    onlyWin: {
      heading: 'What it pays',
      text: 'If the bet wins, the winnings are paid without the amount of the freebet.',
    },
    noRisk: {
      heading: 'What it pays',
      text: 'The bet is placed with your own money. If it loses, what you lost of the stake is paid back.',
    },
    oneBet: {
      heading: 'How it is used',
      text: 'One bet uses the whole freebet. It can not be split, paid out or cashed out.',
    },
    boost: {
      heading: 'What it pays',
      text: 'The return of a winning combo is multiplied by the factor of its range.',
    },
    void: {
      heading: 'Void selections',
      text: 'A void selection no longer counts. The combo then gets the factor of the selections that stand, or none.',
    },
    doubleBoost: {
      heading: 'What it pays',
      text: 'The return of a winning combo of two or more selections is multiplied by 1.10.',
    },
    threeTimes: {
      heading: 'How often',
      text: 'It can be used three times. Activating it ends any other boost you have.',
    },
    huntPoints: {
      heading: 'How points are counted',
      text: 'Ten points for each unit of stake at even odds, more for longer and fewer for shorter odds, when the bet is settled. Each match counts once. Cashed-out and refunded bets give none.',
    },
    huntUse: {
      heading: 'What points are for',
      text: 'Each step gives a freebet. Points can also raise the worth of freebets.',
    },
    crate: {
      heading: 'How it works',
      text: 'What is in a box is decided when the bet is settled, by the chances shown. Opening it only shows it; waiting changes nothing.',
    },
    cupPlaces: {
      heading: 'How places are counted',
      text: 'Points of settled bets, most first; of equal points, who had them first. The pool grows by one per cent of every stake in it.',
    },
    cupPaid: {
      heading: 'When it is paid',
      text: 'After the end places are checked, then paid as money that can be bet or paid out.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'City lights',
      description:
        'One per cent of every euro bet goes into the pools, paid by us. Each level is hit before it passes its mark.',
    },
    'night-train': {
      name: 'Night train',
      description: 'Half a per cent of every euro bet, paid by us. A small pool that leaves often.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Freebet', money: 'Cash', points: 'Points', nothing: 'Nothing' },
} as const;
