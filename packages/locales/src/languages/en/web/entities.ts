export default {
  notCovered: {
    short: 'Not covered',
    title: 'We no longer follow this match',
    text: 'There are no more odds for it. Bets you placed are settled by the official result.',
  },
  market: {
    handedOver: 'Moving to live odds. It may open again in a moment.',
    cancelled: 'Market cancelled. Stakes are returned.',
    closes: 'Bets until {time}',
  },
  farming: {
    average: 'Average stake {amount} in {count, plural, one {# bet} other {# bets}}.',
    freebets: 'Your open bets can bring {amount} in free bets.',
    started: 'The prize pool started at {amount}.',
    boostable: 'Your points can raise {count, plural, one {# free bet} other {# free bets}}.',
  },
  jackpot: {
    paid: '{amount} paid so far',
    created: 'Not started yet',
    disabled: 'Turned off',
    finished: 'Finished',
    paused: 'Paused',
  },
  oldBrowser: 'Your browser is out of date, so pages are in one column. Update it to see them in full.',
  bonusOff: 'We turned this bonus off. It can’t be used any more.',
  bet: {
    cancelled: 'We cancelled this bet. The stake is back in your balance.',
    withdrawn: 'This bet was withdrawn. The stake is back in your balance.',
  },
} as const;
