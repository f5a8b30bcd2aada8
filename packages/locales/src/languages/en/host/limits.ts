/** The page of limits, breaks and self-exclusion. */
export default {
  title: 'Limits and breaks',
  rule: 'A stricter limit holds at once. A looser one, or an end, takes a day. A break can only be made longer.',
  holding: 'What holds',
  setLimit: 'Set a limit',
  set: 'Set',
  amount: 'Amount',
  currency: 'Currency',
  duration: 'How long',
  period: 'In',
  periods: { day: 'a day', week: 'a week', month: 'a month' },
  kinds: {
    reality_check: {
      name: 'Reality check',
      about: 'Every so often you are told how long you have played and what it came to.',
    },
    sportsbook_session: {
      name: 'Betting session',
      about: 'After so long betting stops until you have had a break of 15 minutes.',
    },
    session: { name: 'Signed in', about: 'After so long you are signed out.' },
    activity: { name: 'Activity', about: 'So long may you be here in a day, a week or a month.' },
    deposit: { name: 'Deposits', about: 'So much may be paid in.' },
    loss: { name: 'Losses', about: 'So much may be lost.' },
    wager: { name: 'Stakes', about: 'So much may be staked.' },
    bet: { name: 'One bet', about: 'No bet may be larger.' },
    coolingoff: { name: 'A break', about: 'No deposits and no bets for so long.' },
    selfexclusion: {
      name: 'Self-exclusion',
      about: 'You are signed out everywhere and can not sign in for so long. It can not be taken back.',
    },
  },
} as const;
