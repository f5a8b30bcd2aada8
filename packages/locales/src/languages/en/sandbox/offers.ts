/** The demo's offers in English; the keys here are the ones every other language has. */
export default {
  offers: {
    'accumulator-boost': {
      name: '25% combo boost',
      description: 'The more selections in your combo, the bigger the boost: up to 25% more returns.',
    },
    'double-boost': {
      name: '10% combo boost',
      description:
        '10% more returns on combos of two or more selections. Three uses. Replaces any other boost you have.',
    },
    'welcome-freebet': {
      name: 'Welcome free bet',
      description: 'A free bet on any single or combo at 1.50 or above.',
    },
    'deposit-no-risk': {
      name: 'Money-back bet',
      description: 'Bet with your own money. If the bet loses, you get your stake back.',
    },
    'friday-freebet': {
      name: 'Friday soccer',
      description: 'A free bet every week on soccer, before the match only.',
    },
    'verified-freebet': {
      name: 'Verified player free bet',
      description: 'For players with a verified account.',
    },
    'code-freebet': { name: 'Promo code free bet', description: 'For players with a promo code.' },
    'summer-freebet': { name: 'Summer free bet', description: 'This promo code has expired.' },
    'reward-freebet': { name: 'Reward free bet', description: 'For the bets you’ve placed.' },
    'goal-hunt': { name: 'Goal hunt', description: 'Collect points with every bet and turn them into free bets.' },
    'lucky-crate': {
      name: 'Lucky box',
      description: 'A bet that uses it gets a prize box when it’s settled. See the chances below.',
    },
    'weekend-cup': {
      name: 'Weekend cup',
      description: 'Collect points with your bets and share the prize pool with the best.',
    },
  },
  terms: {
    who: {
      heading: 'Who it is for',
      text: 'Players with an open account who aren’t on a break or self-excluded.',
    },
    end: {
      heading: 'When it ends',
      text: 'The bonus ends at the time shown. A bet placed before then keeps it until it’s settled.',
    },
    refund: {
      heading: 'Void bets and bets not accepted',
      text: 'If a bet with a free bet is void or not accepted, you get the free bet back and can use it again.',
    },
    allWin: {
      heading: 'What it pays',
      text: 'If the bet wins, you get the winnings plus the stake of the free bet.',
    },
    onlyWin: {
      heading: 'What it pays',
      text: 'If the bet wins, you get the winnings. The stake of the free bet isn’t returned.',
    },
    noRisk: {
      heading: 'What it pays',
      text: 'You bet with your own money. If the bet loses, you get back the part of the stake you lost.',
    },
    oneBet: {
      heading: 'How it is used',
      text: 'Use the whole free bet on one bet. It can’t be split, withdrawn or cashed out.',
    },
    boost: {
      heading: 'What it pays',
      text: 'The returns of a winning combo are multiplied by the boost for its number of selections.',
    },
    void: {
      heading: 'Void selections',
      text: 'A void selection doesn’t count. The combo then gets the boost for the selections that remain, or none.',
    },
    doubleBoost: {
      heading: 'What it pays',
      text: 'The returns of a winning combo of two or more selections are multiplied by 1.10.',
    },
    threeTimes: {
      heading: 'How often',
      text: 'You can use it three times. Activating it ends any other boost you have.',
    },
    huntPoints: {
      heading: 'How points are counted',
      text: 'Ten points per unit of stake at odds of 2.00, more at higher odds and fewer at lower odds, when the bet is settled. Each match counts once. Cashed-out and void bets don’t count.',
    },
    huntUse: {
      heading: 'What points are for',
      text: 'Each step gives you a free bet. You can also use points to upgrade free bets.',
    },
    crate: {
      heading: 'How it works',
      text: 'The prize is decided when the bet is settled, by the chances shown. Opening the box only reveals it; waiting changes nothing.',
    },
    cupPlaces: {
      heading: 'How places are counted',
      text: 'By points from settled bets. With equal points, the player who reached them first is ahead. 1% of every stake in the tournament is added to the prize pool.',
    },
    cupPaid: {
      heading: 'When prizes are paid',
      text: 'Places are checked after the end. Prizes are paid as money you can bet or withdraw.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'City lights',
      description: 'We add 1% of every euro bet to the jackpots. Each one drops before it reaches its limit.',
    },
    'night-train': {
      name: 'Night train',
      description: 'We add 0.5% of every euro bet. A small jackpot that drops often.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Free bet', money: 'Cash', points: 'Points', nothing: 'Nothing' },
} as const;
