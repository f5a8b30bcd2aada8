export default {
  reconnecting: 'Reconnecting, odds paused',
  offline: 'You’re offline. Odds are paused until you’re back online.',
  kindDown: 'Bets are paused here. They’re back as soon as our odds are.',
  lost: {
    title: 'No connection',
    text: 'Check your internet connection. Odds are paused until you’re back online.',
  },
} as const;
