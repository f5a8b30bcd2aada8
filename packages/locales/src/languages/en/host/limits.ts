/** The page of limits, breaks and self-exclusion. */
export default {
  title: 'Limits and breaks',
  rule: 'A stricter limit applies at once. Loosening or removing a limit takes 24 hours. A break can only be made longer.',
  holding: 'Your limits',
  setLimit: 'Set a limit',
  set: 'Set limit',
  amount: 'Amount',
  currency: 'Currency',
  duration: 'Time',
  period: 'Per',
  periods: { day: 'day', week: 'week', month: 'month' },
  kinds: {
    reality_check: {
      name: 'Reality check',
      about: 'How often we remind you how long you’ve played and whether you’re up or down.',
    },
    sportsbook_session: {
      name: 'Betting session',
      about: 'The longest you can bet without a break. Betting then stops for 15 minutes.',
    },
    session: { name: 'Time signed in', about: 'The longest you can stay signed in. We sign you out after that.' },
    activity: { name: 'Time on site', about: 'The most time you can spend here per day, week or month.' },
    time: { name: 'Betting time' },
    deposit: { name: 'Deposits', about: 'The most you can deposit per day, week or month.' },
    loss: { name: 'Losses', about: 'The most you can lose per day, week or month.' },
    wager: { name: 'Stakes', about: 'The most you can stake per day, week or month.' },
    bet: { name: 'Stake per bet', about: 'The most you can stake on one bet.' },
    coolingoff: { name: 'Take a break', about: 'No deposits and no bets until the break ends.' },
    selfexclusion: {
      name: 'Self-exclusion',
      about: 'We sign you out everywhere and you can’t sign in until it ends. It can’t be undone.',
    },
  },
} as const;
