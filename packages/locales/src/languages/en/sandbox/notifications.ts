/** What the sandbox tells players by itself. `{amount}` stands for a formatted amount. */
export default {
  welcome: {
    title: 'Welcome to Slipstream',
    caption: 'Your play money is in your balance',
    body: 'Matches are simulated and the money isn’t real. Set your limits before you start.',
  },
  deposit_done: {
    title: 'Deposit received',
    caption: '{amount}',
    body: 'The money is in your balance.',
  },
  deposit_failed: {
    title: 'Deposit failed',
    caption: '{amount}',
    body: 'No money was taken. Try again or choose another payment method.',
  },
  password_changed: {
    title: 'Your password was changed',
    caption: 'You’ve been signed out on your other devices',
    body: 'If this wasn’t you, reset your password now.',
  },
  limit_set: {
    title: 'Limit saved',
    caption: '',
    body: 'See it under Limits and breaks.',
  },
} as const;
