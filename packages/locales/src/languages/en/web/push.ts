export default {
  title: 'Push notifications',
  device: 'On this device',
  states: {
    off: 'Switch it on to be notified when the page is closed.',
    on: 'This device notifies you, also when the page is closed.',
    blocked:
      'Your browser blocks notifications from this site. Allow them in the browser’s settings to switch this on.',
  },
  about: 'Notify me about',
  topics: {
    bet_settled: 'Settled bets',
    cashout_reached: 'Auto cashouts',
    match_started: 'Favourite matches that start',
    goal: 'Goals in favourite matches',
    bonus: 'New bonuses',
  },
  ask: {
    title: 'Find out how it ends',
    text: 'We can notify you when this bet is settled, also when the page is closed.',
    yes: 'Notify me',
    later: 'Not now',
    done: 'Notifications are on',
  },
  failed: {
    title: 'We couldn’t change notifications',
    text: 'Try again in a moment.',
  },
  notSaved: {
    title: 'Your choice wasn’t saved',
    text: 'Try again in a moment.',
  },
} as const;
